import { HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake, boardForm, boardRow, join, openBoard } from '../../boards/test-boards';
import { keptPicture } from '../../chat/pictures/test-talk-pictures';
import { handoverCodeOf } from '../../handover/handover-code';
import { say } from '../../payments/test-received';
import { payShareOf, type TestRoom } from '../../payments/test-rooms';
import type { Person, TestApp } from '../../test-app';
import { isWhole } from '../../test-ring';
import { callsAt, operatorApp, reason } from '../test-operator';

let t: TestApp;
let operator: Person;
const START = new Date('2026-11-16T03:00:00.000Z');
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
beforeEach(() => {
  t.clock.now = START;
});
afterAll(() => t.close());

const { get, post } = callsAt(() => t);

/** What may happen on the way to a dispute, in this order. */
const TURNS = [
  'shares',
  'change',
  'hand-on',
  'poll',
  'picked',
  'appointment',
  'moved',
  'receipt',
  'handed',
  'no-show',
  'code',
  'received',
  'pictures',
] as const;
type Turn = (typeof TURNS)[number];
const ENDS = ['waiting', 'contested', 'silent', 'accepted', 'withdrawn', 'decided'] as const;
type End = (typeof ENDS)[number];

const call = async (who: Person, method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) => {
  const answer = await t.call(awake(t, who), method, `/api/${path}`, body);
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
};
const hoursOn = (hours: number) => new Date(t.clock.now.getTime() + hours * HOUR_MS).toISOString();

/** A bought room on whose way these things happened. */
async function roomWith(has: (turn: Turn) => boolean): Promise<TestRoom> {
  const leader = await t.person();
  const [first, second] = [await t.person(), await t.person()];
  const shares = has('shares') ? { maxSeats: 3, mySeats: 2, totalUser: 6 } : { totalUser: 3 };
  const id = await openBoard(t, leader, { price: 30_000, ...shares });
  const room: TestRoom = { id, leader, followers: [first, second], share: 0 };
  await call(first, 'POST', `group-boards/${id}/join`, has('shares') ? { seats: 3 } : undefined);
  if (has('change')) await change(room);
  await call(second, 'POST', `group-boards/${id}/join`);
  if (has('hand-on')) room.followers[1] = await offerSeat(room);
  for (const follower of room.followers) await payShareOf(t, room, awake(t, follower));
  await call(leader, 'PATCH', `chat/rooms/${id}/purchase-complete`);
  await meet(room, has);
  return room;
}

async function change({ id, leader, followers }: TestRoom): Promise<void> {
  const { pictures, price, totalUser, deadline } = await boardRow(t, id);
  const images = (pictures as { url: string }[]).map(({ url }) => url);
  const { maxSeats, mySeats } = await call(leader, 'GET', `group-boards/${id}/edit`);
  const form = await boardForm(t, { price, totalUser, deadline, images, maxSeats, mySeats, quantity: '5kg' });
  await call(leader, 'PUT', `group-boards/${id}`, form);
  t.clock.now = new Date(t.clock.now.getTime() + 2 * 60_000);
  await t.runJobs();
  await call(followers[0]!, 'POST', `chat/rooms/${id}/change`, { stay: true });
}

async function offerSeat({ id, followers }: TestRoom): Promise<Person> {
  await call(followers[1]!, 'POST', `chat/rooms/${id}/hand-on`);
  const newcomer = await t.person();
  expect((await join(t, awake(t, newcomer), id)).status).toBe(200);
  return newcomer;
}

