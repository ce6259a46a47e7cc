import type { ParticipantId, RoomId } from '@mungchi/contract';
import { givenRoom } from '../../test/given-room';
import { awake } from '../boards/test-boards';
import type { Person, TestApp } from '../test-app';

export type Done = { id: RoomId; leader: Person; followers: Person[]; idOf: (person: Person) => ParticipantId };

/** A whole purchase, from opening to the last receipt. */
export async function completedRoom(t: TestApp, leader: Person, followers: Person[], price = 10_000): Promise<Done> {
  const { id } = await givenRoom(t, { stage: 'COMPLETED', ledBy: leader, followers, price });
  const seats = await t.db.selectFrom('participants').select(['id', 'userId']).where('boardId', '=', id).execute();
  return { id, leader, followers, idOf: ({ userId }) => seats.find((seat) => seat.userId === userId)!.id };
}

const GOOD = { star: 5, keywords: ['친절해요'], review: '좋았어요' };

export function write(t: TestApp, room: Done, writer: Person, target: Person, form: object = GOOD) {
  return t.call(awake(t, writer), 'POST', `/api/chat/rooms/${room.id}/reviews/${room.idOf(target)}`, form);
}
