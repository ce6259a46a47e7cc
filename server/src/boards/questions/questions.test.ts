import { boardNews, DAY_MS, QUESTIONS_WAITING_MAX } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withdraw } from '../../accounts/withdraw';
import { transact } from '../../db/transaction';
import { connectAs, listen, subscribed } from '../../live/test-live';
import { type Person, type TestApp, testApp } from '../../test-app';
import { openBoard } from '../test-boards';
import { hideQuestion } from './drop-question';

let t: TestApp;
let url: string;
let leader: Person;
beforeAll(async () => {
  t = await testApp();
  url = await listen(t);
  leader = await t.person();
});
afterAll(() => t.close());

const open = (changes = {}) => openBoard(t, leader, { totalUser: 3, price: 9000, ...changes });
const at = (boardId: number, rest = '') => `/api/group-boards/${boardId}/questions${rest}`;
const ask = (person: Person | null, boardId: number, text = '껍질이 얇은가요?') =>
  t.call(person, 'POST', at(boardId), { text });
const answer = (person: Person, boardId: number, id: number, text = '네, 얇아요.') =>
  t.call(person, 'PUT', at(boardId, `/${id}/answer`), { text });
const read = async (person: Person | null, boardId: number) => (await t.call(person, 'GET', at(boardId))).body;

test('the asker and the leader read it; once it is answered everybody does, and nobody learns who asked', async () => {
  const [boardId, asker, other] = [await open(), await t.person(), await t.person()];
  const client = await connectAs(url, other);
  const news = await subscribed(client, boardNews, { boardId });
  const asked = await ask(asker, boardId);
  expect(asked.body).toMatchObject({ text: '껍질이 얇은가요?', answer: null, mine: true, changeable: false });
  await vi.waitFor(() => expect(news).toMatchObject([{ questions: 1 }]));
  expect(await read(other, boardId)).toEqual({ answered: [], waiting: [], waits: 1 });
  expect(await read(null, boardId)).toEqual({ answered: [], waiting: [], waits: 1 });
  expect((await read(asker, boardId)).waiting).toEqual([asked.body]);
  expect((await read(leader, boardId)).waiting).toEqual([{ ...asked.body, mine: false, changeable: true }]);

  expect((await answer(other, boardId, asked.body.id)).body.code).toBe('NOT_LEADER');
  const answered = await answer(leader, boardId, asked.body.id);
  expect(answered.body).toMatchObject({ answer: '네, 얇아요.', changeable: true });
  const seen = await read(null, boardId);
  expect(seen).toMatchObject({
    answered: [{ text: '껍질이 얇은가요?', answer: '네, 얇아요.', mine: false }],
    waits: 0,
  });
  expect(JSON.stringify(seen)).not.toContain(asker.nickname);
  expect((await t.call(null, 'GET', `/api/group-boards/${boardId}`)).body.questions).toEqual({
    answered: 1,
    waiting: 0,
  });
  const told = await t.db
    .selectFrom('notifications')
    .select(['userId', 'kind', 'path'])
    .where('boardId', '=', boardId)
    .execute();
  const path = `/gonggu/list/${boardId}?ask`;
  expect(told).toEqual([
    { userId: leader.userId, kind: 'QUESTION_ASKED', path },
    { userId: asker.userId, kind: 'QUESTION_ANSWERED', path },
  ]);
  // A changed answer tells nobody.
  expect((await answer(leader, boardId, asked.body.id, '아주 얇아요.')).status).toBe(200);
  expect((await read(null, boardId)).answered[0].answer).toBe('아주 얇아요.');
  await client.deactivate({ force: true });
});

test('who may ask, and what', async () => {
  const [boardId, asker, member] = [await open(), await t.person(), await t.person()];
  const code = async (person: Person | null, text?: string) => (await ask(person, boardId, text)).body.code;
  expect(await code(null)).toBe('LOGIN_REQUIRED');
  expect(await code(leader)).toBe('OWN_BOARD');
  await t.call(member, 'POST', `/api/group-boards/${boardId}/join`);
  expect(await code(member)).toBe('ALREADY_JOINED');
  expect((await ask(asker, boardId, '010-1234-5678')).body).toMatchObject({
    code: 'INVALID_FIELDS',
    fields: { text: '연락처와 링크는 적을 수 없어요.' },
  });
  expect(await code(asker, '가'.repeat(101))).toBe('INVALID_FIELDS');
  expect(await code(asker)).toBeUndefined();
  expect(await code(asker)).toBe('QUESTION_WAITS');
  await t.call(leader, 'POST', `/api/group-boards/${boardId}/cancel`);
  expect(await code(await t.person())).toBe('BOARD_CANCELLED');
  // Nobody will answer those that waited.
  expect(await read(leader, boardId)).toEqual({ answered: [], waiting: [], waits: 0 });
});

