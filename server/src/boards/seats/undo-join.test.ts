import { type BoardDetail, type BoardId, type ChatRoom, DAY_MS, MINUTE_MS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inbox } from '../../notifications/test-inbox';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, boardRow, join, messagesOf, openBoard, openWithFollowers } from '../test-boards';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const undo = (person: Person, boardId: BoardId) =>
  t.call(awake(t, person), 'DELETE', `/api/group-boards/${boardId}/join`);
const offerSeat = (person: Person, boardId: BoardId) =>
  t.call(awake(t, person), 'POST', `/api/chat/rooms/${boardId}/hand-on`);
const later = (ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms);
};
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => body.code ?? status;
const seatsOf = async (boardId: BoardId) => {
  const { memberCount, handingOn, stage } = await boardRow(t, boardId);
  return { memberCount, handingOn, stage };
};

test('a slip is taken back within ten minutes: the seat is free, the leader’s unread entry gone', async () => {
  const leader = await t.person();
  const { boardId, people } = await opened(leader, 1);
  const [slip] = people as [Person];
  expect((await detail(slip, boardId)).undoUntil).toBe(new Date(t.clock.now.getTime() + 10 * MINUTE_MS).toISOString());
  const room: ChatRoom = (await t.call(slip, 'GET', `/api/chat/rooms/${boardId}`)).body;
  expect(room.undoUntil).toBe((await detail(slip, boardId)).undoUntil);
  expect(kinds(await inbox(t, leader), boardId)).toEqual(['SEAT_TAKEN']);

  later(10 * MINUTE_MS);
  const answer = await undo(slip, boardId);
  expect(answer.body).toMatchObject({ join: false, openSeats: 2, undoUntil: null });
  expect(await seatsOf(boardId)).toEqual({ memberCount: 1, handingOn: 0, stage: 'RECRUITING' });
  expect((await messagesOf(t, boardId)).at(-1)?.body).toBe('이웃 한 명이 참여를 되돌렸어요.');
  expect(kinds(await inbox(t, leader), boardId)).toEqual([]);
  expect(kinds(await inbox(t, slip), boardId)).toEqual([]);
  const gone = await t.call(awake(t, slip), 'GET', `/api/chat/rooms/${boardId}`);
  expect(gone.body).toMatchObject({ code: 'NOT_A_MEMBER', fields: { left: '참여를 되돌린 공구예요.' } });
  // Two tabs, a lost answer: the same again, and only one remark.
  expect((await undo(slip, boardId)).body).toMatchObject({ join: false, openSeats: 2 });
  expect((await messagesOf(t, boardId)).filter(({ body }) => body?.includes('되돌렸어요'))).toHaveLength(1);
});

test('a leader who had read of the joining is told in the inbox; joining again is final', async () => {
  const leader = await t.person();
  const { boardId, people } = await opened(leader, 1);
  const [slip] = people as [Person];
  await t.call(awake(t, leader), 'POST', '/api/notifications/read');
  expect((await undo(slip, boardId)).status).toBe(200);
  expect(kinds(await inbox(t, leader), boardId)).toEqual(['SEAT_UNDONE', 'SEAT_TAKEN']);
  expect((await join(t, slip, boardId)).body).toMatchObject({ join: true, undoUntil: null });
  expect(codeOf(await undo(slip, boardId))).toBe('UNDO_SPENT');
});

test('after ten minutes and in a full room it is refused, and a stranger and a leader have nothing to undo', async () => {
  const leader = await t.person();
  const { boardId, people } = await opened(leader, 1);
  later(10 * MINUTE_MS + 1);
  expect(codeOf(await undo(people[0]!, boardId))).toBe('UNDO_LATE');
  expect(codeOf(await undo(leader, boardId))).toBe('NOT_FOLLOWER');
  expect(codeOf(await undo(await t.person(), boardId))).toBe('NOT_A_MEMBER');
  const last = await t.person();
  await join(t, last, boardId);
  expect(codeOf(await undo(last, boardId))).toBe('UNDO_CLOSED');
});

