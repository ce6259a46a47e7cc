import { DAY_MS } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awake, join, openBoard, openWithFollowers } from '../boards/test-boards';
import { hideMessage } from '../chat/hide-message';
import { transact } from '../db/transaction';
import { roomIn } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { nearbyIds, neighbour, openReports, reportAs, sayIn, titlesNotified } from './test-safety';
import { endReportNow } from './test-sanctions';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

describe('a group purchase', () => {
  test('is kept as it looked, whatever its leader does afterwards', async () => {
    const [leader, reporter] = [await t.person(), await t.person()];
    const boardId = await openBoard(t, leader, { content: '먼저 보내 주세요' });
    expect(await reportAs(t, reporter, 'BOARD', boardId, { text: '이상해요' })).toMatchObject({ status: 200 });
    await t.call(leader, 'DELETE', `/api/group-boards/${boardId}`);
    const [report] = await openReports(t, reporter);
    expect(report).toMatchObject({
      targetUserId: leader.userId,
      boardId,
      reason: 'SCAM',
      text: '이상해요',
      state: 'OPEN',
    });
    expect(report!.snapshot).toMatchObject({
      content: '먼저 보내 주세요',
      leader: { id: leader.userId, nickname: leader.nickname },
    });
    expect(await reportAs(t, await t.person(), 'BOARD', boardId)).toMatchObject({ status: 200 });
  });

  test('its snapshot has no phone, e-mail, address or position', async () => {
    const [leader, reporter] = [await t.person(), await t.person()];
    await reportAs(t, reporter, 'BOARD', await openBoard(t, leader));
    const [report] = await openReports(t, reporter);
    // Whole coordinates: a second of the clock also reads 33.4.
    expect(JSON.stringify(report!.snapshot)).not.toMatch(/010-|example\.org|첨단로|33\.4507|126\.5707|김이웃/);
  });

  test('reported twice, it is reported once; after the decision, anew', async () => {
    const [leader, reporter] = [await t.person(), await t.person()];
    const boardId = await openBoard(t, leader);
    const twice = await Promise.all([1, 2].map(() => reportAs(t, reporter, 'BOARD', boardId)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const [report, ...others] = await openReports(t, reporter);
    expect(others).toEqual([]);
    await endReportNow(t.deps, report!.id, 'DISMISSED', '문제없음');
    await reportAs(t, reporter, 'BOARD', boardId);
    expect((await openReports(t, reporter)).map(({ state }) => state)).toEqual(['DISMISSED', 'OPEN']);
  });

  test('is gone from the reporter’s lists alone', async () => {
    const [leader, reporter, other] = [await t.person(), await t.person(), await t.person()];
    const boardId = await openBoard(t, leader);
    expect(await nearbyIds(t, reporter)).toContain(boardId);
    await reportAs(t, reporter, 'BOARD', boardId);
    expect(await nearbyIds(t, reporter)).not.toContain(boardId);
    expect(await nearbyIds(t, other)).toContain(boardId);
  });
});

test.each([
  ['nobody’s group purchase', 'BOARD', 999_999, 404, 'BOARD_NOT_FOUND'],
  ['nobody', 'USER', 999_999, 404, 'USER_NOT_FOUND'],
  ['nobody’s review', 'REVIEW', 999_999, 404, 'NOT_FOUND'],
  ['a room of others', 'MESSAGE', '999999-1', 403, 'NOT_A_MEMBER'],
  ['a message without a room', 'MESSAGE', '1', 400, 'INVALID_FIELDS'],
  ['a person with a sequence', 'USER', '1-1', 400, 'INVALID_FIELDS'],
] as const)('%s', async (_, kind, id, status, code) => {
  expect(await reportAs(t, await t.person(), kind, id)).toMatchObject({ status, body: { code } });
});

test('oneself cannot be reported, and another reason needs words', async () => {
  const person = await t.person();
  expect((await reportAs(t, person, 'USER', person.userId)).body.code).toBe('SELF_REPORT');
  const other = await t.person();
  const wordless = await reportAs(t, person, 'USER', other.userId, { reason: 'OTHER', text: ' ' });
  expect(wordless).toMatchObject({ status: 400, body: { fields: { text: '어떤 점이 문제인지 적어 주세요.' } } });
  expect(await reportAs(t, person, 'USER', other.userId, { text: '가'.repeat(301) })).toMatchObject({ status: 400 });
  expect(await reportAs(t, person, 'USER', other.userId, { reason: 'OTHER', text: '거짓말' })).toMatchObject({
    status: 200,
  });
});

describe('a message', () => {
  test('is kept with the ten around it, also by who has left; it is folded for the reporter', async () => {
    const { boardId, followers } = await openWithFollowers(t, await t.person(), 2);
    const [writer, reporter] = followers as [Person, Person];
    for (let i = 1; i <= 12; i++) await sayIn(t, writer, boardId, `말 ${i}`);
    const { body: room } = await t.call(reporter, 'GET', `/api/chat/rooms/${boardId}`);
    const said = room.messages.find(({ message }: { message: string }) => message === '말 6');
    expect(room.folded).toEqual({ participants: [], messages: [] });
    expect(await reportAs(t, reporter, 'MESSAGE', said.id)).toMatchObject({ status: 200 });
    const [report] = await openReports(t, reporter);
    const snapshot = report!.snapshot as { reported: number; messages: { body: string }[] };
    expect(report).toMatchObject({ targetUserId: writer.userId, boardId });
    expect(snapshot.messages.map(({ body }) => body)).toEqual(Array.from({ length: 11 }, (_, i) => `말 ${i + 1}`));
    const folded = async (who: Person) => (await t.call(who, 'GET', `/api/chat/rooms/${boardId}`)).body.folded.messages;
    expect(await folded(reporter)).toEqual([said.id]);
    expect(await folded(writer)).toEqual([]);

    // Of messages within one instant each is stored a moment after the one before.
    t.clock.now = new Date(t.clock.now.getTime() + 1000);
    await t.db
      .updateTable('participants')
      .set({ leftAt: t.clock.now, leftWhy: 'UNPAID' })
      .where('userId', '=', reporter.userId)
      .execute();
    // What is said from now on they cannot read, and not report by its number.
    t.clock.now = new Date(t.clock.now.getTime() + 1000);
    await sayIn(t, writer, boardId, '나중에 한 말');
    const later = `${boardId}-${Number(said.id.split('-')[1]) + 7}`;
    expect((await t.call(writer, 'GET', `/api/chat/rooms/${boardId}`)).body.messages.at(-1).id).toBe(later);
    expect(await reportAs(t, reporter, 'MESSAGE', later)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const [, next] = room.messages.filter(({ messageType }: { messageType: string }) => messageType === 'TEXT');
    expect(await reportAs(t, reporter, 'MESSAGE', next.id)).toMatchObject({ status: 200 });
    expect(await reportAs(t, await t.person(), 'MESSAGE', said.id)).toMatchObject({ body: { code: 'NOT_A_MEMBER' } });
  });

  test('of somebody who has left 뭉치 is reported, though there is nobody to block any more', async () => {
    const { boardId, followers } = await openWithFollowers(t, await t.person(), 2);
    const [writer, reporter] = followers as [Person, Person];
    await sayIn(t, writer, boardId, '나쁜 말');
    const { body: room } = await t.call(reporter, 'GET', `/api/chat/rooms/${boardId}`);
    const said = room.messages.find(({ message }: { message: string }) => message === '나쁜 말');
    await t.db.updateTable('users').set({ leftAt: t.clock.now }).where('id', '=', writer.userId).execute();
    expect(await reportAs(t, reporter, 'MESSAGE', said.id, { block: true })).toMatchObject({ status: 200 });
    expect(await openReports(t, reporter)).toHaveLength(1);
  });

  test('that is hidden already is reported with what was said: hidden for the room, not for who looks at it', async () => {
    const { boardId, followers } = await openWithFollowers(t, await t.person(), 2);
    const [writer, reporter] = followers as [Person, Person];
    await sayIn(t, writer, boardId, '아주 나쁜 말');
    const read = async () => (await t.call(reporter, 'GET', `/api/chat/rooms/${boardId}`)).body.messages.at(-1);
    const { id } = await read();
    const [, seq] = id.split('-').map(Number);
    await transact(t.db, (tx) => hideMessage(t.deps, tx, boardId, seq, t.clock.now));
    expect((await read()).message).toBe('운영 정책에 따라 가려진 메시지예요.');
    expect(await reportAs(t, reporter, 'MESSAGE', id)).toMatchObject({ status: 200 });
    const [report] = await openReports(t, reporter);
    const { messages } = report!.snapshot as { messages: { body: string }[] };
    expect(messages.at(-1)!.body).toBe('아주 나쁜 말');
  });

  test('is kept without what was taken back or hidden around it; itself it is kept with what was said', async () => {
    const { boardId, followers } = await openWithFollowers(t, await t.person(), 2);
    const [writer, reporter] = followers as [Person, Person];
    for (const text of ['주민번호 605939', '욕설', '그대로', '신고할 말']) await sayIn(t, writer, boardId, text);
    const { messages } = (await t.call(reporter, 'GET', `/api/chat/rooms/${boardId}`)).body;
    const [back, hidden, , said] = messages.slice(-4).map(({ seq }: { seq: number }) => seq);
    await t.call(writer, 'DELETE', `/api/chat/rooms/${boardId}/messages/${back}`);
    await transact(t.db, (tx) => hideMessage(t.deps, tx, boardId, hidden, t.clock.now));
    await t.call(writer, 'DELETE', `/api/chat/rooms/${boardId}/messages/${said}`);
    expect(await reportAs(t, reporter, 'MESSAGE', `${boardId}-${said}`)).toMatchObject({ status: 200 });
    const [report] = await openReports(t, reporter);
    const kept = (report!.snapshot as { messages: { body: string }[] }).messages.map(({ body }) => body);
    expect(kept.slice(-4)).toEqual([
      '삭제된 메시지예요.',
      '운영 정책에 따라 가려진 메시지예요.',
      '그대로',
      '신고할 말',
    ]);
    expect(JSON.stringify(report!.snapshot)).not.toContain('605939');
  });

  test('of 뭉치, or that somebody came in, is none', async () => {
    const { boardId, followers } = await openWithFollowers(t, await t.person(), 1);
    const { body } = await t.call(followers[0]!, 'GET', `/api/chat/rooms/${boardId}`);
    for (const { id } of body.messages)
      expect(await reportAs(t, followers[0]!, 'MESSAGE', id)).toMatchObject({ body: { code: 'NOT_FOUND' } });
  });
});

test('a review is reported by whom it is about, and nobody else', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const [writer, bystander] = room.followers as [Person, Person];
  const seats = await t.db.selectFrom('participants').select(['id', 'userId']).where('boardId', '=', room.id).execute();
  const review = (from: Person, to: Person, form: object) => {
    const { id } = seats.find(({ userId }) => userId === to.userId)!;
    return t.call(from, 'POST', `/api/chat/rooms/${room.id}/reviews/${id}`, form);
  };
  await review(writer, room.leader, { star: 1, keywords: [], review: '최악' });
  // Closed until both have written.
  await review(room.leader, writer, { star: 5, keywords: [], review: '' });
  const { body } = await t.call(room.leader, 'GET', '/api/users/reviews/received');
  expect(await reportAs(t, bystander, 'REVIEW', body[0].id)).toMatchObject({ body: { code: 'NOT_FOUND' } });
  expect(await reportAs(t, room.leader, 'REVIEW', body[0].id, { block: true })).toMatchObject({ status: 200 });
  const [report] = await openReports(t, room.leader);
  expect(report).toMatchObject({ targetUserId: writer.userId, snapshot: { body: '최악', star: 1 } });
  expect(await t.call(room.leader, 'GET', '/api/users/blocks')).toMatchObject({ body: [{ userId: writer.userId }] });
});

describe('three neighbours', () => {
  async function reportedBoard(reporters: readonly Person[]) {
    const leader = await t.person();
    const boardId = await openBoard(t, leader);
    for (const reporter of reporters) await reportAs(t, reporter, 'BOARD', boardId);
    return { leader, boardId };
  }
  const three = async () => [await neighbour(t), await neighbour(t), await neighbour(t)];

  test('hold a group purchase back for everybody, and its leader is told', async () => {
    const stranger = await t.person();
    const { leader, boardId } = await reportedBoard(await three());
    expect(await nearbyIds(t, stranger)).not.toContain(boardId);
    expect(await nearbyIds(t, stranger, '/api/group-boards/search?keyword=감귤')).not.toContain(boardId);
    expect(await join(t, stranger, boardId)).toMatchObject({ status: 409, body: { code: 'BOARD_HELD' } });
    for (const reader of [stranger, null])
      expect(await t.call(reader, 'GET', `/api/group-boards/${boardId}`)).toMatchObject({
        body: { code: 'BOARD_HELD' },
      });
    expect(await t.call(null, 'GET', `/gonggu/list/${boardId}`)).toMatchObject({ status: 404 });
    expect(await t.call(leader, 'GET', `/api/group-boards/${boardId}`)).toMatchObject({ status: 200 });
    expect(await titlesNotified(t, leader)).toContain('공구를 잠시 확인하고 있어요');
  });

  test('of whom one joins at the same moment do not hold it', async () => {
    const [first, second, third] = (await three()) as [Person, Person, Person];
    const { boardId } = await reportedBoard([first, second]);
    const [reported, joined] = await Promise.all([reportAs(t, third, 'BOARD', boardId), join(t, third, boardId)]);
    expect(reported.status).toBe(200);
    const { heldAt } = await t.db
      .selectFrom('boards')
      .select('heldAt')
      .where('id', '=', boardId)
      .executeTakeFirstOrThrow();
    expect(heldAt === null).toBe(joined.status === 200);
  });

  test('whose reports are found wrong: it is back, everybody is told once, and numbers do not hold it again', async () => {
    const reporters = await three();
    const { leader, boardId } = await reportedBoard(reporters);
    const [report] = await openReports(t, reporters[0]!);
    const decisions = await Promise.allSettled(
      [1, 2].map(() => endReportNow(t.deps, report!.id, 'DISMISSED', '문제없음')),
    );
    expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(decisions.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'ALREADY_DECIDED' },
    });
    expect(await nearbyIds(t, await t.person())).toContain(boardId);
    for (const reporter of reporters) expect(await titlesNotified(t, reporter)).toEqual(['신고를 처리했어요']);
    expect(await titlesNotified(t, leader)).toContain('확인이 끝났어요');
    for (const again of await three()) await reportAs(t, again, 'BOARD', boardId);
    expect(await nearbyIds(t, await t.person())).toContain(boardId);
  });
});

test('what was kept is emptied a year after the end', async () => {
  const [leader, reporter] = [await t.person(), await t.person()];
  await reportAs(t, reporter, 'USER', leader.userId, { text: '이상해요' });
  const [report] = await openReports(t, reporter);
  await endReportNow(t.deps, report!.id, 'UPHELD', '경고');
  const now = t.clock.now;
  const kept = async (days: number) => {
    t.clock.now = new Date(now.getTime() + days * DAY_MS);
    await t.deps.jobs.add(t.db, 'safety.empty-snapshots', {});
    await t.runJobs();
    return (await openReports(t, reporter))[0]!.snapshot;
  };
  expect(await kept(365)).toMatchObject({ person: { id: leader.userId } });
  expect(await kept(366)).toEqual({});
  t.clock.now = now;
  expect(await t.call(awake(t, reporter), 'GET', '/api/users')).toMatchObject({ status: 200 });
});
