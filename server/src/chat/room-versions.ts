import type { RoomId, Stage, UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Db } from '../db/schema';
import { MARK } from './room-reads';
import { ANSWER_BY, PARTICIPANT_COUNT, REVIEWS_WRITTEN } from './turn-columns';

/** The transactions that wrote member `p`, their mark, room `r` and board `b` as they are now. */
export type Versions = {
  seatVersion: string;
  markVersion: string | null;
  roomVersion: string;
  boardVersion: string;
  hasBlocks: boolean;
};

/** Whether member `p` has blocked anybody: their last lines are folded, and by whom they are is not among the versions. */
export const ROOM_VERSIONS = sql`p.xmin as seat_version, mark.xmin as mark_version, r.xmin as room_version, b.xmin as board_version,
  exists (select 1 from blocks k where k.blocker_id = p.user_id) as has_blocks`;

type Versioned = Versions & {
  stage: Stage;
  participantCount: number;
  reviewsWritten: number;
  answerBy: Date | null;
};

/** More tables have a say in what the row shows (a meeting, a poll, problems, blocks): it is read each time. */
export function isReadAnew({ stage, hasBlocks }: Versioned): boolean {
  return stage === 'PAYING' || stage === 'PURCHASED' || hasBlocks;
}

/**
 * Both of the same member and room show the same, unless one is to be read anew. What a row shows of other tables is
 * compared itself; messages are not: whatever changes the number of the unread writes the room or the member.
 */
export function isSameVersion(one: Versioned, other: Versioned): boolean {
  return (
    one.seatVersion === other.seatVersion &&
    one.markVersion === other.markVersion &&
    one.roomVersion === other.roomVersion &&
    one.boardVersion === other.boardVersion &&
    one.participantCount === other.participantCount &&
    one.reviewsWritten === other.reviewsWritten &&
    one.answerBy?.getTime() === other.answerBy?.getTime()
  );
}

/** What `isSameVersion` compares, of all rooms that `rest` finds for this member. */
export async function selectVersions(
  db: Db,
  userId: UserId,
  rest: RawBuilder<unknown>,
): Promise<(Versioned & { id: RoomId })[]> {
  const { rows } = await sql<Versioned & { id: RoomId }>`${PREPARED}
    select r.id, p.xmin as seat_version, mark.xmin as mark_version, r.xmin as room_version, b.xmin as board_version, b.stage,
      ${PARTICIPANT_COUNT} as participant_count, ${REVIEWS_WRITTEN} as reviews_written, ${ANSWER_BY} as answer_by,
      (select exists (select 1 from blocks k where k.blocker_id = ${userId})) as has_blocks
    from participants p
    ${MARK}
    join chat_rooms r on r.id = p.board_id
    join boards b on b.id = r.id
    ${rest}`.execute(db);
  return rows;
}