test('joined at 23:55 of the last day, undone at 00:03; also while the post is held back', async () => {
  const leader = await t.person();
  const boardId = await openBoard(t, leader, { totalUser: 3, deadline: '2026-11-15' });
  const before = t.clock.now;
  t.clock.now = new Date('2026-11-15T14:55:00.000Z');
  const slip = await t.person();
  expect((await join(t, slip, boardId)).status).toBe(200);
  t.clock.now = new Date('2026-11-15T15:03:00.000Z');
  await t.db.updateTable('boards').set({ heldAt: t.clock.now }).where('id', '=', boardId).execute();
  expect((await undo(slip, boardId)).body).toMatchObject({ join: false });
  t.clock.now = before;
});

test('a fourth slip in thirty days is one too many', async () => {
  const leader = await t.person();
  const slip = await t.person();
  const slips = async () => {
    const boardId = await openBoard(t, awake(t, leader), { totalUser: 3, deadline: daysHence(9) });
    await join(t, slip, boardId);
    return codeOf(await undo(slip, boardId));
  };
  expect([await slips(), await slips(), await slips(), await slips()]).toEqual([200, 200, 200, 'UNDO_OFTEN']);
  later(30 * DAY_MS);
  expect(await slips()).toBe(200);
});

test('undo beside the last seat: undone first, or the room is full and it is refused', {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < 4; round++) {
    const leader = await t.person();
    const { boardId, people } = await opened(leader, 1);
    const [slip] = people as [Person];
    const other = await t.person();
    const [undone, joined] = await Promise.all([undo(slip, boardId), join(t, other, boardId)]);
    expect(joined.status).toBe(200);
    const { memberCount, stage } = await seatsOf(boardId);
    expect([codeOf(undone), memberCount, stage]).toEqual(
      undone.status === 200 ? [200, 2, 'RECRUITING'] : ['UNDO_CLOSED', 3, 'RECRUITED'],
    );
  }
});

test('undo twice at once, beside a raise, a hand-on and the leader taking the rest', { timeout: 60_000 }, async () => {
  const leader = await t.person();
  const twice = await opened(leader, 1);
  const both = await Promise.all([undo(twice.people[0]!, twice.boardId), undo(twice.people[0]!, twice.boardId)]);
  expect(both.map(codeOf)).toEqual([200, 200]);
  expect(await seatsOf(twice.boardId)).toMatchObject({ memberCount: 1 });

  const raised = await opened(leader, 1, { totalUser: 5, maxSeats: 2 });
  const [slip] = raised.people as [Person];
  const raise = t.call(slip, 'PATCH', `/api/chat/rooms/${raised.boardId}/seats`, { seats: 2 });
  await Promise.all([undo(slip, raised.boardId), raise, offerSeat(slip, raised.boardId)]);
  expect(await seatsOf(raised.boardId)).toEqual({ memberCount: 1, handingOn: 0, stage: 'RECRUITING' });

  const rest = await opened(leader, 2, { totalUser: 4 });
  const take = t.call(awake(t, leader), 'POST', `/api/group-boards/${rest.boardId}/take-rest`);
  const [undone, taken] = await Promise.all([undo(rest.people[0]!, rest.boardId), take]);
  expect(taken.status).toBe(200);
  expect(codeOf(undone)).toSatisfy((code) => code === 200 || code === 'UNDO_CLOSED');
  expect(await seatsOf(rest.boardId)).toMatchObject({ memberCount: 4, stage: 'RECRUITED' });
});