async function meet(room: TestRoom, has: (turn: Turn) => boolean): Promise<void> {
  const { id, leader, followers } = room;
  const at = (path: string) => `chat/rooms/${id}/${path}`;
  if (has('poll') || has('picked')) {
    const slots = [24, 48].map((hours) => ({ startsAt: hoursOn(hours) }));
    const { poll } = await call(leader, 'POST', at('polls'), { slots });
    await call(followers[0]!, 'PUT', at(`polls/${poll.id}/answer`), { slots: [1] });
    if (has('picked')) await call(leader, 'POST', at(`polls/${poll.id}/pick`), { slot: 1 });
  }
  const where = { place: '서울숲역 4번 출구', note: '초록 가방' };
  if (has('appointment') || has('moved') || has('no-show'))
    await call(leader, 'PUT', at('appointment'), { startsAt: hoursOn(25), ...where });
  if (has('moved')) await call(leader, 'PUT', at('appointment'), { startsAt: hoursOn(30), ...where });
  if (has('receipt')) await call(leader, 'POST', at('receipts'), { spent: 24_000 });
  t.clock.now = new Date(t.clock.now.getTime() + 50 * HOUR_MS);
  if (has('handed')) await say(t, room, followers[0]!);
  if (has('no-show')) await say(t, room, followers[1]!, 'NO_SHOW');
  if (has('code'))
    await call(followers[0]!, 'POST', at('trade-complete'), {
      code: handoverCodeOf(t.deps.keys.handover.current(), id),
    });
  if (has('received')) await call(followers[1]!, 'POST', at('trade-complete'));
}

/** A follower tells, and so it ends. The number of the dispute. */
async function disputed(room: TestRoom, end: End, withPictures: boolean): Promise<number> {
  const path = `chat/rooms/${room.id}/disputes`;
  const [follower] = room.followers as [Person];
  const shownBy = async (person: Person) => (withPictures ? [await keptPicture(t, room.id, person, 'DISPUTE')] : []);
  const pictures = await shownBy(follower);
  const { id } = await call(follower, 'POST', path, { kind: 'DAMAGED', text: '터졌어요', wanted: 1000, pictures });
  if (end === 'contested' || end === 'decided')
    await call(room.leader, 'PATCH', `${path}/${id}/contest`, {
      text: '멀쩡했어요',
      pictures: await shownBy(room.leader),
    });
  if (end === 'accepted') await call(room.leader, 'PATCH', `${path}/${id}/accept`);
  if (end === 'withdrawn') await call(follower, 'PATCH', `${path}/${id}/withdraw`);
  if (end === 'decided')
    expect((await post(operator, `disputes/${id}/decide`, { refund: 500, confirm: 500, reason })).status).toBe(200);
  if (end === 'silent') {
    t.clock.now = new Date(t.clock.now.getTime() + 5 * 24 * HOUR_MS);
    await t.runJobs();
  }
  return id;
}

/** Each alone, all together, and mixtures that are the same every time. */
const ways: [string, Turn[], End][] = [
  ['nothing', [], 'contested'],
  ...TURNS.map((turn, nth): [string, Turn[], End] => [turn, [turn], ENDS[nth % ENDS.length]!]),
  ['everything', [...TURNS], 'contested'],
  ...Array.from({ length: isWhole ? 12 : 4 }, (_, nth): [string, Turn[], End] => {
    const mixed = TURNS.filter((_turn, at) => ((nth + 1) * 2_654_435_761 * (at + 3)) % 7 < 3);
    return [mixed.join(' + '), mixed, ENDS[nth % ENDS.length]!];
  }),
];

test.each(ways)('the console opens a dispute after %s', { timeout: 120_000 }, async (_, turns, end) => {
  const room = await roomWith((turn) => turns.includes(turn));
  const id = await disputed(room, end, turns.includes('pictures'));
  const page = await get(operator, `disputes/${id}`);
  expect(page.status).toBe(200);
  const has = (...some: Turn[]) => some.some((turn) => turns.includes(turn));
  if (!has('appointment', 'picked', 'moved', 'no-show')) expect(page.body.appointment).toBeNull();
  else expect(Object.keys(page.body.appointment).toSorted()).toEqual(SHOWN);
  // What the page leads to.
  for (const path of [`boards/${room.id}`, ...[room.leader, ...room.followers].map((who) => `people/${who.userId}`)])
    expect((await get(operator, path)).status, path).toBe(200);
});

const SHOWN = ['changes', 'endsAt', 'lateChanges', 'place', 'setAt', 'startsAt'];

test('a service that hears nobody opens one itself, and the console shows it', { timeout: 120_000 }, async () => {
  const room = await roomWith((turn) => turn === 'appointment');
  for (let day = 0; day < 40; day += 1) {
    t.clock.now = new Date(t.clock.now.getTime() + 24 * HOUR_MS);
    await t.runJobs();
  }
  const rows = await t.db.selectFrom('disputes').select('id').where('boardId', '=', room.id).execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) expect((await get(operator, `disputes/${id}`)).status).toBe(200);
});
