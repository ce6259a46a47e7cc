import type { ReportDecision, ReportKind } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard, openWithFollowers } from '../../boards/test-boards';
import { wishOf } from '../../boards/wishes/test-wishes';
import { roomIn } from '../../payments/test-rooms';
import { reportAs, sayIn } from '../../safety/test-safety';
import type { Person, TestApp } from '../../test-app';
import { changeOperator } from '../people/change-operators';
import { callsAt, operatorApp, reason } from '../test-operator';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
afterAll(() => t.close());

const { get, post } = callsAt(() => t);

type Thing = { reporter: Person; id: number | string; part?: 'QUESTION' | 'ANSWER'; accused: Person };

async function asked(part: 'QUESTION' | 'ANSWER'): Promise<Thing> {
  const [leader, asker, reporter] = [await t.person(), await t.person(), await t.person()];
  const path = `/api/group-boards/${await openBoard(t, leader)}/questions`;
  const { id } = (await t.call(asker, 'POST', path, { text: '왜 이렇게 비싸요? 바가지죠' })).body;
  await t.call(leader, 'PUT', `${path}/${id}/answer`, { text: '그런 것도 모르세요? 계좌 123456-04-654321' });
  return { reporter, id, part, accused: part === 'ANSWER' ? leader : asker };
}

/** Of every kind: what is reported, the line of the queue and what its page shows. */
const THINGS: Record<ReportKind, [name: string, () => Promise<Thing>, line: RegExp, snapshot: object][]> = {
  BOARD: [
    [
      'a group purchase',
      async () => {
        const [accused, reporter] = [await t.person(), await t.person()];
        const id = await openBoard(t, accused, { name: '제주 감귤', quantity: '10kg', content: '먼저 보내 주세요' });
        return { reporter, id, accused };
      },
      /^제주 감귤/,
      { title: expect.stringContaining('제주 감귤'), content: '먼저 보내 주세요', images: [expect.any(String)] },
    ],
  ],
  USER: [
    [
      'a person, who has taken another name since',
      async () => {
        const [accused, reporter] = [await t.person({ nickname: '나쁜이름' }), await t.person()];
        await reportAs(t, reporter, 'USER', accused.userId);
        await t.db.updateTable('users').set({ nickname: '착한이름' }).where('id', '=', accused.userId).execute();
        return { reporter, id: accused.userId, accused };
      },
      /^나쁜이름$/,
      { title: '나쁜이름', images: ['/avatars/pink.webp'] },
    ],
  ],
  MESSAGE: [
    [
      'a message',
      async () => {
        const { boardId, followers } = await openWithFollowers(t, await t.person(), 2);
        const [accused, reporter] = followers as [Person, Person];
        await sayIn(t, accused, boardId, '나쁜 말');
        const { messages } = (await t.call(reporter, 'GET', `/api/chat/rooms/${boardId}`)).body;
        return { reporter, id: messages.at(-1).id, accused };
      },
      /^나쁜 말$/,
      { messages: expect.arrayContaining([expect.objectContaining({ text: '나쁜 말' })]) },
    ],
  ],
  REVIEW: [
    [
      'a review',
      async () => {
        const room = await roomIn(t, 'COMPLETED');
        const seats = await t.db
          .selectFrom('participants')
          .select(['id', 'userId'])
          .where('boardId', '=', room.id)
          .execute();
        const write = (from: Person, to: Person, form: object) => {
          const { id } = seats.find(({ userId }) => userId === to.userId)!;
          return t.call(from, 'POST', `/api/chat/rooms/${room.id}/reviews/${id}`, form);
        };
        await write(room.followers[0]!, room.leader, { star: 1, keywords: [], review: '최악이에요' });
        await write(room.leader, room.followers[0]!, { star: 5, keywords: [], review: '' });
        const { body } = await t.call(room.leader, 'GET', '/api/users/reviews/received');
        return { reporter: room.leader, id: body[0].id, accused: room.followers[0]! };
      },
      /^최악이에요$/,
      { content: '최악이에요', star: 1 },
    ],
  ],
  WISH: [
    [
      'a wish',
      async () => {
        const { id, people } = await wishOf(t, '전복', 0);
        return { reporter: await t.person(), id, accused: people[0]! };
      },
      /^전복$/,
      { title: '전복' },
    ],
  ],
  QUESTION: [
    [
      'a question',
      () => asked('QUESTION'),
      /^왜 이렇게 비싸요\? 바가지죠$/,
      {
        question: {
          text: '왜 이렇게 비싸요? 바가지죠',
          answer: '그런 것도 모르세요? 계좌 ···· 4321',
          part: 'QUESTION',
        },
        content: '왜 이렇게 비싸요? 바가지죠',
        masked: true,
      },
    ],
    [
      'its answer',
      () => asked('ANSWER'),
      /^그런 것도 모르세요\? 계좌 ···· 4321$/,
      {
        question: { text: '왜 이렇게 비싸요? 바가지죠', answer: '그런 것도 모르세요? 계좌 ···· 4321', part: 'ANSWER' },
        content: '그런 것도 모르세요? 계좌 ···· 4321',
        masked: true,
      },
    ],
  ],
};

