import {
  type BoardId,
  type DisputeId,
  type ParticipantId,
  STATEMENT_KINDS,
  type StatementKind,
  type UserId,
} from '@mungchi/contract';
import { sql } from 'kysely';
import type { RefundRow } from '../db/rows';
import type { Deps } from '../deps';
import { isOnlySandbox } from '../payments/ledger/only-sandbox';

export type StatementRow = {
  id: number;
  at: Date;
  boardId: BoardId;
  title: string;
  kind: StatementKind;
  refundReason: RefundRow['reason'] | null;
  disputeId: DisputeId | null;
  participantId: ParticipantId | null;
  amount: number;
};

type Span = { boardId: BoardId } | { from: Date; until: Date };

/** The movements of the purchases that somebody leads, oldest first. What the service itself lost is not among them. */
export async function statementRows({ db, config }: Deps, userId: UserId, span: Span): Promise<StatementRow[]> {
  const within =
    'boardId' in span ? sql`s.board_id = ${span.boardId}` : sql`s.at >= ${span.from} and s.at < ${span.until}`;
  const { rows } = await sql<StatementRow>`
    select s.id, s.at, s.board_id, b.name || ' ' || b.quantity as title, s.kind, r.reason as refund_reason, s.dispute_id,
      s.participant_id, e.amount::float8 as amount
    from boards b
    join ledger_sets s on s.board_id = b.id
    join ledger_entries e on e.set_id = s.id and e.amount > 0
    left join refunds r on r.id = s.refund_id
    where b.leader_id = ${userId} and s.kind in (${sql.join(STATEMENT_KINDS)}) and ${within}
      and not ${isOnlySandbox(config, sql`b.id`)}
    order by s.at, s.id`.execute(db);
  return rows;
}