test('21 ask at once: 20 wait', async () => {
  const boardId = await open();
  const people = await Promise.all(Array.from({ length: QUESTIONS_WAITING_MAX + 1 }, () => t.person()));
  const codes = await Promise.all(people.map(async (person) => (await ask(person, boardId)).body.code));
  expect(codes.filter((code) => code === 'QUESTIONS_FULL')).toHaveLength(1);
  expect((await read(leader, boardId)).waits).toBe(QUESTIONS_WAITING_MAX);
});

test('asked while the last seat is taken: it waits or is refused, and the leader is told of those that wait', async () => {
  for (let round = 0; round < 6; round++) {
    const [boardId, asker, last] = [await open({ totalUser: 2 }), await t.person(), await t.person()];
    const [asked, joined] = await Promise.all([
      ask(asker, boardId),
      t.call(last, 'POST', `/api/group-boards/${boardId}/join`),
    ]);
    expect(joined.status).toBe(200);
    const waits = asked.status === 200;
    if (!waits) expect(asked.body.code).toBe('BOARD_FULL');
    expect((await read(leader, boardId)).waits).toBe(waits ? 1 : 0);
    const told = t.db.selectFrom('notifications').select('id').where('boardId', '=', boardId);
    expect(await told.where('kind', '=', 'QUESTION_ASKED').execute()).toHaveLength(waits ? 1 : 0);
    // Full: nobody asks any more, and what waits can still be answered.
    expect((await ask(await t.person(), boardId)).body.code).toBe('BOARD_FULL');
    if (waits) expect((await answer(leader, boardId, asked.body.id)).status).toBe(200);
  }
});

test('answered while it is called off: the answer stands, or the question went with the purchase', async () => {
  for (let round = 0; round < 6; round++) {
    const [boardId, asker] = [await open(), await t.person()];
    const { id } = (await ask(asker, boardId)).body;
    const [answered, cancelled] = await Promise.all([
      answer(leader, boardId, id),
      t.call(leader, 'POST', `/api/group-boards/${boardId}/cancel`),
    ]);
    expect(cancelled.status).toBe(200);
    const stands = answered.status === 200;
    if (!stands) expect(answered.body.code).toMatch(/^(BOARD_CANCELLED|QUESTION_NOT_FOUND)$/);
    const left = await read(asker, boardId);
    expect([left.answered.length, left.waiting.length, left.waits]).toEqual([stands ? 1 : 0, 0, 0]);
    const told = t.db.selectFrom('notifications').select('id').where('boardId', '=', boardId);
    expect(await told.where('kind', '=', 'QUESTION_ANSWERED').execute()).toHaveLength(stands ? 1 : 0);
  }
});

test('taken back while it waits, by the asker alone; gone with who leaves', async () => {
  const [boardId, asker, second] = [await open(), await t.person(), await t.person()];
  const first = (await ask(asker, boardId)).body.id;
  const drop = async (person: Person, id: number) => (await t.call(person, 'DELETE', at(boardId, `/${id}`))).body;
  expect((await drop(leader, first)).code).toBe('QUESTION_NOT_FOUND');
  expect(await drop(asker, first)).toEqual({ ok: true });
  const answered = (await ask(asker, boardId)).body.id;
  await answer(leader, boardId, answered);
  expect((await drop(asker, answered)).code).toBe('QUESTION_NOT_FOUND');
  await ask(asker, boardId, '언제 오나요?');
  await ask(second, boardId);
  await withdraw(t.deps, asker.userId, {});
  const left = await read(leader, boardId);
  expect([left.waits, left.answered.length]).toEqual([1, 1]);
  const rows = await t.db
    .selectFrom('questions')
    .select(['askerId', 'answer', 'deletedAt'])
    .where('boardId', '=', boardId)
    .orderBy('id')
    .execute();
  const gone = { askerId: asker.userId, answer: null, deletedAt: t.clock.now };
  // What was taken back is kept with its asker for reports, thirty days.
  expect(rows).toEqual([
    gone,
    { askerId: null, answer: '네, 얇아요.', deletedAt: null },
    gone,
    { askerId: second.userId, answer: null, deletedAt: null },
  ]);
  const days = t.clock.now;
  t.clock.now = new Date(days.getTime() + 30 * DAY_MS + 1);
  await t.deps.jobs.add(t.db, 'accounts.clear', {});
  await t.runJobs();
  t.clock.now = days;
  const kept = t.db.selectFrom('questions').select('deletedAt').where('boardId', '=', boardId);
  expect(await kept.execute()).toEqual([{ deletedAt: null }, { deletedAt: null }]);
});

