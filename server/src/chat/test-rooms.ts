import {
  type ChatMessage,
  type ParticipantId,
  type Role,
  type RoomId,
  roomMessages,
  sendMessage,
  type UserId,
} from '@mungchi/contract';
import type { Client } from '@stomp/stompjs';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { subscribed } from '../live/test-live';
import type { Person } from '../test-app';
import { announceRow } from './announce';
import { postEnter } from './append-in-transaction';
import type { Sender } from './message-wire';
import { openRoom } from './open-room';

const PICTURE = { url: '/pictures/a.webp', width: 800, height: 800, color: null, thumbhash: null, widths: [] };

/** A group purchase with its room, its leader and its followers, as the boards make it. */
export async function testRoom(deps: Deps, leader: Person, followers: Person[] = []): Promise<RoomId> {
  const at = deps.now();
  return transact(deps.db, async (tx) => {
    const { id } = await tx
      .insertInto('boards')
      .values({
        leaderId: leader.userId,
        name: '제주 감귤',
        quantity: '10kg',
        title: '제주 감귤 10kg 공구합니다.',
        totalUser: 5,
        price: 30_001,
        deadline: '2026-12-01',
        createdAt: new Date(),
        updatedAt: new Date(),
        categoryId: 1,
        location: '제주특별자치도 제주시 첨단로 242',
        latitude: 33.4507,
        longitude: 126.5707,
        pictures: JSON.stringify([PICTURE]),
        memberCount: followers.length + 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addMember(deps, tx, { roomId: id, userId: leader.userId, role: 'LEADER', at });
    await openRoom(deps, tx, { id, title: '제주 감귤 10kg 공구방', at });
    for (const { userId } of followers) {
      const participantId = await addMember(deps, tx, { roomId: id, userId, role: 'FOLLOWER', at });
      await postEnter(deps, tx, { roomId: id, participantId, at }, await senderOf(tx, userId));
    }
    return id;
  });
}

/** As others see them. */
export async function senderOf(tx: Tx, userId: UserId): Promise<Sender> {
  return tx.selectFrom('users').select(['nickname', 'profileUrl']).where('id', '=', userId).executeTakeFirstOrThrow();
}

type Seat = { roomId: RoomId; userId: UserId; role: Role; at: Date };

/** Sets how far the members of a room have read, or one of them. */
export async function setReadSeq(db: Db, roomId: RoomId, readSeq: number, userId?: UserId): Promise<void> {
  await sql`
    insert into room_reads (participant_id, read_seq) select id, ${readSeq} from participants
    where board_id = ${roomId} and (${userId ?? null}::bigint is null or user_id = ${userId ?? null})
    on conflict (participant_id) do update set read_seq = excluded.read_seq`.execute(db);
}

/** A seat as the boards give it. */
export async function addMember(deps: Deps, tx: Tx, { roomId, userId, role, at }: Seat): Promise<ParticipantId> {
  const { id } = await tx
    .insertInto('participants')
    .values({ boardId: roomId, userId, role, joinedAt: at, paidAt: role === 'LEADER' ? at : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  announceRow(deps, tx, userId, roomId);
  return id;
}

/** Listens to a room; resolves once the server has confirmed it. */
export async function enter(client: Client, roomId: RoomId): Promise<ChatMessage[]> {
  return subscribed(client, roomMessages, { chatRoomId: roomId });
}

/** Resolves when the server says that the message is stored. */
export function speak(client: Client, roomId: RoomId, message: string, key?: string): Promise<void> {
  const receipt = `sent ${Math.random()}`;
  return new Promise((resolve) => {
    client.watchForReceipt(receipt, () => resolve());
    const body = JSON.stringify({ chatRoomId: roomId, message, messageType: 'TEXT', ...(key && { key }) });
    client.publish({ destination: sendMessage.destination, body, headers: { receipt } });
  });
}
