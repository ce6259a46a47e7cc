import type { RoomId, UserId } from '@mungchi/contract';
import type { SentDraft } from './outcome';

export type BatchRoom = { id: RoomId; drafts: SentDraft[] };
/** A sender in a room. */
export type BatchSpeaker = { roomId: RoomId; userId: UserId };
/** A draft's position in its batch: indexes of room and sender, and its 1-based position within the room. */
export type DraftPlace = { room: number; speaker: number; turn: number };

export type DraftBatch = { rooms: BatchRoom[]; speakers: BatchSpeaker[]; places: DraftPlace[] };

/** Rooms in id order, senders deduplicated, drafts in the order given. */
export function toDraftBatch(drafts: readonly SentDraft[]): DraftBatch {
  const found = new Map<RoomId, BatchRoom & { index: number; speakers: Map<UserId, number> }>();
  for (const draft of drafts) {
    const room = found.get(draft.roomId);
    if (room) room.drafts.push(draft);
    else found.set(draft.roomId, { id: draft.roomId, drafts: [draft], index: 0, speakers: new Map() });
  }
  const rooms = [...found.values()].sort((a, b) => a.id - b.id);
  for (const [index, room] of rooms.entries()) room.index = index;

  const speakers: BatchSpeaker[] = [];
  const turns = rooms.map(() => 0);
  const places = drafts.map(({ roomId, userId }) => {
    const room = found.get(roomId)!;
    let speaker = room.speakers.get(userId);
    if (speaker === undefined) {
      speaker = speakers.push({ roomId, userId }) - 1;
      room.speakers.set(userId, speaker);
    }
    turns[room.index]! += 1;
    return { room: room.index, speaker, turn: turns[room.index]! };
  });
  return { rooms, speakers, places };
}
