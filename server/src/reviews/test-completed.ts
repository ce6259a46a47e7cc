import type { ParticipantId, RoomId } from '@mungchi/contract';
import { joinBoard } from '../boards/seats/join-board';
import { awake, openBoard } from '../boards/test-boards';
import { payShareOf } from '../payments/test-rooms';
import type { Person, TestApp } from '../test-app';

export type Done = { id: RoomId; leader: Person; followers: Person[]; idOf: (person: Person) => ParticipantId };

/** A whole purchase, from opening to the last receipt, through the calls. The app must listen. */
export async function completedRoom(t: TestApp, leader: Person, followers: Person[], price = 10_000): Promise<Done> {
  const all = followers.length + 1;
  const id = await openBoard(t, awake(t, leader), { totalUser: all, price });
  for (const follower of followers) await joinBoard(t.deps, follower.userId, id);
  const room = { id, leader, followers, share: Math.floor(price / all) };
  for (const follower of followers) await payShareOf(t, room, awake(t, follower));
  await t.call(awake(t, leader), 'PATCH', `/api/chat/rooms/${id}/purchase-complete`);
  for (const follower of followers) await t.call(awake(t, follower), 'POST', `/api/chat/rooms/${id}/trade-complete`);
  const seats = await t.db.selectFrom('participants').select(['id', 'userId']).where('boardId', '=', id).execute();
  return { id, leader, followers, idOf: ({ userId }) => seats.find((seat) => seat.userId === userId)!.id };
}

const GOOD = { star: 5, keywords: ['친절해요'], review: '좋았어요' };

export function write(t: TestApp, room: Done, writer: Person, target: Person, form: object = GOOD) {
  return t.call(awake(t, writer), 'POST', `/api/chat/rooms/${room.id}/reviews/${room.idOf(target)}`, form);
}
