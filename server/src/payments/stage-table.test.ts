import { DAY_MS, STAGES, type Stage } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardForm, messagesOf } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { payByCard, report, roomIn, stageOf, type TestRoom, walkedRoom } from './test-rooms';

let t: TestApp;
let stranger: Person;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  stranger = await t.person();
});
afterAll(() => t.close());

const daysHence = (days: number) => new Date(t.clock.now.getTime() + days * DAY_MS).toISOString();

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
  nudge: async (room, who) => t.call(who, 'POST', `/api/chat/rooms/${room.id}/nudges/${await firstSeat(room)}`),
  'pay-by': (room, who) => t.call(who, 'POST', `/api/chat/rooms/${room.id}/pay-by`),
  'buy-by': (room, who) => t.call(who, 'POST', `/api/chat/rooms/${room.id}/buy-by`, { days: 1, reason: 'STOCK' }),
  'take-rest': (room, who) => t.call(who, 'POST', `/api/group-boards/${room.id}/take-rest`),
  seats: (room, who) => t.call(who, 'PATCH', `/api/chat/rooms/${room.id}/seats`, { seats: 1 }),
  undo: (room, who) => t.call(who, 'DELETE', `/api/group-boards/${room.id}/join`),
  'hand-on': (room, who) => t.call(who, 'POST', `/api/chat/rooms/${room.id}/hand-on`),
  receipt: (room, who) => t.call(who, 'POST', `/api/chat/rooms/${room.id}/receipts`, { spent: 9000 }),
  dispute: (room, who) =>
    t.call(who, 'POST', `/api/chat/rooms/${room.id}/disputes`, { kind: 'SHORT', text: '모자라요' }),
  wait: (room, who) => t.call(who, 'POST', `/api/group-boards/${room.id}/waitlist`),
  meet: (room, who) => t.call(who, 'PUT', `/api/chat/rooms/${room.id}/appointment`, { startsAt: daysHence(1) }),
  unmeet: (room, who) => t.call(who, 'DELETE', `/api/chat/rooms/${room.id}/appointment`),
  ask: (room, who) => {
    const slots = [{ startsAt: daysHence(1) }, { startsAt: daysHence(2) }];
    return t.call(who, 'POST', `/api/chat/rooms/${room.id}/polls`, { slots });
  },
  handed: async (room, who) => t.call(who, 'PUT', `/api/chat/rooms/${room.id}/handed/${await firstSeat(room)}`),
  'no-show': async (room, who) => t.call(who, 'PUT', `/api/chat/rooms/${room.id}/no-show/${await firstSeat(room)}`),
  packing: (room, who) => t.call(who, 'GET', `/api/chat/rooms/${room.id}/packing`),
  note: async (room, who) =>
    t.call(who, 'PUT', `/api/chat/rooms/${room.id}/packing/${await firstSeat(room)}`, { note: '문고리' }),
  again: async (room, who) => t.call(who, 'POST', '/api/group-boards', await boardForm(t, { again: room.id })),
} satisfies Record<string, (room: TestRoom, who: Person, role: Role) => ReturnType<TestApp['call']>>;
type Action = keyof typeof ACTIONS;

async function firstSeat(room: TestRoom): Promise<number> {
  const { id } = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', room.id)
    .where('userId', '=', room.followers[0]!.userId)
    .executeTakeFirstOrThrow();
  return id;
}

