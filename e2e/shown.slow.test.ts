import { type Notification, type NotificationKind, READS_HEADER, READS_OWN, SHOWN_ON } from '@mungchi/contract';
import { expect, test } from 'vitest';
import type { Neighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { bearer, openRoom, post } from './money-room';

const site = useSite('empty');

const STEP = (name: string) => new RegExp(`step: ${name}`);
/** What tells of it, on each of its pages; on the second one where that says it in other words. */
const TELLS: Partial<Record<NotificationKind, RegExp | Record<string, RegExp>>> = {
  SEAT_TAKEN: /님이 입장했습니다/,
  BOARD_CHANGED: { '/chat/:chatRoomId': /20kg → 10kg|‘10kg’/, '/gonggu/list/:gongguId': /10kg/ },
  ROOM_FULL: {
    '/chat/:chatRoomId': STEP('모집완료'),
    '/chat/:chatRoomId/pay': /2명이 더 결제하면|나만 남았어요|2명 남았어요/,
  },
  ALL_PAID: { '/chat/:chatRoomId': STEP('구매중'), '/chat/:chatRoomId/pay': /모두 결제했어요/ },
  PURCHASED: STEP('구매완료'),
  TRUE_UP: /28,500원/,
  POLL_OPENED: /가능한 시간을 모두 골라 주세요/,
  POLL_ANSWERED_ALL: /3명 중 3명이 답했어요/,
  APPOINTMENT_SET: /첨단로 242/,
  APPOINTMENT_CHANGED: /서울숲역 5번 출구/,
  APPOINTMENT_SOON: /서울숲역 5번 출구/,
  HANDED: /리더가 전달했다고 해요/,
  DISPUTE_OPENED: /세 개가 물러 있었어요/,
  DISPUTE_ENDED: /1,000원/,
  REFUNDED: /1,500원/,
  COMPLETED: { '/chat/:chatRoomId': STEP('공구완료'), '/chat/:chatRoomId/review': /함께한 공구는 어땠나요/ },
  REVIEW_WAITING: /모두 열려요/,
  HANDED_OVER: /18,000원/,
  REVIEW_RECEIVED: /꼼꼼했어요/,
};

type Told = Pick<Notification, 'kind' | 'read' | 'path'>;

async function call<T>(person: Neighbour, method: string, url: string, data?: object): Promise<T> {
  const headers = { ...bearer(person), [READS_HEADER]: READS_OWN };
  const answer = await person.page.request.fetch(`/api/${url}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

const inbox = (person: Neighbour) => call<Told[]>(person, 'GET', 'notifications');
const checked = new Set<string>();

/** Each of them is unread until its page was open, stands there in words, and is read then. */
async function expectShown(person: Neighbour, id: number, ...kinds: NotificationKind[]): Promise<void> {
  const { page } = person;
  for (const kind of kinds) {
    const unread = async () => (await inbox(person)).filter((told) => told.kind === kind && !told.read).length;
    for (const shown of SHOWN_ON[kind]) {
      // Read by a page before: unread again, as on a device that did not look there.
      if (checked.has(kind) || (await unread()) === 0)
        await site.sql(
          `update notifications set read_at = null where kind = $1 and board_id = $2 and user_id = (select id from users where nickname = $3)`,
          [kind, id, person.nickname],
        );
      await expect.poll(unread, { message: `${kind} for ${person.nickname}` }).toBeGreaterThan(0);
      checked.add(kind);
      await page.goto(shown.replace(/:\w+/, String(id)));
      const tells = TELLS[kind]!;
      const words = tells instanceof RegExp ? tells : tells[shown]!;
      const seen = () =>
        Promise.all([
          page.locator('body').allInnerTexts(),
          page.evaluate(() => document.querySelector('[aria-current="step"]')?.textContent ?? ''),
        ]).then(([words, step]) => `${words.join('')}\nstep: ${step}`);
      await expect.poll(seen, { message: `${kind} on ${shown}` }).toMatch(words);
      await expect.poll(unread, { message: `${kind} is read on ${shown}` }).toBe(0);
    }
    await page.goto('about:blank');
  }
}

async function pay(person: Neighbour, id: number): Promise<void> {
  const { merchantUid: merchant_uid, amount } = await post<{ merchantUid: string; amount: number }>(
    person,
    `/api/chat/rooms/${id}/orders`,
  );
  const options = { webhook: 'never' };
  const card = await post<{ imp_uid: string }>(person, '/sandbox/portone/payments', { merchant_uid, amount, options });
  await post(person, `/api/chat/rooms/${id}/pay`, { impUid: card.imp_uid });
}

const hoursOn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('what an entry tells of stands on every page that marks it read', { timeout: 400_000 }, async () => {
  const { id, leader, followers } = await openRoom(site, { price: 30_000, followers: [{}, {}] });
  const [first, second] = followers as [Neighbour, Neighbour];
  const at = (path: string) => `chat/rooms/${id}/${path}`;
  await expectShown(leader, id, 'SEAT_TAKEN', 'ROOM_FULL');
  await expectShown(first, id, 'ROOM_FULL');
  for (const follower of followers) await pay(follower, id);
  await expectShown(leader, id, 'ALL_PAID');

  await call(leader, 'PATCH', at('purchase-complete'), { spent: 28_500 });
  await expectShown(first, id, 'PURCHASED', 'TRUE_UP');
  const slots = [24, 48].map((hours) => ({ startsAt: hoursOn(hours), endsAt: hoursOn(hours + 1) }));
  const { poll } = await call<{ poll: { id: number } }>(leader, 'POST', at('polls'), { slots });
  await expectShown(first, id, 'POLL_OPENED');
  for (const person of [leader, ...followers]) await call(person, 'PUT', at(`polls/${poll.id}/answer`), { slots: [1] });
  await expectShown(leader, id, 'POLL_ANSWERED_ALL');
  await call(leader, 'POST', at(`polls/${poll.id}/pick`), { slot: 1 });
  await expectShown(first, id, 'APPOINTMENT_SET');
  const moved = { startsAt: hoursOn(30), endsAt: hoursOn(31), place: '서울숲역 5번 출구' };
  await call(leader, 'PUT', at('appointment'), moved);
  await expectShown(first, id, 'APPOINTMENT_CHANGED');

  await site.sql(
    `update appointments set starts_at = now() + interval '50 minutes', ends_at = now() + interval '110 minutes',
       set_at = now() - interval '2 days' where board_id = $1`,
    [id],
  );
  await site.addJob('handover.clock', { id }, `handover.clock ${id}`);
  await expectShown(first, id, 'APPOINTMENT_SOON');

  const { people } = await call<{ people: { participantId: number; nickname: string }[] }>(
    leader,
    'GET',
    at('handover'),
  );
  const seatOf = (who: Neighbour) => people.find(({ nickname }) => nickname === who.nickname)!.participantId;
  await call(leader, 'PUT', at(`handed/${seatOf(first)}`));
  await expectShown(first, id, 'HANDED');
  const problem = { kind: 'DAMAGED', text: '세 개가 물러 있었어요', wanted: 1000 };
  const dispute = await call<{ id: number }>(second, 'POST', at('disputes'), problem);
  await expectShown(leader, id, 'DISPUTE_OPENED');
  await call(leader, 'PATCH', at(`disputes/${dispute.id}/accept`));
  await expectShown(second, id, 'DISPUTE_ENDED', 'REFUNDED');
  await call(first, 'POST', at('trade-complete'));
  await expectShown(second, id, 'COMPLETED');
  await expectShown(leader, id, 'HANDED_OVER');
  await call(leader, 'POST', at(`reviews/${seatOf(first)}`), { star: 5, keywords: [], review: '꼼꼼했어요' });
  await expectShown(first, id, 'REVIEW_WAITING');
  const leaderSeat = (
    await call<{ participants: { participantId: number; role: string }[] }>(first, 'GET', `chat/rooms/${id}`)
  ).participants.find(({ role }) => role === 'LEADER')!.participantId;
  await call(first, 'POST', at(`reviews/${leaderSeat}`), { star: 5, keywords: [] });
  await expectShown(first, id, 'REVIEW_RECEIVED');
});
