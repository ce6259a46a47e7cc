import type { BoardId } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import {
  awake,
  boardForm,
  boardRow,
  join,
  messagesOf,
  openBoard,
  openWithFollowers,
  storedPicture,
} from '../test-boards';

let t: TestApp;
let leader: Person;
const START = new Date('2026-11-15T03:00:00.000Z');

beforeAll(async () => {
  t = await testApp({ now: START });
  leader = await t.person();
});
beforeEach(() => {
  t.clock.now = START;
});
afterAll(() => t.close());

const edit = async (boardId: BoardId, changes: Record<string, unknown> = {}, editor = leader) =>
  t.call(awake(t, editor), 'PUT', `/api/group-boards/${boardId}`, await boardForm(t, changes));

const aMinuteLater = () => {
  t.clock.now = new Date(t.clock.now.getTime() + 60_000);
  return t.runJobs();
};

test('hands the leader the form as it was filled in', async () => {
  const form = await boardForm(t, { meetingNote: '서울숲역 3번 출구' });
  const { id } = (await t.call(leader, 'POST', '/api/group-boards', form)).body;
  const { status, body } = await t.call(leader, 'GET', `/api/group-boards/${id}/edit`);
  expect(status).toBe(200);
  const pictures = [expect.objectContaining({ url: form.images[0] })];
  const again = { neighbours: 0, told: false, days: 7, repeat: null, refusal: 'AGAIN_EARLY' };
  expect(body).toEqual({ ...form, productId: null, pictures, again });
  expect((await t.call(await t.person(), 'GET', `/api/group-boards/${id}/edit`)).body.code).toBe('NOT_LEADER');
  expect((await t.call(leader, 'GET', '/api/group-boards/999999/edit')).body.code).toBe('BOARD_NOT_FOUND');
});

test('a meeting note is kept by an edit that does not speak of it, told when it changes, and may be emptied', async () => {
  const { boardId } = await openWithFollowers(t, leader, 1, { meetingNote: '서울숲역 3번 출구' });
  const note = async () => (await t.call(leader, 'GET', `/api/group-boards/${boardId}`)).body.meetingNote;
  await edit(boardId);
  expect(await note()).toBe('서울숲역 3번 출구');
  await edit(boardId, { meetingNote: ' 뚝섬역 1번 출구 ' });
  expect(await note()).toBe('뚝섬역 1번 출구');
  await aMinuteLater();
  expect((await messagesOf(t, boardId)).at(-1)?.body).toBe('리더가 공구 내용을 바꿨어요. 만나는 곳 ‘뚝섬역 1번 출구’');
  await edit(boardId, { meetingNote: '' });
  expect(await note()).toBe('');
  const long = await edit(boardId, { meetingNote: '가'.repeat(41) });
  expect(long.body).toMatchObject({ code: 'INVALID_FIELDS', fields: { meetingNote: expect.any(String) } });
});

test('an edit changes the post, its room’s title and what it is found by', async () => {
  const boardId = await openBoard(t, leader);
  const image = await storedPicture(t);
  const changes = {
    name: '청송 사과',
    quantity: '5박스',
    price: 99_000,
    totalUser: 9,
    images: [image],
    content: '달아요',
  };
  expect((await edit(boardId, changes)).body).toEqual({ id: boardId, chatRoomId: boardId });
  const detail = (await t.call(leader, 'GET', `/api/group-boards/${boardId}`)).body;
  expect(detail).toMatchObject({
    title: '청송 사과 5박스 공구합니다.',
    price: 99_000,
    totalUser: 9,
    images: [image],
    content: '달아요',
  });
  const room = await t.db.selectFrom('chatRooms').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow();
  expect(room.title).toBe('청송 사과 5박스 공구방');
  const { searchTokens } = await boardRow(t, boardId);
  expect(searchTokens).toContain('사과');
  expect(searchTokens).not.toContain('감귤');
});

test('a new address moves it, an unknown one is refused', async () => {
  const boardId = await openBoard(t, leader);
  const before = await boardRow(t, boardId);
  expect((await edit(boardId, { location: '없는나라 없는도시 1' })).body.code).toBe('ADDRESS_NOT_FOUND');
  expect((await edit(boardId, { location: '서울특별시 성동구 성수동2가' })).status).toBe(200);
  const after = await boardRow(t, boardId);
  expect(before.latitude).toBeLessThan(34);
  expect(after.latitude).toBeGreaterThan(37);
});

