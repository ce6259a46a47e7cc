import type { BoardId } from '@mungchi/contract';
import { sql } from 'kysely';
import { logAct } from '../../audit/log-act';
import { type LockedRoom, lockRoom } from '../../boards/lock-board';
import { markRefunded } from '../../boards/seats/mark-seat';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { announceRoom } from '../../payments/announce-room';
import { callOff } from '../../payments/call-off';
import { finishWhenSettled } from '../../payments/finish-when-settled';
import { creditNow } from '../../payments/receive-share';
import { isSettled } from '../../payments/trade-rules';
import { returnSandboxMoney } from './return-sandbox-money';

const WORDS = '연습 결제로 진행한 공구라 더 확인하지 않아요.';

/** Puts an end to a purchase that was tried: its money is back, and nobody waits for anything. What went back. */
export async function settleRoom(deps: Deps, boardId: BoardId): Promise<number> {
  const settled = await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const at = deps.now();
    const tried = await isTried(tx, room);
    const amount = await returnSandboxMoney(tx, room, at);
    await closeQuestions(tx, boardId, at);
    const isDue = tried && (await endRoom(deps, tx, room, at));
    await announceRoom(deps, tx, boardId);
    return { amount, isDue };
  });
  if (settled.isDue) await creditNow(deps, boardId);
  return settled.amount;
}

/** Somebody paid at the sandbox, or is invented. An order nobody has paid keeps nothing from going on. */
async function isTried(tx: Tx, { board }: LockedRoom): Promise<boolean> {
  const { rows } = await sql`
    select from orders where board_id = ${board.id} and provider = 'SANDBOX' and status = 'PAID'
    union all
    select from seated p join users u on u.id = p.user_id where p.board_id = ${board.id} and u.demo`.execute(tx);
  return rows.length > 0;
}

async function endRoom(deps: Deps, tx: Tx, room: LockedRoom, at: Date): Promise<boolean> {
  const { board } = room;
  switch (board.stage) {
    case 'COMPLETED':
    case 'CANCELLED':
      return false;
    case 'RECRUITING':
    case 'RECRUITED':
    case 'PAYING':
      await callOff(deps, tx, room, 'OPERATOR', at);
      await logAct(tx, {
        at,
        byId: null,
        what: 'board.call-off',
        target: `board ${board.id}`,
        reason: 'sandbox settled',
      });
      return false;
    case 'PURCHASED':
      return endPurchased(deps, tx, room, at);
  }
}

/** Whoever has paid real money goes on waiting for the goods; everybody else is settled. */
async function endPurchased(deps: Deps, tx: Tx, { board, members }: LockedRoom, at: Date): Promise<boolean> {
  const real = await tx
    .selectFrom('orders')
    .select('participantId')
    .where('boardId', '=', board.id)
    .where('status', '=', 'PAID')
    .where((eb) => eb.or([eb('provider', 'is', null), eb('provider', '!=', 'SANDBOX')]))
    .execute();
  const waiting = new Set(real.map(({ participantId }) => participantId));
  for (const member of members) {
    if (member.role === 'FOLLOWER' && !isSettled(member) && !waiting.has(member.id))
      await markRefunded(tx, member.id, at);
  }
  return finishWhenSettled(deps, tx, board.id);
}

/** Refunds that wait for the sandbox, disputes about its money, cases and payments that fitted nothing. */
async function closeQuestions(tx: Tx, boardId: BoardId, at: Date): Promise<void> {
  const taken = sql`select imp_uid from sandbox_payments`;
  await sql`
    update refunds set done_at = ${at}, by_hand = 'sandbox'
    where board_id = ${boardId} and done_at is null and imp_uid in (${taken})`.execute(tx);
  await sql`
    update disputes set state = 'DECIDED', refund = 0, decision = ${WORDS}, ended_at = ${at}
    where board_id = ${boardId} and state in ('OPEN', 'ESCALATED') and not exists (
      select from orders o where o.participant_id = disputes.participant_id and o.status = 'PAID'
        and o.provider is distinct from 'SANDBOX')`.execute(tx);
  await sql`
    update money_cases set closed_at = ${at}
    where board_id = ${boardId} and closed_at is null and imp_uid in (${taken})`.execute(tx);
  await sql`
    update payment_troubles set ended_at = ${at}, decision = 'sandbox settled'
    where board_id = ${boardId} and ended_at is null and imp_uid in (${taken})`.execute(tx);
}
