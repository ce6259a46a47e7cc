import type { Dispute, DisputeId, ParticipantId, RoomId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { DisputeRow, ParticipantRow } from '../../db/rows';
import type { Db, Tx } from '../../db/schema';

/** A dispute of a room; undefined when there is none, or it is another room's. */
export function findDispute(tx: Tx, roomId: RoomId, disputeId: DisputeId): Promise<DisputeRow | undefined> {
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', disputeId)
    .where('boardId', '=', roomId)
    .executeTakeFirst();
}

/** The booked payment of a member, if there is one. */
export async function paidBy(tx: Tx, participantId: ParticipantId): Promise<string | null> {
  const order = await tx
    .selectFrom('orders')
    .select('impUid')
    .where('participantId', '=', participantId)
    .where('status', '=', 'PAID')
    .executeTakeFirst();
  return order?.impUid ?? null;
}

/** Disputes as a member may see them, newest first: those of one follower, or all of the room. */
export async function readDisputes(
  db: Db,
  roomId: RoomId,
  only: { participantId?: ParticipantId | undefined; id?: DisputeId },
): Promise<Dispute[]> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('participants', 'participants.id', 'disputes.participantId')
    .innerJoin('users', 'users.id', 'participants.userId')
    .selectAll('disputes')
    .select(['participants.receivedAt', 'participants.receivedHow'])
    .select(sql<string>`coalesce(users.nickname, '알 수 없음')`.as('nickname'))
    .where('disputes.boardId', '=', roomId)
    .$if(only.participantId !== undefined, (query) => query.where('participantId', '=', only.participantId!))
    .$if(only.id !== undefined, (query) => query.where('disputes.id', '=', only.id!))
    .orderBy('disputes.id', 'desc')
    .execute();
  return rows.map(wireDispute);
}

export async function readDispute(db: Db, roomId: RoomId, id: DisputeId): Promise<Dispute> {
  const [dispute] = await readDisputes(db, roomId, { id });
  return dispute!;
}

type Told = DisputeRow & Pick<ParticipantRow, 'receivedAt' | 'receivedHow'> & { nickname: string };

/** A receipt that came of the dispute itself is not one that stood before it. */
function receiptBefore({ receivedAt, receivedHow, createdAt }: Told): Dispute['receivedHow'] {
  if (!receivedAt || receivedAt > createdAt) return null;
  return receivedHow === 'PRESS' || receivedHow === 'CODE' || receivedHow === 'AUTO' ? receivedHow : null;
}

function wireDispute(row: Told): Dispute {
  return {
    id: row.id,
    participantId: row.participantId,
    nickname: row.nickname,
    kind: row.kind,
    state: row.state,
    text: row.text,
    pictures: row.pictures,
    wanted: row.wanted,
    answer: row.answer,
    answerPictures: row.answerPictures,
    answerBy: row.answerBy?.toISOString() ?? null,
    refund: row.refund,
    decision: row.decision,
    receivedHow: receiptBefore(row),
    createAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
