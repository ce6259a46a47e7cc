import { DAY_MS, type RoomId, type UserId } from '@mungchi/contract';
import type { TalkPictureRow } from '../../db/rows';

/** Who asks for a picture; a token that names no session has none. */
export type PictureReader = { userId: UserId; sessionId: string | null };

type Use = TalkPictureRow['use'];

const UNSENT_MS = DAY_MS;
/** As long as the law has records of disputes and of payments kept: three and five years. */
const KEPT_MS: Record<Use, number> = { TALK: 90 * DAY_MS, RECEIPT: 1827 * DAY_MS, DISPUTE: 1096 * DAY_MS };
/** What was taken back is kept so long, for reports alone. */
export const DELETED_KEPT_MS = 30 * DAY_MS;
/** No picture in use ends earlier. */
export const SHORTEST_KEPT_MS = Math.min(DELETED_KEPT_MS, ...Object.values(KEPT_MS));

export function talkUrl(roomId: RoomId, id: string): string {
  return `/talk/${roomId}/${id}.webp`;
}

/** Null for an address that is not one of a room's pictures. */
export function readTalkUrl(url: string): { roomId: RoomId; id: string } | null {
  const found = /^\/talk\/(\d{1,15})\/([0-9a-f]{32})\.webp$/.exec(url);
  return found && { roomId: Number(found[1]) as RoomId, id: found[2]! };
}

/** Never the name of a file that `/media` serves. */
export function talkFile(id: string, width?: number): string {
  return width ? `${id}.talk-${width}.webp` : `${id}.talk.webp`;
}

export function talkFilesOf({ id, widths }: Pick<TalkPictureRow, 'id' | 'widths'>): string[] {
  return [talkFile(id), ...widths.map((width) => talkFile(id, width))];
}

/** Who asks. `wasMember`: has or had a seat in the room. */
type Reader = { id: UserId; isSeated: boolean; wasMember: boolean; isBanned: boolean; isOperator: boolean };

/** `followerId`: of the dispute that shows it; `isGone`: the message that shows it was taken back or hidden, or its sender left. */
type Asked = {
  use: Use;
  isUsed: boolean;
  isGone: boolean;
  ownerId: UserId;
  leaderId: UserId;
  followerId: UserId | null;
};

/**
 * A room's pictures are for those who are seated in it now. Those of a dispute are for its follower and the leader, banned or not, and
 * for operators who have nothing to do with the purchase. One that is not used yet is its uploader's.
 */
export function mayLook(reader: Reader, picture: Asked): boolean {
  if (picture.use !== 'DISPUTE') {
    return reader.isSeated && !reader.isBanned && !picture.isGone && (picture.isUsed || picture.ownerId === reader.id);
  }
  if (!picture.isUsed) return picture.ownerId === reader.id;
  if (reader.id === picture.followerId || reader.id === picture.leaderId) return true;
  return reader.isOperator && !reader.isBanned && !reader.wasMember;
}

export type PictureStep = 'clear-unsent' | 'clear-ended' | 'clear-deleted' | 'clear-closed';

/**
 * `over`: since when what shows it is over: a dispute by its end, a receipt by its date, a talk by the purchase's end; null while it
 * is not. `deletedAt`: its message was taken back. `isClosed`: its sender left, and no open report names it.
 */
export function pictureStep(
  { use, usedAt, createdAt }: Pick<TalkPictureRow, 'use' | 'usedAt' | 'createdAt'>,
  { over, deletedAt, isClosed }: { over: Date | null; deletedAt: Date | null; isClosed: boolean },
  now: Date,
): PictureStep | null {
  const isPast = (since: Date | null, kept: number) => since !== null && now.getTime() - since.getTime() >= kept;
  if (usedAt === null) return isPast(createdAt, UNSENT_MS) ? 'clear-unsent' : null;
  if (isClosed) return 'clear-closed';
  if (isPast(deletedAt, DELETED_KEPT_MS)) return 'clear-deleted';
  return isPast(over, KEPT_MS[use]) ? 'clear-ended' : null;
}