test('a reported one is gone for who reported it', async () => {
  const [boardId, asker] = [await open(), await t.person()];
  const { id } = (await ask(asker, boardId, '바보예요?')).body;
  const target = { kind: 'QUESTION', id: String(id) };
  const stranger = await t.person();
  expect((await t.call(stranger, 'POST', '/api/reports', { target, reason: 'ABUSE' })).status).toBe(404);
  expect((await t.call(leader, 'POST', '/api/reports', { target, reason: 'ABUSE' })).status).toBe(200);
  expect((await read(leader, boardId)).waiting).toEqual([]);
  expect((await read(asker, boardId)).waiting).toHaveLength(1);
  // Nor does the post count it for them.
  const { questions } = (await t.call(leader, 'GET', `/api/group-boards/${boardId}`)).body;
  expect(questions).toEqual({ answered: 0, waiting: 0 });
});

test('a waiting one that an operator hid is gone, and its asker may ask again', async () => {
  const [boardId, asker] = [await open(), await t.person()];
  const { id } = (await ask(asker, boardId, '바보예요?')).body;
  await transact(t.db, (tx) => hideQuestion(t.deps, tx, id));
  expect(await read(asker, boardId)).toEqual({ answered: [], waiting: [], waits: 0 });
  const again = await ask(asker, boardId, '껍질이 얇은가요?');
  expect([again.status, again.body.code]).toEqual([200, undefined]);
  expect((await answer(leader, boardId, again.body.id)).status).toBe(200);
  await transact(t.db, (tx) => hideQuestion(t.deps, tx, again.body.id));
  expect(await read(null, boardId)).toEqual({ answered: [], waiting: [], waits: 0 });
  expect((await answer(leader, boardId, again.body.id)).body.code).toBe('QUESTION_NOT_FOUND');
});

test('taken back while it is answered: one of the two, and words for the other', async () => {
  for (let round = 0; round < 12; round++) {
    const [boardId, asker] = [await open(), await t.person()];
    const { id } = (await ask(asker, boardId)).body;
    const [answered, dropped] = await Promise.all([
      answer(leader, boardId, id),
      t.call(asker, 'DELETE', at(boardId, `/${id}`)),
    ]);
    expect(answered.status + dropped.status).toBe(200 + 404);
    expect([answered.body.code, dropped.body.code]).toContain('QUESTION_NOT_FOUND');
  }
});

const report = (person: Person, id: number, more: object = {}) =>
  t.call(person, 'POST', '/api/reports', { target: { kind: 'QUESTION', id, ...more }, reason: 'ABUSE', block: true });
const inboxOf = async (person: Person) => (await t.call(person, 'GET', '/api/notifications')).body;

test('an insult that is taken back at once leaves no words behind but can be reported, with who it was', async () => {
  const [boardId, asker, own] = [await openBoard(t, await t.person()), await t.person(), await t.person()];
  const mine = await openBoard(t, own, { totalUser: 3, price: 9000 });
  expect(boardId).not.toBe(mine);
  const { id } = (await ask(asker, mine, '못된 욕설')).body;
  expect((await inboxOf(own))[0]).toMatchObject({ body: '못된 욕설' });
  expect((await t.call(asker, 'DELETE', at(mine, `/${id}`))).status).toBe(200);
  // Gone for everybody, also where it was told.
  for (const person of [own, asker, null])
    expect(await read(person, mine)).toEqual({ answered: [], waiting: [], waits: 0 });
  expect((await inboxOf(own))[0]).toMatchObject({ body: '지워진 질문이에요', path: `/gonggu/list/${mine}?ask=${id}` });
  expect(JSON.stringify(await inboxOf(own))).not.toContain('욕설');
  expect((await answer(own, mine, id)).body.code).toBe('QUESTION_NOT_FOUND');
  expect((await t.call(asker, 'DELETE', at(mine, `/${id}`))).body.code).toBe('QUESTION_NOT_FOUND');

  expect((await report(await t.person(), id)).status).toBe(404);
  expect((await report(own, id)).status).toBe(200);
  const row = t.db.selectFrom('reports').selectAll().where('reporterId', '=', own.userId);
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({
    targetUserId: asker.userId,
    snapshot: { text: '못된 욕설', answer: null, part: 'QUESTION' },
  });
  // The next one may be asked.
  expect((await ask(asker, mine)).status).toBe(200);
});

test('reported with a block, a question or an answer blocks nobody: the list of the blocked would name who asked', async () => {
  const [boardId, asker, other] = [await open(), await t.person(), await t.person()];
  const { id } = (await ask(asker, boardId)).body;
  expect((await report(leader, id)).status).toBe(200);
  await answer(leader, boardId, id);
  for (const part of [{}, { part: 'ANSWER' }]) expect((await report(other, id, part)).status).toBe(200);
  for (const person of [leader, other]) expect((await t.call(person, 'GET', '/api/users/blocks')).body).toEqual([]);
});