/** What each of leader, follower and stranger is answered; `ok` is followed by the stage it leads to. */
const TABLE = `
RECRUITING order     NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
RECRUITING pay       NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
RECRUITING purchase  NOT_PURCHASABLE         NOT_LEADER          NOT_A_MEMBER
RECRUITING trade     NOT_FOLLOWER            NOT_TRADABLE        NOT_A_MEMBER
RECRUITING cancel    ok:CANCELLED            NOT_LEADER          NOT_LEADER
RECRUITING review    REVIEW_NOT_OPEN         REVIEW_NOT_OPEN     NOT_A_MEMBER
RECRUITING nudge     NOTHING_TO_NUDGE        NOT_LEADER          NOT_A_MEMBER
RECRUITING pay-by    NOT_PAYABLE             NOT_LEADER          NOT_A_MEMBER
RECRUITING buy-by    NOT_PURCHASABLE         NOT_LEADER          NOT_A_MEMBER
RECRUITING take-rest ok:RECRUITED            NOT_LEADER          NOT_LEADER
RECRUITING seats     NOT_FOLLOWER            ok:RECRUITING       NOT_A_MEMBER
RECRUITING undo      NOT_FOLLOWER            ok:RECRUITING       NOT_A_MEMBER
RECRUITING hand-on   NOT_FOLLOWER            ok:RECRUITING       NOT_A_MEMBER
RECRUITING receipt   NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
RECRUITING dispute   NOT_FOLLOWER            NOT_TRADABLE        NOT_A_MEMBER
RECRUITING wait      OWN_BOARD               ALREADY_JOINED      NOT_WAITABLE
RECRUITING meet      NOT_MEETABLE            NOT_LEADER          NOT_A_MEMBER
RECRUITING unmeet    ok:RECRUITING           NOT_LEADER          NOT_A_MEMBER
RECRUITING ask       NOT_MEETABLE            NOT_LEADER          NOT_A_MEMBER
RECRUITING handed    NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
RECRUITING no-show   NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
RECRUITING packing   PACKING_EARLY           NOT_LEADER          NOT_A_MEMBER
RECRUITING note      PACKING_EARLY           NOT_LEADER          NOT_A_MEMBER
RECRUITING again     AGAIN_EARLY             NOT_LEADER          NOT_LEADER
RECRUITED  order     NOTHING_TO_PAY          ok:RECRUITED        NOT_A_MEMBER
RECRUITED  pay       NOTHING_TO_PAY          ok:RECRUITED        NOT_A_MEMBER
RECRUITED  purchase  NOT_PURCHASABLE         NOT_LEADER          NOT_A_MEMBER
RECRUITED  trade     NOT_FOLLOWER            NOT_TRADABLE        NOT_A_MEMBER
RECRUITED  cancel    ok:CANCELLED            NOT_LEADER          NOT_LEADER
RECRUITED  review    REVIEW_NOT_OPEN         REVIEW_NOT_OPEN     NOT_A_MEMBER
RECRUITED  nudge     ok:RECRUITED            NOT_LEADER          NOT_A_MEMBER
RECRUITED  pay-by    ok:RECRUITED            NOT_LEADER          NOT_A_MEMBER
RECRUITED  buy-by    NOT_PURCHASABLE         NOT_LEADER          NOT_A_MEMBER
RECRUITED  take-rest NOTHING_TO_TAKE         NOT_LEADER          NOT_LEADER
RECRUITED  seats     NOT_FOLLOWER            BOARD_IN_PROGRESS   NOT_A_MEMBER
RECRUITED  undo      NOT_FOLLOWER            UNDO_CLOSED         NOT_A_MEMBER
RECRUITED  hand-on   NOT_FOLLOWER            ok:RECRUITED        NOT_A_MEMBER
RECRUITED  receipt   NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
RECRUITED  dispute   NOT_FOLLOWER            NOT_TRADABLE        NOT_A_MEMBER
RECRUITED  wait      OWN_BOARD               ALREADY_JOINED      ok:RECRUITED
RECRUITED  meet      NOT_MEETABLE            NOT_LEADER          NOT_A_MEMBER
RECRUITED  unmeet    ok:RECRUITED            NOT_LEADER          NOT_A_MEMBER
RECRUITED  ask       NOT_MEETABLE            NOT_LEADER          NOT_A_MEMBER
RECRUITED  handed    NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
RECRUITED  no-show   NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
RECRUITED  packing   ok:RECRUITED            NOT_LEADER          NOT_A_MEMBER
RECRUITED  note      ok:RECRUITED            NOT_LEADER          NOT_A_MEMBER
RECRUITED  again     ok:RECRUITED            NOT_LEADER          NOT_LEADER
PAYING     order     NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
PAYING     pay       NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
PAYING     purchase  ok:PURCHASED            NOT_LEADER          NOT_A_MEMBER
PAYING     trade     NOT_FOLLOWER            NOT_TRADABLE        NOT_A_MEMBER
PAYING     cancel    ok:CANCELLED            NOT_LEADER          NOT_LEADER
PAYING     review    REVIEW_NOT_OPEN         REVIEW_NOT_OPEN     NOT_A_MEMBER
PAYING     nudge     NOTHING_TO_NUDGE        NOT_LEADER          NOT_A_MEMBER
PAYING     pay-by    NOT_PAYABLE             NOT_LEADER          NOT_A_MEMBER
PAYING     buy-by    BUY_BY_EARLY            NOT_LEADER          NOT_A_MEMBER
PAYING     take-rest BOARD_IN_PROGRESS       NOT_LEADER          NOT_LEADER
PAYING     seats     NOT_FOLLOWER            BOARD_IN_PROGRESS   NOT_A_MEMBER
PAYING     undo      NOT_FOLLOWER            UNDO_CLOSED         NOT_A_MEMBER
PAYING     hand-on   NOT_FOLLOWER            HAND_ON_CLOSED      NOT_A_MEMBER
PAYING     receipt   NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
PAYING     dispute   NOT_FOLLOWER            NOT_TRADABLE        NOT_A_MEMBER
PAYING     wait      OWN_BOARD               ALREADY_JOINED      BOARD_CLOSED
PAYING     meet      ok:PAYING               NOT_LEADER          NOT_A_MEMBER
PAYING     unmeet    ok:PAYING               NOT_LEADER          NOT_A_MEMBER
PAYING     ask       ok:PAYING               NOT_LEADER          NOT_A_MEMBER
PAYING     handed    NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
PAYING     no-show   NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
PAYING     packing   ok:PAYING               NOT_LEADER          NOT_A_MEMBER
PAYING     note      ok:PAYING               NOT_LEADER          NOT_A_MEMBER
PAYING     again     ok:PAYING               NOT_LEADER          NOT_LEADER
PURCHASED  order     NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
PURCHASED  pay       NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
PURCHASED  purchase  ALREADY_PURCHASED       NOT_LEADER          NOT_A_MEMBER
PURCHASED  trade     NOT_FOLLOWER            ok:PURCHASED        NOT_A_MEMBER
PURCHASED  cancel    BOARD_NOT_CANCELLABLE   NOT_LEADER          NOT_LEADER
PURCHASED  review    REVIEW_NOT_OPEN         REVIEW_NOT_OPEN     NOT_A_MEMBER
PURCHASED  nudge     NOTHING_TO_NUDGE        NOT_LEADER          NOT_A_MEMBER
PURCHASED  pay-by    NOT_PAYABLE             NOT_LEADER          NOT_A_MEMBER
PURCHASED  buy-by    ALREADY_PURCHASED       NOT_LEADER          NOT_A_MEMBER
PURCHASED  take-rest BOARD_IN_PROGRESS       NOT_LEADER          NOT_LEADER
PURCHASED  seats     NOT_FOLLOWER            BOARD_IN_PROGRESS   NOT_A_MEMBER
PURCHASED  undo      NOT_FOLLOWER            UNDO_CLOSED         NOT_A_MEMBER
PURCHASED  hand-on   NOT_FOLLOWER            HAND_ON_CLOSED      NOT_A_MEMBER
PURCHASED  receipt   ok:PURCHASED            NOT_LEADER          NOT_A_MEMBER
PURCHASED  dispute   NOT_FOLLOWER            ok:PURCHASED        NOT_A_MEMBER
PURCHASED  wait      OWN_BOARD               ALREADY_JOINED      BOARD_CLOSED
PURCHASED  meet      ok:PURCHASED            NOT_LEADER          NOT_A_MEMBER
PURCHASED  unmeet    ok:PURCHASED            NOT_LEADER          NOT_A_MEMBER
PURCHASED  ask       ok:PURCHASED            NOT_LEADER          NOT_A_MEMBER
PURCHASED  handed    ok:PURCHASED            NOT_LEADER          NOT_A_MEMBER
PURCHASED  no-show   NO_APPOINTMENT_YET      NOT_LEADER          NOT_A_MEMBER
PURCHASED  packing   ok:PURCHASED            NOT_LEADER          NOT_A_MEMBER
PURCHASED  note      ok:PURCHASED            NOT_LEADER          NOT_A_MEMBER
PURCHASED  again     ok:PURCHASED            NOT_LEADER          NOT_LEADER
COMPLETED  order     NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
COMPLETED  pay       NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
COMPLETED  purchase  ALREADY_PURCHASED       NOT_LEADER          NOT_A_MEMBER
COMPLETED  trade     NOT_FOLLOWER            ALREADY_TRADED      NOT_A_MEMBER
COMPLETED  cancel    BOARD_COMPLETED         NOT_LEADER          NOT_LEADER
COMPLETED  review    ok:COMPLETED            ok:COMPLETED        NOT_A_MEMBER
COMPLETED  nudge     NOTHING_TO_NUDGE        NOT_LEADER          NOT_A_MEMBER
COMPLETED  pay-by    NOT_PAYABLE             NOT_LEADER          NOT_A_MEMBER
COMPLETED  buy-by    ALREADY_PURCHASED       NOT_LEADER          NOT_A_MEMBER
COMPLETED  take-rest BOARD_COMPLETED         NOT_LEADER          NOT_LEADER
COMPLETED  seats     NOT_FOLLOWER            BOARD_COMPLETED     NOT_A_MEMBER
COMPLETED  undo      NOT_FOLLOWER            BOARD_COMPLETED     NOT_A_MEMBER
COMPLETED  hand-on   NOT_FOLLOWER            HAND_ON_CLOSED      NOT_A_MEMBER
COMPLETED  receipt   NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
COMPLETED  dispute   NOT_FOLLOWER            ok:COMPLETED        NOT_A_MEMBER
COMPLETED  wait      OWN_BOARD               ALREADY_JOINED      BOARD_COMPLETED
COMPLETED  meet      NOT_MEETABLE            NOT_LEADER          NOT_A_MEMBER
COMPLETED  unmeet    ok:COMPLETED            NOT_LEADER          NOT_A_MEMBER
COMPLETED  ask       NOT_MEETABLE            NOT_LEADER          NOT_A_MEMBER
COMPLETED  handed    ALREADY_TRADED          NOT_LEADER          NOT_A_MEMBER
COMPLETED  no-show   ALREADY_TRADED          NOT_LEADER          NOT_A_MEMBER
COMPLETED  packing   ok:COMPLETED            NOT_LEADER          NOT_A_MEMBER
COMPLETED  note      ok:COMPLETED            NOT_LEADER          NOT_A_MEMBER
COMPLETED  again     ok:COMPLETED            NOT_LEADER          NOT_LEADER
CANCELLED  order     NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
CANCELLED  pay       NOTHING_TO_PAY          NOT_PAYABLE         NOT_A_MEMBER
CANCELLED  purchase  BOARD_CANCELLED         NOT_LEADER          NOT_A_MEMBER
CANCELLED  trade     NOT_FOLLOWER            BOARD_CANCELLED     NOT_A_MEMBER
CANCELLED  cancel    BOARD_CANCELLED         NOT_LEADER          NOT_LEADER
CANCELLED  review    REVIEW_NOT_OPEN         REVIEW_NOT_OPEN     NOT_A_MEMBER
CANCELLED  nudge     NOTHING_TO_NUDGE        NOT_LEADER          NOT_A_MEMBER
CANCELLED  pay-by    NOT_PAYABLE             NOT_LEADER          NOT_A_MEMBER
CANCELLED  buy-by    BOARD_CANCELLED         NOT_LEADER          NOT_A_MEMBER
CANCELLED  take-rest BOARD_CANCELLED         NOT_LEADER          NOT_LEADER
CANCELLED  seats     NOT_FOLLOWER            BOARD_CANCELLED     NOT_A_MEMBER
CANCELLED  undo      NOT_FOLLOWER            BOARD_CANCELLED     NOT_A_MEMBER
CANCELLED  hand-on   NOT_FOLLOWER            BOARD_CANCELLED     NOT_A_MEMBER
CANCELLED  receipt   NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
CANCELLED  dispute   NOT_FOLLOWER            DISPUTE_CLOSED      NOT_A_MEMBER
CANCELLED  wait      OWN_BOARD               ALREADY_JOINED      BOARD_CANCELLED
CANCELLED  meet      NOT_MEETABLE            NOT_LEADER          NOT_A_MEMBER
CANCELLED  unmeet    ok:CANCELLED            NOT_LEADER          NOT_A_MEMBER
CANCELLED  ask       NOT_MEETABLE            NOT_LEADER          NOT_A_MEMBER
CANCELLED  handed    NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
CANCELLED  no-show   NOT_TRADABLE            NOT_LEADER          NOT_A_MEMBER
CANCELLED  packing   BOARD_CANCELLED         NOT_LEADER          NOT_A_MEMBER
CANCELLED  note      BOARD_CANCELLED         NOT_LEADER          NOT_A_MEMBER
CANCELLED  again     ok:CANCELLED            NOT_LEADER          NOT_LEADER
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
  const room = await walkedRoom(t, { followers: 3, price: 2 });
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
