import type { BoardId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, boardForm, openBoard } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { changeOperator } from './people/change-operators';
import { actsOf, operatorPerson } from './test-operator';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  t = await testApp();
  operator = await operatorPerson(t);
});
afterAll(() => t.close());

const get = (path: string) => t.call(awake(t, operator), 'GET', `/api/operator/${path}`);
const post = (person: Person, path: string, body?: object) =>
  t.call(awake(t, person), 'POST', `/api/operator/${path}`, body);
const flagged = async (state = 'OPEN') =>
  (await get(`flags?state=${state}`)).body.map(({ board }: { board: { boardId: BoardId } }) => board.boardId);
const waiting = async () =>
  (await get('todo')).body.queues.find(({ queue }: { queue: string }) => queue === 'FLAG').count;

test('a flagged post waits until somebody has looked, once; an unflagged one never does', async () => {
  const id = await openBoard(t, await t.person(), { content: '문의 010-1234-5678, 수제 맥주도 있어요' });
  const plain = await openBoard(t, await t.person());
  const list = (await get('flags')).body;
  expect(list.find(({ board }: { board: { boardId: BoardId } }) => board.boardId === id)).toMatchObject({
    flags: [
      { kind: 'FORBIDDEN', words: '맥주' },
      { kind: 'PHONE', words: '010-1234-5678' },
    ],
    seenAt: null,
  });
  expect(await flagged()).not.toContain(plain);
  expect((await get('todo')).body.oldest).toContainEqual(expect.objectContaining({ queue: 'FLAG', id: String(id) }));
  const before = await waiting();
  expect((await post(operator, `flags/${id}/seen`)).status).toBe(200);
  expect((await post(operator, `flags/${id}/seen`)).body.code).toBe('ALREADY_DECIDED');
  expect((await post(operator, `flags/${plain}/seen`)).body.code).toBe('ALREADY_DECIDED');
  expect(await waiting()).toBe(before - 1);
  expect(await flagged()).not.toContain(id);
  expect(await flagged('ENDED')).toContain(id);
  expect((await actsOf(t, operator)).filter(({ what }) => what === 'board.seen')).toHaveLength(1);
});

test('a post that is taken down was looked at; nobody looks at their own', async () => {
  const leader = await t.person();
  const id = await openBoard(t, leader, { content: '오픈채팅으로 오세요' });
  await changeOperator(t.db, leader.email, true, t.clock.now);
  expect((await post(leader, `flags/${id}/seen`)).body.code).toBe('OWN_CASE');
  expect((await post(operator, `boards/${id}/take-down`, { reason: '앱 밖 거래예요' })).status).toBe(200);
  expect(await flagged()).not.toContain(id);
});

test('a picture that looks like one of a post that was taken down is flagged, and the post is opened', async () => {
  const [first, again, other] = [await t.person(), await t.person(), await t.person()];
  const form = await boardForm(t);
  const upload = async (person: Person, thumbhash: string) => {
    const url = `/media/${person.userId}-${thumbhash}.webp`;
    const size = { width: 800, height: 800, widths: [400], bytes: 1000 };
    await t.db
      .insertInto('media')
      .values({ url, ownerId: person.userId, thumbhash, color: '#fff', createdAt: t.clock.now, ...size })
      .execute();
    return { ...form, images: [url] };
  };
  const bad = (await t.call(awake(t, first), 'POST', '/api/group-boards', await upload(first, 'AAAA'))).body.id;
  await post(operator, `boards/${bad}/take-down`, { reason: '가품이에요' });
  const same = await t.call(awake(t, again), 'POST', '/api/group-boards', await upload(again, 'AAAA'));
  expect(same.status).toBe(200);
  const mine = await t.call(awake(t, other), 'POST', '/api/group-boards', await upload(other, 'BBBB'));
  const list = (await get('flags')).body as { board: { boardId: BoardId }; flags: object[] }[];
  expect(list.find(({ board }) => board.boardId === same.body.id)?.flags).toEqual([
    { kind: 'PICTURE', words: `#${bad}` },
  ]);
  expect(list.map(({ board }) => board.boardId)).not.toContain(mine.body.id);
});