test('question and answer are reported apart, each with whose words they are', async () => {
  const [boardId, asker, other] = [await open(), await t.person(), await t.person()];
  const { id } = (await ask(asker, boardId)).body;
  expect((await report(leader, id, { part: 'ANSWER' })).status).toBe(404);
  await answer(leader, boardId, id, '그런 것도 모르세요?');
  for (const part of ['QUESTION', 'ANSWER', 'ANSWER']) expect((await report(other, id, { part })).status).toBe(200);
  const of = async (person: Person) => {
    const rows = t.db
      .selectFrom('reports')
      .select(['targetUserId', 'snapshot'])
      .where('reporterId', '=', person.userId);
    const found = await rows.orderBy('id').execute();
    return found.map(({ targetUserId, snapshot }) => [targetUserId, (snapshot as { part: string }).part]);
  };
  expect(await of(other)).toEqual([
    [asker.userId, 'QUESTION'],
    [leader.userId, 'ANSWER'],
  ]);
  // Without a word of it: the question, and for who asked it the answer.
  const third = await t.person();
  for (const person of [third, asker]) expect((await report(person, id)).status).toBe(200);
  expect([await of(third), await of(asker)]).toEqual([[[asker.userId, 'QUESTION']], [[leader.userId, 'ANSWER']]]);
  expect((await report(asker, id, { part: 'QUESTION' })).body.code).toBe('SELF_REPORT');
  expect((await report(leader, id, { part: 'ANSWER' })).body.code).toBe('SELF_REPORT');
  const wrong = { target: { kind: 'USER', id: asker.userId, part: 'ANSWER' }, reason: 'ABUSE' };
  for (const body of [wrong, { ...wrong, target: { kind: 'QUESTION', id, part: 'BOTH' } }])
    expect((await t.call(third, 'POST', '/api/reports', body)).body).toMatchObject({
      code: 'INVALID_FIELDS',
      fields: { 'target.part': '신고할 대상을 다시 골라 주세요.' },
    });
});

test('who waits for an operator keeps nobody from asking', async () => {
  const boardId = await open();
  const people = await Promise.all(Array.from({ length: QUESTIONS_WAITING_MAX }, () => t.person()));
  const asked = await Promise.all(people.map((person) => ask(person, boardId)));
  const next = await t.person();
  expect((await ask(next, boardId)).body.code).toBe('QUESTIONS_FULL');
  await report(leader, asked[0]!.body.id);
  expect((await ask(next, boardId)).status).toBe(200);
  expect((await ask(await t.person(), boardId)).body.code).toBe('QUESTIONS_FULL');
});

test('a hint says how many wait: after one was asked, answered, taken back, hidden, and when its asker has left', async () => {
  const boardId = await open();
  const people = await Promise.all(Array.from({ length: 5 }, () => t.person()));
  const client = await connectAs(url, people[0]!);
  const news = await subscribed(client, boardNews, { boardId });
  const ids: number[] = [];
  for (const person of people) ids.push((await ask(person, boardId)).body.id);
  await answer(leader, boardId, ids[0]!);
  await t.call(people[1]!, 'DELETE', at(boardId, `/${ids[1]}`));
  await transact(t.db, (tx) => hideQuestion(t.deps, tx, ids[2]!));
  await withdraw(t.deps, people[3]!.userId, {});
  const counts = () => news.map(({ questions }) => questions).filter((count) => count !== undefined);
  await vi.waitFor(() => expect(counts()).toEqual([1, 2, 3, 4, 5, 4, 3, 2, 1]));
  await client.deactivate({ force: true });
});

test('what waits at a purchase that is deleted is gone with it', async () => {
  const [boardId, asker] = [await open(), await t.person()];
  const { id } = (await ask(asker, boardId)).body;
  expect((await t.call(leader, 'DELETE', `/api/group-boards/${boardId}`)).status).toBe(200);
  const row = t.db.selectFrom('questions').select('deletedAt').where('id', '=', id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ deletedAt: t.clock.now });
  expect((await t.call(asker, 'DELETE', at(boardId, `/${id}`))).body.code).toBe('QUESTION_NOT_FOUND');
});

test('what an operator hid is gone from the inboxes it was told in', async () => {
  const [boardId, asker] = [await open(), await t.person()];
  const { id } = (await ask(asker, boardId, '나쁜 질문')).body;
  await answer(leader, boardId, id, '나쁜 대답');
  await transact(t.db, (tx) => hideQuestion(t.deps, tx, id));
  expect(JSON.stringify([await inboxOf(leader), await inboxOf(asker)])).not.toMatch(/나쁜/);
});
