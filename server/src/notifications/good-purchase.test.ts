import { type ChatRoom, type NotificationKind, READS_HEADER, READS_OWN, SHOWN_ON } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, join, openBoard } from '../boards/test-boards';
import { payShareOf, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { runClocks } from '../test-clocks';
import { startPushService, type TestPushService } from './push/test-push-service';
import { inbox } from './test-inbox';

/** Seoul, in November 2026: the 18th is a Wednesday. */
const at = (local: string) => new Date(`2026-11-${local}:00.000+09:00`);

let t: TestApp;
let service: TestPushService;
beforeAll(async () => {
  service = await startPushService();
  t = await testApp({ env: { PUSH_HOSTS: service.origin, PUSH_SUBJECT: 'mailto:help@mungchi.example' } });
  await t.listen();
});
afterAll(async () => {
  await t.close();
  await service.close();
});

const PEOPLE = ['leader', 'first', 'second'] as const;
type Walk = { room: TestRoom; people: Person[]; kinds: Set<NotificationKind> };

/** Three people with a phone each. */
async function gather(): Promise<Walk> {
  service.received.length = 0;
  const people: Person[] = [];
  for (const name of PEOPLE) {
    const person = await t.person();
    await t.call(person, 'POST', '/api/notifications/devices', service.subscribe(`${name}${person.userId}`).toJSON());
    people.push(person);
  }
  const [leader, ...followers] = people as [Person, Person, Person];
  const id = await openBoard(t, leader, { totalUser: 3, price: 30_000 });
  return { room: { id, leader, followers, share: 10_000 }, people, kinds: new Set() };
}

const heard = ({ people }: Walk) =>
  people.map(({ userId }, nth) =>
    service.received.filter(({ device }) => device === `${PEOPLE[nth]}${userId}`).map(({ message }) => message.title),
  );

const stage = (name: ChatRoom['stage']) => (room: ChatRoom) =>
  room.messages.some((each) => each.messageType === 'SYSTEM' && each.notice === null && each.chatStatus === name);
const remark = (notice: string) => (room: ChatRoom) => room.messages.some((each) => each.notice === notice);
/** By what a room shows what its members are told. */
const SHOWN_BY: Partial<Record<NotificationKind, (room: ChatRoom) => boolean>> = {
  SEAT_TAKEN: (room) => room.messages.some(({ messageType }) => messageType === 'ENTER'),
  ROOM_FULL: stage('RECRUITED'),
  ALL_PAID: stage('PAYING'),
  PURCHASED: stage('PURCHASED'),
  TRUE_UP: remark('RECEIPT'),
  APPOINTMENT_SET: (room) => room.appointment !== null,
  APPOINTMENT_SOON: (room) => room.appointment !== null,
  COMPLETED: stage('COMPLETED'),
};

/** The jobs run and the phones ring; then everybody's room shows what it would mark as read, without anybody looking. */
async function settle({ room: { id }, people, kinds }: Walk): Promise<void> {
  await t.runJobs();
  for (const each of people) {
    const person = awake(t, each);
    const entries = await inbox(t, person);
    if (entries.length === 0) continue;
    const headers = { authorization: `Bearer ${person.token}`, [READS_HEADER]: READS_OWN };
    const room = (await t.app.inject({ method: 'GET', url: `/api/chat/rooms/${id}`, headers })).json<ChatRoom>();
    for (const { kind } of entries) {
      kinds.add(kind);
      if (!SHOWN_ON[kind].includes('/chat/:chatRoomId')) continue;
      expect(SHOWN_BY[kind]?.(room), `the room shows ${kind}`).toBe(true);
    }
  }
}

async function walk({ withPoll }: { withPoll: boolean }): Promise<Walk> {
  t.clock.now = at('16T10:00');
  const walk = await gather();
  const { room } = walk;
  const { leader, followers } = room;
  const call = async (by: Person, method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) => {
    const answer = await t.call(awake(t, by), method, `/api/chat/rooms/${room.id}/${path}`, body);
    expect(answer.status, path).toBe(200);
    await settle(walk);
    return answer.body;
  };
  for (const follower of followers) {
    expect((await join(t, follower, room.id)).status).toBe(200);
    await settle(walk);
  }
  t.clock.now = at('16T15:00');
  for (const follower of followers) await payShareOf(t, room, awake(t, follower));
  await settle(walk);
  t.clock.now = at('17T10:00');
  await call(leader, 'PATCH', 'purchase-complete', { spent: 28_500 });
  const startsAt = at('20T19:00').toISOString();
  if (withPoll) {
    const slots = [{ startsAt }, { startsAt: at('21T11:00').toISOString() }];
    const { poll } = await call(leader, 'POST', 'polls', { slots });
    for (const follower of followers) await call(follower, 'PUT', `polls/${poll.id}/answer`, { slots: [1] });
    await call(leader, 'POST', `polls/${poll.id}/pick`, { slot: 1, place: '서울숲역 4번 출구' });
  } else await call(leader, 'PUT', 'appointment', { startsAt, place: '서울숲역 4번 출구' });
  for (const now of ['19T20:00', '20T18:00']) {
    t.clock.now = at(now);
    await runClocks(t.deps);
    await settle(walk);
  }
  t.clock.now = at('20T19:10');
  const { people } = await call(leader, 'GET', 'handover');
  for (const { participantId } of people) await call(leader, 'PUT', `handed/${participantId}`);
  for (const follower of followers) await call(follower, 'POST', 'trade-complete');
  const seats = await t.db.selectFrom('participants').select(['id', 'userId']).where('boardId', '=', room.id).execute();
  for (const by of walk.people) {
    for (const { id, userId } of seats) {
      if (userId !== by.userId) await call(by, 'POST', `reviews/${id}`, { star: 5, keywords: [] });
    }
  }
  return walk;
}

test('a purchase of three that goes well rings each phone at most five times, for what asks for something', async () => {
  const done = await walk({ withPoll: true });
  const goods = '제주 감귤 10kg';
  const followers = [
    `모두 모였어요 · ${goods}`,
    `언제 만날까요? · ${goods}`,
    `약속이 정해졌어요 · ${goods}`,
    `1시간 뒤에 만나요 · ${goods}`,
    `리더가 전달했다고 해요 · ${goods}`,
  ];
  expect(heard(done)).toEqual([
    [
      `모두 결제했어요 · ${goods}`,
      `모두 답했어요 · ${goods}`,
      `내일 저녁 7시에 만나요 · ${goods}`,
      `1시간 뒤에 만나요 · ${goods}`,
      `모인 돈을 전했어요 · ${goods}`,
    ],
    followers,
    followers,
  ]);
  // Nobody looked meanwhile: all of it is in the inbox, a difference and its refund as one.
  expect([...done.kinds].toSorted()).toEqual(
    (
      [
        'ALL_PAID',
        'APPOINTMENT_SET',
        'APPOINTMENT_SOON',
        'COMPLETED',
        'HANDED',
        'HANDED_OVER',
        'POLL_ANSWERED_ALL',
        'POLL_OPENED',
        'PURCHASED',
        'REVIEW_RECEIVED',
        'REVIEW_WAITING',
        'ROOM_FULL',
        'SEAT_TAKEN',
        'TRUE_UP',
      ] satisfies NotificationKind[]
    ).toSorted(),
  );
  const [, first] = done.people;
  const own = await inbox(t, awake(t, first!));
  expect(
    own.filter(({ kind }) => kind === 'TRUE_UP' || kind === 'REFUNDED').map(({ title, body }) => [title, body]),
  ).toEqual([['차액을 돌려 드렸어요', '500원 · 실제로 28,500원에 샀어요']]);
});

test('without a poll there is room for the evening before, and still five are enough', async () => {
  const done = await walk({ withPoll: false });
  for (const titles of heard(done)) expect(titles.length, titles.join(', ')).toBeLessThanOrEqual(5);
  expect(heard(done)[1]!.map((title) => title.split(' · ')[0])).toEqual([
    '모두 모였어요',
    '약속이 정해졌어요',
    '내일 저녁 7시에 만나요',
    '1시간 뒤에 만나요',
    '리더가 전달했다고 해요',
  ]);
});