test('refuses with a code of its own', async () => {
  const code = async (answer: ReturnType<typeof edit>) => {
    const { status, body } = await answer;
    return `${status} ${body.code} ${Object.keys(body.fields ?? {}).join()}`.trim();
  };
  const { boardId, followers } = await openWithFollowers(t, leader, 1);
  expect(await code(edit(boardId, {}, await t.person()))).toBe('403 NOT_LEADER');
  expect(await code(edit(boardId, {}, followers[0]))).toBe('403 NOT_LEADER');
  expect(await code(edit(999_999 as BoardId))).toBe('404 BOARD_NOT_FOUND');
  expect(await code(edit(boardId, { categoryId: 2 }))).toBe('409 CATEGORY_FIXED');
  expect(await code(edit(boardId, { price: 40_001 }))).toBe('409 SHARE_WOULD_RISE');
  expect(await code(edit(boardId, { totalUser: 3 }))).toBe('409 SHARE_WOULD_RISE');
  expect(await code(edit(boardId, { deadline: '2026-11-14' }))).toBe('400 INVALID_FIELDS deadline');
  expect(await code(edit(boardId, { images: [] }))).toBe('400 INVALID_FIELDS images');
  expect(await code(edit(boardId, { name: '' }))).toBe('400 INVALID_FIELDS name');
  expect(await code(edit(boardId, { productId: 1 }))).toBe('400 INVALID_FIELDS productId');
  expect(await code(edit(boardId, { images: ['/media/not-ours.webp'] }))).toBe('400 IMAGE_NOT_ALLOWED');

  const full = await openWithFollowers(t, leader, 1, { totalUser: 2 });
  expect(await code(edit(full.boardId))).toBe('409 BOARD_IN_PROGRESS');
  const remove = t.call(leader, 'DELETE', `/api/group-boards/${full.boardId}`);
  expect(await code(remove)).toBe('409 BOARD_IN_PROGRESS');
  await t.call(leader, 'POST', `/api/group-boards/${full.boardId}/cancel`);
  expect(await code(edit(full.boardId))).toBe('409 BOARD_CANCELLED');
  await t.db.updateTable('boards').set({ stage: 'COMPLETED' }).where('id', '=', full.boardId).execute();
  expect(await code(edit(full.boardId))).toBe('409 BOARD_COMPLETED');
});

test('a category that is left out or the same stays', async () => {
  const boardId = await openBoard(t, leader, { categoryId: 3 });
  expect((await edit(boardId, { categoryId: 3 })).status).toBe(200);
  expect((await edit(boardId, { categoryId: undefined })).status).toBe(200);
  expect((await boardRow(t, boardId)).categoryId).toBe(3);
});

test('moving the deadline of an expired one reopens it', async () => {
  const boardId = await openBoard(t, leader, { deadline: '2026-11-16' });
  t.clock.now = new Date('2026-11-17T03:00:00.000Z');
  const status = async () => (await t.call(null, 'GET', `/api/group-boards/${boardId}`)).body.boardStatus;
  expect(await status()).toBe('CLOSED');
  expect((await edit(boardId, { deadline: '2026-11-30' })).status).toBe(200);
  expect(await status()).toBe('OPEN');
  expect((await join(t, await t.person(), boardId)).status).toBe(200);
});

test('members are told when the terms change, a leader alone is not', async () => {
  const alone = await openBoard(t, leader);
  await edit(alone, { price: 30_000 });
  expect((await messagesOf(t, alone)).length).toBe(1);
  const { boardId } = await openWithFollowers(t, leader, 1);
  const before = (await messagesOf(t, boardId)).length;
  await edit(boardId, { content: '글만 고쳤어요' });
  expect((await messagesOf(t, boardId)).length).toBe(before);
  await edit(boardId, { price: 36_000 });
  await aMinuteLater();
  expect((await messagesOf(t, boardId)).slice(before)).toEqual([
    expect.objectContaining({ type: 'SYSTEM', stage: 'RECRUITING', body: expect.stringContaining('36,000원') }),
  ]);
});

