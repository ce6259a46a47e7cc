import type { BoardId, ParticipantId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { LockedRoom } from '../../boards/lock-board';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { wonWords } from '../../won-words';
import { canStillDispute } from '../disputes/dispute-rules';
import { leaderFree, paymentBalanceOf, writeMovement } from '../ledger/ledger-rows';
import { leftFor } from '../ledger/left-for';
import { openDisputes } from '../open-disputes';
import { recoverable } from './recover-rules';

type Case = { id: number; impUid: string; amount: number };

/** Of money lost after the credit an operator may take back from the leader; more than can be is refused and told. */
export async function recoverLoss(
  deps: Deps,
  tx: Tx,
  room: LockedRoom,
  { id, impUid, amount: raised }: Case,
  leaderId: ParticipantId,
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  const boardId = room.board.id;
  const { recovered, count } = await recoveredFor(tx, id, boardId);
  const { charged } = await paymentBalanceOf(tx, boardId, impUid);
  const leaderHas = await leaderFree(tx, boardId);
  const disputable = await disputableIn(deps, tx, room);
  const most = recoverable({ lost: Math.min(raised, charged), recovered, leaderHas, disputable });
  if (amount > most) throw new Refusal('RECOVERY_TOO_HIGH', { refund: `${wonWords(most)}까지 되돌려 받을 수 있어요.` });
  const of = { caseId: id, nth: count, boardId, participantId: leaderId };
  await writeMovement(tx, { kind: 'RECOVERY', ...of, amount, at: deps.now() });
}

/** A payment can be lost in parts: its case opens again, and each end of it is a movement of its own. */
async function recoveredFor(tx: Tx, id: number, boardId: BoardId): Promise<{ recovered: number; count: number }> {
  const { rows } = await sql<{ recovered: number; count: number }>`
    select coalesce(sum(e.amount), 0)::float8 as recovered, count(*)::int as count
    from ledger_sets s join ledger_entries e on e.set_id = s.id and e.amount > 0
    where s.board_id = ${boardId} and s.kind = 'RECOVERY' and s.case_id = ${id}`.execute(tx);
  return rows[0]!;
}

/** What is left of the payments of those who dispute or still can. Before the end of the purchase that money is not the leader's yet. */
async function disputableIn({ now }: Deps, tx: Tx, { board, members }: LockedRoom): Promise<number> {
  if (board.stage !== 'COMPLETED') return 0;
  const open = await openDisputes(tx, board.id);
  let sum = 0;
  for (const member of members) {
    const can = member.refundedAt === null && canStillDispute(member, now());
    if (member.role === 'FOLLOWER' && (open.has(member.id) || can)) sum += await leftFor(tx, member);
  }
  return sum;
}
