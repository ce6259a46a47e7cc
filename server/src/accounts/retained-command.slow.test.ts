import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealText } from '../db/sealed-text';
import { sealingKey } from '../db/shared-keys';
import { transact } from '../db/transaction';
import { type TestApp, testApp } from '../test-app';
import { runCommand } from '../test-command';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: new Date() });
});
afterAll(() => t.close());

const retained = (...words: string[]) => runCommand(t.database.url, 'accounts/retained-command.ts', ...words);

test('npm run retained opens what the law keeps, wants a reason, and leaves a line of every look', {
  timeout: 200_000,
}, async () => {
  const { userId } = await t.person();
  const kept = { name: '홍길동', phone: '010-7391-4682', email: 'a@example.org' };
  await transact(t.db, async (tx) => {
    const sealed = sealText(await sealingKey(tx, 'retained', t.clock.now, []), JSON.stringify(kept));
    await tx
      .insertInto('retainedPeople')
      .values({ userId, sealed, until: new Date('2031-01-01T00:00:00Z') })
      .execute();
  });
  expect(await retained(String(userId))).toMatchObject({ code: 2 });
  expect(await retained(String(userId), '경찰', '요청')).toEqual({
    code: 0,
    text: `${JSON.stringify(kept)} until 2031-01-01T00:00:00.000Z\n`,
  });
  expect(await retained('999999', '확인')).toEqual({ code: 1, text: 'Nothing is kept of 999999.\n' });
  const lines = await t.db
    .selectFrom('audit')
    .select(['userId', 'object', 'outcome'])
    .where('action', '=', 'read-retained')
    .orderBy('at')
    .execute();
  expect(lines).toEqual([
    { userId, object: '경찰 요청', outcome: 'done' },
    { userId: 999999, object: '확인', outcome: 'USER_NOT_FOUND' },
  ]);
});
