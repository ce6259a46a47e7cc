import { type ChatRoom, type ChatRoomRow, HOUR_MS } from '@mungchi/contract';
import { sql } from 'kysely';
import { givenRoom } from '../../../test/given-room';
import { awake } from '../../boards/test-boards';
import type { Person, TestApp } from '../../test-app';
import type { booksOf } from '../ledger/test-books';
import type { TestRoom } from '../test-rooms';

/** What people of a room do about a problem, and what is seen of it. */
export function disputeTalk(t: TestApp) {
  const later = (ms: number) => {
    t.clock.now = new Date(t.clock.now.getTime() + ms);
  };
  const clocks = () => t.runJobs();
  const call = (room: TestRoom, who: Person, method: 'GET' | 'POST' | 'PATCH', path = '', body?: object) =>
    t.call(awake(t, who), method, `/api/chat/rooms/${room.id}/disputes${path}`, body);
  const say = (room: TestRoom, nth: number, body: object = { kind: 'SHORT', text: '모자라요', wanted: 1000 }) =>
    call(room, room.followers[nth]!, 'POST', '', body);
  const receive = (room: TestRoom, nth: number) =>
    t.call(awake(t, room.followers[nth]!), 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
  /** They arrange to meet, and the hour has come: from then on followers are asked for the receipt. */
  async function meet({ id, leader }: TestRoom): Promise<void> {
    const startsAt = new Date(t.clock.now.getTime() + HOUR_MS);
    await t.call(awake(t, leader), 'PUT', `/api/chat/rooms/${id}/appointment`, { startsAt });
    t.clock.now = startsAt;
  }
  const told = async (person: Person) =>
    (
      await t.db
        .selectFrom('notifications')
        .select(['kind', 'title', 'body'])
        .where('userId', '=', person.userId)
        .where(sql<boolean>`kind like 'DISPUTE%' or kind = 'PAYMENT_LOST'`)
        .orderBy('id')
        .execute()
    ).map(({ kind, title, body }) => `${kind}: ${title} / ${body}`);
  const memberOf = (room: TestRoom, nth: number) =>
    t.db
      .selectFrom('participants')
      .selectAll()
      .where('boardId', '=', room.id)
      .where('userId', '=', room.followers[nth]!.userId)
      .executeTakeFirstOrThrow();
  /** What each follower has to do, by the list of rooms; `told`: the room knows of their problem. */
  const turnsOf = (room: TestRoom) =>
    Promise.all(
      room.followers.map(async (follower) => {
        const rows: ChatRoomRow[] = (await t.call(awake(t, follower), 'GET', '/api/chat/rooms')).body;
        const { disputed }: ChatRoom = (await t.call(awake(t, follower), 'GET', `/api/chat/rooms/${room.id}`)).body;
        return `${rows.find(({ id }) => id === room.id)!.due ?? '-'}${disputed ? ' told' : ''}`;
      }),
    );
  const nicknameOf = async ({ userId }: Person) =>
    (await t.db.selectFrom('users').select('nickname').where('id', '=', userId).executeTakeFirstOrThrow()).nickname;

  const threeFollowers = (): Promise<TestRoom> => givenRoom(t, { stage: 'PURCHASED', followers: 3, price: 20_000 });

  async function noticeOf(impUid: string): Promise<void> {
    const order = t.db.selectFrom('orders').select('merchantUid').where('impUid', '=', impUid);
    const { merchantUid } = await order.executeTakeFirstOrThrow();
    await t.call(null, 'POST', '/api/payments/webhook', { imp_uid: impUid, merchant_uid: merchantUid });
    await t.runJobs();
  }

  return { later, clocks, call, say, receive, meet, told, memberOf, nicknameOf, turnsOf, threeFollowers, noticeOf };
}

export const kinds = (books: Awaited<ReturnType<typeof booksOf>>) =>
  books.movements.map(({ kind, amount }) => [kind, amount]);
