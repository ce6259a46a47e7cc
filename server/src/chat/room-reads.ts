import type { ParticipantId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** The mark of member `p`, where there is one. */
export const MARK = sql`left join room_reads mark on mark.participant_id = p.id`;

export const READ_SEQ = sql<number>`coalesce(mark.read_seq, 0)`;
/** As far as the member has read it or was pushed it. */
export const HEARD_SEQ = sql<number>`greatest(mark.read_seq, mark.pushed_seq, 0)`;
export const IS_MUTED = sql<boolean>`(mark.muted_at is not null)`;

/** Moves the marks of what was pushed. Whoever moves one tells its member: another node that looked at the same moment does not. */
export async function claimPushes(
  db: Db,
  members: readonly { id: ParticipantId; lastSeq: number }[],
): Promise<Set<ParticipantId>> {
  const { rows } = await sql<{ id: ParticipantId }>`
    insert into room_reads as mark (participant_id, pushed_seq)
    select * from unnest(${members.map(({ id }) => id)}::bigint[], ${members.map(({ lastSeq }) => lastSeq)}::bigint[])
    on conflict (participant_id) do update set pushed_seq = excluded.pushed_seq where mark.pushed_seq < excluded.pushed_seq
    returning participant_id as id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