test('while it recruits a seat handed on is taken first, and the leaver is gone with the next neighbour', async () => {
  const leader = await t.person();
  const { boardId, people } = await opened(leader, 1, { totalUser: 4 });
  const [giver] = people as [Person];
  expect((await offerSeat(giver, boardId)).body).toEqual({ handingOn: true });
  expect(await seatsOf(boardId)).toEqual({ memberCount: 2, handingOn: 1, stage: 'RECRUITING' });
  expect((await detail(leader, boardId)).openSeats).toBe(3);

  expect((await join(t, await t.person(), boardId)).status).toBe(200);
  expect(await seatsOf(boardId)).toEqual({ memberCount: 2, handingOn: 0, stage: 'RECRUITING' });
  expect(kinds(await inbox(t, giver), boardId)).toEqual(['SEAT_HANDED_ON']);
  expect(kinds(await inbox(t, leader), boardId)[0]).toBe('SEAT_TAKEN');
  expect((await inbox(t, leader))[0]?.body).toContain('2자리 남았어요');
});

test('undo ends one’s own hand-on; taken over first, there is nothing to undo', async () => {
  const leader = await t.person();
  const { boardId, people } = await opened(leader, 2, { totalUser: 5 });
  const [first, second] = people as [Person, Person];
  await offerSeat(first, boardId);
  expect((await undo(first, boardId)).status).toBe(200);
  expect(await seatsOf(boardId)).toEqual({ memberCount: 2, handingOn: 0, stage: 'RECRUITING' });
  await offerSeat(second, boardId);
  await join(t, await t.person(), boardId);
  expect(codeOf(await undo(second, boardId))).toBe('NOT_A_MEMBER');
});

test('who takes more seats stays: the own hand-on ends, and those of others go first', async () => {
  const leader = await t.person();
  const { boardId, people } = await opened(leader, 2, { totalUser: 6, maxSeats: 3 });
  const [one, other] = people as [Person, Person];
  await offerSeat(one, boardId);
  await offerSeat(other, boardId);
  const raised = await t.call(awake(t, one), 'PATCH', `/api/chat/rooms/${boardId}/seats`, { seats: 2 });
  expect(raised.status).toBe(200);
  expect(await seatsOf(boardId)).toEqual({ memberCount: 3, handingOn: 0, stage: 'RECRUITING' });
  expect(codeOf(await undo(other, boardId))).toBe('NOT_A_MEMBER');
});

test('a hand-on goes on when the leader takes the rest, with a clock, and ends with a cancelled purchase', async () => {
  const leader = await t.person();
  const { boardId, people } = await opened(leader, 2, { totalUser: 4 });
  await offerSeat(people[0]!, boardId);
  await t.call(awake(t, leader), 'POST', `/api/group-boards/${boardId}/take-rest`);
  expect(await seatsOf(boardId)).toEqual({ memberCount: 4, handingOn: 1, stage: 'RECRUITED' });
  expect((await join(t, await t.person(), boardId)).status).toBe(200);
  expect(await seatsOf(boardId)).toEqual({ memberCount: 4, handingOn: 0, stage: 'RECRUITED' });

  const cancelled = await opened(leader, 1, { totalUser: 4 });
  await offerSeat(cancelled.people[0]!, cancelled.boardId);
  await t.call(awake(t, leader), 'POST', `/api/group-boards/${cancelled.boardId}/cancel`);
  expect(await seatsOf(cancelled.boardId)).toMatchObject({ handingOn: 0, stage: 'CANCELLED' });
  expect(codeOf(await undo(cancelled.people[0]!, cancelled.boardId))).toBe('BOARD_CANCELLED');
});

async function opened(leader: Person, followers: number, changes = {}) {
  const form = { totalUser: 3, deadline: daysHence(9), ...changes };
  const { boardId, followers: people } = await openWithFollowers(t, awake(t, leader), followers, form);
  return { boardId, people: people.map((person) => awake(t, person)) };
}

async function detail(person: Person, boardId: BoardId): Promise<BoardDetail> {
  return (await t.call(awake(t, person), 'GET', `/api/group-boards/${boardId}`)).body;
}

const daysHence = (days: number) => new Date(t.clock.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const kinds = (entries: { kind: string; boardId: number | null }[], id: BoardId) =>
  entries.filter(({ boardId }) => boardId === id).map(({ kind }) => kind);