test('many edits within a minute are one notice, and an edit taken back is none', async () => {
  const { boardId } = await openWithFollowers(t, leader, 1);
  const before = (await messagesOf(t, boardId)).length;
  for (let price = 39_900; price >= 39_000; price -= 100) await edit(boardId, { price });
  await t.runJobs();
  expect((await messagesOf(t, boardId)).length).toBe(before);
  await aMinuteLater();
  expect((await messagesOf(t, boardId)).slice(before).map(({ body }) => body)).toEqual([
    '리더가 공구 내용을 바꿨어요. 총 가격 40,000원 → 39,000원',
  ]);

  await edit(boardId, { price: 39_000, quantity: '9kg' });
  await edit(boardId, { price: 39_000 });
  await aMinuteLater();
  expect((await messagesOf(t, boardId)).length).toBe(before + 1);
  await edit(boardId, { price: 38_000, quantity: '9kg' });
  await aMinuteLater();
  expect((await messagesOf(t, boardId)).at(-1)?.body).toBe(
    '리더가 공구 내용을 바꿨어요. 총 수량 ‘10kg’ → ‘9kg’, 총 가격 39,000원 → 38,000원. 계속할지 11월 16일 밤 9시까지 골라 주세요. 답이 없으면 계속하는 걸로 볼게요.',
  );
});

test('a purchase that is gone by then has no notice', async () => {
  const { boardId } = await openWithFollowers(t, leader, 1);
  await edit(boardId, { price: 36_000 });
  await t.call(leader, 'DELETE', `/api/group-boards/${boardId}`);
  const before = (await messagesOf(t, boardId)).length;
  expect(await aMinuteLater()).toContainEqual(expect.objectContaining({ job: 'boards.edit-notice', outcome: 'done' }));
  expect((await messagesOf(t, boardId)).length).toBe(before);
});

test('members hear of changed terms before they are asked for money', async () => {
  const { boardId } = await openWithFollowers(t, leader, 1, { totalUser: 3 });
  await edit(boardId, { totalUser: 3, price: 30_000 });
  await join(t, await t.person(), boardId);
  expect((await messagesOf(t, boardId)).slice(-2)).toEqual([
    expect.objectContaining({ stage: 'RECRUITING', body: '리더가 공구 내용을 바꿨어요. 총 가격 40,000원 → 30,000원' }),
    expect.objectContaining({ stage: 'RECRUITED' }),
  ]);
});

test('fewer seats may fill it: the stage moves with the edit', async () => {
  const { boardId } = await openWithFollowers(t, leader, 1, { totalUser: 4, price: 40_000 });
  expect((await edit(boardId, { totalUser: 2, price: 20_000 })).status).toBe(200);
  expect((await boardRow(t, boardId)).stage).toBe('RECRUITED');
  expect((await messagesOf(t, boardId)).at(-1)).toMatchObject({ type: 'SYSTEM', stage: 'RECRUITED' });
});

test('deleting hides it and leaves the room a word', async () => {
  const { boardId, followers } = await openWithFollowers(t, leader, 1);
  const stranger = await t.call(await t.person(), 'DELETE', `/api/group-boards/${boardId}`);
  expect(stranger.body.code).toBe('NOT_LEADER');
  const before = (await messagesOf(t, boardId)).length;
  expect((await t.call(leader, 'DELETE', `/api/group-boards/${boardId}`)).body).toEqual({ ok: true });
  expect((await t.call(followers[0]!, 'GET', `/api/group-boards/${boardId}`)).status).toBe(404);
  expect((await t.call(leader, 'DELETE', `/api/group-boards/${boardId}`)).status).toBe(404);
  for (const path of ['me', 'like', 'joined']) {
    expect(
      (await t.call(leader, 'GET', `/api/group-boards/${path}`)).body.map((c: { id: number }) => c.id),
    ).not.toContain(boardId);
  }
  const messages = await messagesOf(t, boardId);
  expect(messages.length).toBe(before + 1);
  expect(messages.at(-1)).toMatchObject({ type: 'SYSTEM', stage: 'CANCELLED' });
});

test('the leader calls it off before purchase', async () => {
  const { boardId, followers } = await openWithFollowers(t, leader, 1, { totalUser: 2 });
  const cancel = (person: Person) => t.call(person, 'POST', `/api/group-boards/${boardId}/cancel`);
  expect((await cancel(followers[0]!)).body.code).toBe('NOT_LEADER');
  const { status, body } = await cancel(leader);
  expect(status).toBe(200);
  expect(body).toMatchObject({ stage: 'CANCELLED', boardStatus: 'CANCELLED', cancellable: false });
  expect((await boardRow(t, boardId)).endedAt).toEqual(START);
  expect((await messagesOf(t, boardId)).at(-1)).toMatchObject({ type: 'SYSTEM', stage: 'CANCELLED' });
  expect((await cancel(leader)).body.code).toBe('BOARD_CANCELLED');
  await t.db.updateTable('boards').set({ stage: 'PURCHASED' }).where('id', '=', boardId).execute();
  expect((await cancel(leader)).body.code).toBe('BOARD_NOT_CANCELLABLE');
});
