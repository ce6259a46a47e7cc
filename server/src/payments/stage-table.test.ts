import { STAGES, type Stage } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesOf } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { fullRoom, payByCard, report, roomIn, stageOf, type TestRoom } from './test-rooms';

let t: TestApp;
let stranger: Person;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  stranger = await t.person();
});
afterAll(() => t.close());

const ROLES = ['leader', 'follower', 'stranger'] as const;
type Role = (typeof ROLES)[number];

/** Each action the way a person of that role would try it: everything right about it except, perhaps, who and when. */
const ACTIONS = {
  order: (room, who) => t.call(who, 'POST', `/api/chat/rooms/${room.id}/orders`),
  pay: async (room, who, role) => {
    const amount = role === 'leader' ? 10_000 - 2 * room.share : room.share;
    const merchantUid = `own_${crypto.randomUUID()}`;
    return report(t, room, who, await payByCard(t, { merchantUid, amount, buyer: who }));
  },
  purchase: (room, who) => t.call(who, 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`),
  trade: (room, who) => t.call(who, 'POST', `/api/chat/rooms/${room.id}/trade-complete`),
  cancel: (room, who) => t.call(who, 'POST', `/api/group-boards/${room.id}/cancel`),
  review: async (room, who, role) => {
    const target = role === 'leader' ? room.followers[0]! : room.leader;
    const { id } = await t.db
      .selectFrom('participants')
      .select('id')
      .where('boardId', '=', room.id)
      .where('userId', '=', target.userId)
      .executeTakeFirstOrThrow();
    return t.call(who, 'POST', `/api/chat/rooms/${room.id}/reviews/${id}`, { star: 5, keywords: [], review: '' });
  },
} satisfies Record<string, (room: TestRoom, who: Person, role: Role) => ReturnType<TestApp['call']>>;
type Action = keyof typeof ACTIONS;

/** What each of leader, follower and stranger is answered; `ok` is followed by the stage it leads to. */
const TABLE = `
RECRUITING order     NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
RECRUITING pay       NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
RECRUITING purchase  NOT_PURCHASABLE         NOT_LEADER          NOT_A_MEMBER
RECRUITING trade     NOT_FOLLOWER            NOT_TRADABLE        NOT_A_MEMBER
RECRUITING cancel    ok:CANCELLED            NOT_LEADER          NOT_LEADER
RECRUITING review    REVIEW_NOT_OPEN         REVIEW_NOT_OPEN     NOT_A_MEMBER
RECRUITED  order     NOTHING_TO_PAY          ok:RECRUITED        NOT_A_MEMBER
RECRUITED  pay       NOTHING_TO_PAY          ok:RECRUITED        NOT_A_MEMBER
RECRUITED  purchase  NOT_PURCHASABLE         NOT_LEADER          NOT_A_MEMBER
RECRUITED  trade     NOT_FOLLOWER            NOT_TRADABLE        NOT_A_MEMBER
RECRUITED  cancel    ok:CANCELLED            NOT_LEADER          NOT_LEADER
RECRUITED  review    REVIEW_NOT_OPEN         REVIEW_NOT_OPEN     NOT_A_MEMBER
PAYING     order     NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
PAYING     pay       NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
PAYING     purchase  ok:PURCHASED            NOT_LEADER          NOT_A_MEMBER
PAYING     trade     NOT_FOLLOWER            NOT_TRADABLE        NOT_A_MEMBER
PAYING     cancel    ok:CANCELLED            NOT_LEADER          NOT_LEADER
PAYING     review    REVIEW_NOT_OPEN         REVIEW_NOT_OPEN     NOT_A_MEMBER
PURCHASED  order     NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
PURCHASED  pay       NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
PURCHASED  purchase  ALREADY_PURCHASED       NOT_LEADER          NOT_A_MEMBER
PURCHASED  trade     NOT_FOLLOWER            ok:PURCHASED        NOT_A_MEMBER
PURCHASED  cancel    BOARD_NOT_CANCELLABLE   NOT_LEADER          NOT_LEADER
PURCHASED  review    REVIEW_NOT_OPEN         REVIEW_NOT_OPEN     NOT_A_MEMBER
COMPLETED  order     NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
COMPLETED  pay       NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
COMPLETED  purchase  ALREADY_PURCHASED       NOT_LEADER          NOT_A_MEMBER
COMPLETED  trade     NOT_FOLLOWER            ALREADY_TRADED      NOT_A_MEMBER
COMPLETED  cancel    BOARD_COMPLETED         NOT_LEADER          NOT_LEADER
COMPLETED  review    ok:COMPLETED            ok:COMPLETED        NOT_A_MEMBER
CANCELLED  order     NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
CANCELLED  pay       NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
CANCELLED  purchase  BOARD_CANCELLED         NOT_LEADER          NOT_A_MEMBER
CANCELLED  trade     NOT_FOLLOWER            BOARD_CANCELLED     NOT_A_MEMBER
CANCELLED  cancel    BOARD_CANCELLED         NOT_LEADER          NOT_LEADER
CANCELLED  review    REVIEW_NOT_OPEN         REVIEW_NOT_OPEN     NOT_A_MEMBER
`;
const lines = TABLE.trim()
  .split('\n')
  .map((line) => line.split(/\s+/) as [Stage, Action, ...string[]]);

test('the table leaves no pair of stage and action out', () => {
  const pairs = STAGES.flatMap((stage) => Object.keys(ACTIONS).map((action) => `${stage} ${action}`));
  expect(lines.map(([stage, action]) => `${stage} ${action}`)).toEqual(pairs);
  expect(lines.every((line) => line.length === 2 + ROLES.length)).toBe(true);
});

test.each(STAGES)('every action by every role in %s', async (stage) => {
  let room = await roomIn(t, stage);
  for (const [, action, ...answers] of lines.filter(([of]) => of === stage)) {
    for (const [at, role] of ROLES.entries()) {
      const who = { leader: room.leader, follower: room.followers[0]!, stranger }[role];
      const { status, body } = await ACTIONS[action](room, who, role);
      const said = status < 300 ? `ok:${await stageOf(t, room)}` : String(body.code);
      expect(said, `${role} tries ${action} in ${stage}`).toBe(answers[at]);
      if (status < 300) room = await roomIn(t, stage);
      else expect(await stageOf(t, room), 'a refusal moves nothing').toBe(stage);
    }
  }
});

test('a price too small to share is the leader’s alone: nobody waits for nothing', async () => {
  const room = await fullRoom(t, { followers: 3, price: 2 });
  expect(await stageOf(t, room)).toBe('PAYING');
  const stages = (await messagesOf(t, room.id)).flatMap(({ stage }) => (stage ? [stage] : []));
  expect(stages).toEqual(['RECRUITING', 'RECRUITED', 'PAYING']);
  expect((await ACTIONS.order(room, room.followers[0]!)).body.code).toBe('NOT_PAYABLE');
  await ACTIONS.purchase(room, room.leader);
  for (const follower of room.followers) await ACTIONS.trade(room, follower);
  expect(await stageOf(t, room)).toBe('COMPLETED');
  const { body } = await t.call(room.leader, 'GET', `/api/chat/rooms/${room.id}/ledger`);
  expect(body).toMatchObject({ total: 2, collected: 2, held: 0, handedOver: 0, entries: [] });
});
