import type { BoardId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { boardForm } from '../test-boards';
import { seeFlags } from './see-flags';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const flagsOn = (boardId: BoardId) =>
  t.db
    .selectFrom('boardFlags')
    .select(['kind', 'words', 'seenAt'])
    .where('boardId', '=', boardId)
    .orderBy('kind')
    .execute();

test('a post that names barred goods or a number is opened as ever, and flagged for a person', async () => {
  const leader = await t.person();
  const form = await boardForm(t, { name: '수제 맥주', content: '문의 010-1234-5678' });
  const { status, body } = await t.call(leader, 'POST', '/api/group-boards', form);
  expect(status).toBe(200);
  expect(await flagsOn(body.id)).toEqual([
    { kind: 'FORBIDDEN', words: '맥주', seenAt: null },
    { kind: 'PHONE', words: '010-1234-5678', seenAt: null },
  ]);
  await seeFlags(t.db, body.id, t.clock.now);
  expect((await flagsOn(body.id)).every(({ seenAt }) => seenAt !== null)).toBe(true);

  const edit = (changes: object) => t.call(leader, 'PUT', `/api/group-boards/${body.id}`, { ...form, ...changes });
  expect((await edit({ quantity: '12캔' })).status).toBe(200);
  expect((await edit({ name: '수제 식혜', content: '맛있어요' })).status).toBe(200);
  expect(await flagsOn(body.id)).toEqual([]);
});

test('an ordinary post is not flagged; an edit that only moves the day is not looked at again', async () => {
  const leader = await t.person();
  const form = await boardForm(t, { content: '링크 https://example.com' });
  const { body } = await t.call(leader, 'POST', '/api/group-boards', form);
  await seeFlags(t.db, body.id, t.clock.now);
  await t.call(leader, 'PUT', `/api/group-boards/${body.id}`, { ...form, totalUser: form.totalUser + 1 });
  expect(await flagsOn(body.id)).toMatchObject([{ kind: 'LINK', seenAt: t.clock.now }]);
  const plain = await t.call(leader, 'POST', '/api/group-boards', await boardForm(t, {}));
  expect(await flagsOn(plain.body.id)).toEqual([]);
});