test.each(Object.entries(THINGS).flatMap(([kind, things]) => things.map((thing) => [thing[0], kind, thing] as const)))(
  '%s: queue and page show what was reported, and whose it is',
  async (_, kind, [, build, line, snapshot]) => {
    const { reporter, id, part, accused } = await build();
    const target = { kind, id, ...(part && { part }) };
    expect((await t.call(reporter, 'POST', '/api/reports', { target, reason: 'ABUSE' })).status).toBe(200);
    const row = t.db.selectFrom('reports').select('id').where('reporterId', '=', reporter.userId);
    const { id: reportId } = await row.executeTakeFirstOrThrow();
    const page = (await get(operator, `reports/${reportId}`)).body;
    expect(page).toMatchObject({ kind, line: expect.stringMatching(line), snapshot });
    expect([page.target.userId, page.reporter.userId]).toEqual([accused.userId, reporter.userId]);
    const queue = (await get(operator, 'reports')).body as { id: number; line: string; targetId: string }[];
    const shown = queue.find((each) => each.id === reportId);
    expect(shown).toMatchObject({ line: expect.stringMatching(line), targetId: page.targetId, held: page.held });
    expect(page.targetId).toBe(part === 'ANSWER' ? `${id}-ANSWER` : String(id));
  },
);

test('of a question: what is fine leaves a report of the answer open, and what is hidden takes both away', async () => {
  const { reporter, id } = await asked('QUESTION');
  const send = (part: string) =>
    t.call(reporter, 'POST', '/api/reports', { target: { kind: 'QUESTION', id, part }, reason: 'ABUSE' });
  for (const part of ['QUESTION', 'ANSWER']) expect((await send(part)).status).toBe(200);
  const rows = t.db
    .selectFrom('reports')
    .select(['id', 'state'])
    .where('reporterId', '=', reporter.userId)
    .orderBy('id');
  const [question, answer] = await rows.execute();
  const decide = (reportId: number, decision: ReportDecision) =>
    post(operator, `reports/${reportId}/decide`, { decision, reason });
  expect((await decide(question!.id, 'FINE')).status).toBe(200);
  expect((await rows.execute()).map(({ state }) => state)).toEqual(['DISMISSED', 'OPEN']);
  expect((await decide(answer!.id, 'HIDE')).status).toBe(200);
  const row = t.db
    .selectFrom('questions')
    .select('hiddenAt')
    .where('id', '=', id as number);
  expect((await row.executeTakeFirstOrThrow()).hiddenAt).not.toBeNull();
  expect((await get(operator, `reports/${answer!.id}`)).body.since).toBe('질문과 답을 가렸어요.');
});

test('who asked does not decide about the answer', async () => {
  const { reporter, id } = await asked('ANSWER');
  const { askerId } = await t.db
    .selectFrom('questions')
    .select('askerId')
    .where('id', '=', id as number)
    .executeTakeFirstOrThrow();
  const { email } = await t.db.selectFrom('users').select('email').where('id', '=', askerId!).executeTakeFirstOrThrow();
  await changeOperator(t.db, email!, true, t.clock.now);
  await t.call(reporter, 'POST', '/api/reports', { target: { kind: 'QUESTION', id, part: 'ANSWER' }, reason: 'ABUSE' });
  const row = t.db.selectFrom('reports').select('id').where('reporterId', '=', reporter.userId);
  const path = `reports/${(await row.executeTakeFirstOrThrow()).id}/decide`;
  const asker = { userId: askerId!, nickname: '', email: email!, token: t.deps.tokens.issue(askerId!) };
  expect((await post(asker, path, { decision: 'FINE', reason })).body.code).toBe('OWN_CASE');
});

test('of a wish: its page says that it is hidden, and what became of it', async () => {
  const { id } = await wishOf(t, '전복', 0);
  const reporter = await t.person();
  await t.call(reporter, 'POST', '/api/reports', { target: { kind: 'WISH', id }, reason: 'ABUSE' });
  const row = t.db.selectFrom('reports').select('id').where('reporterId', '=', reporter.userId);
  const path = `reports/${(await row.executeTakeFirstOrThrow()).id}`;
  const seen = async () => {
    const { held, since } = (await get(operator, path)).body;
    const queue = (await get(operator, 'reports')).body as { targetId: string; held: boolean }[];
    return [held, since, queue.find(({ targetId }) => targetId === String(id))?.held];
  };
  expect(await seen()).toEqual([false, null, false]);
  const ended = (endedWhy: 'HIDDEN' | 'CLOCK') =>
    t.db.updateTable('wishes').set({ endedAt: t.clock.now, endedWhy }).where('id', '=', id).execute();
  await ended('HIDDEN');
  expect(await seen()).toEqual([true, '지금은 가려져 있어요.', true]);
  await ended('CLOCK');
  expect(await seen()).toEqual([false, '이제 찾지 않아요.', false]);
  await t.db.deleteFrom('wishes').where('id', '=', id).execute();
  expect(await seen()).toEqual([false, '이제 찾지 않아요.', false]);
});
