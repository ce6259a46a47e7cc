import type { Person, TestApp } from '../test-app';

export const NEEDED = ['TERMS', 'PRIVACY', 'AGE14'];
const FORM = { phone: '010-1234-5678', gender: 'FEMALE', profileUrl: '/avatars/mint.webp' };

export function agree(t: TestApp, person: Person, version = 1, kinds = NEEDED) {
  const consents = kinds.map((kind) => ({ kind, version: kind === 'TERMS' ? version : 1, given: true }));
  return t.call(person, 'POST', '/api/users/consents', { consents });
}

export function signUp(t: TestApp, cookie: string, nickname: string, birth: string) {
  return t.app.inject({
    method: 'POST',
    url: '/api/users',
    headers: { cookie: `refresh_token=${cookie}` },
    payload: { ...FORM, nickname, birth },
  });
}

export const ownPhone = (t: TestApp, { userId }: Person) =>
  t.db
    .updateTable('users')
    .set({ phone: `010-0000-${String(userId).padStart(4, '0')}`, phoneVerifiedAt: t.clock.now })
    .where('id', '=', userId)
    .execute();
