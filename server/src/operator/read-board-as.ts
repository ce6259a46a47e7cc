import type { BoardId, OperatorBoard } from '@mungchi/contract';
import { sql } from 'kysely';
import type { BoardRow } from '../db/rows';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { caseBoard } from './cases/case-board';
import { caseLedger } from './cases/case-ledger';
import { casePeople } from './cases/case-people';
import { lookOnce, type Operator } from './operator';

/** A group purchase as an operator decides about it: members and their money, so the look is on record. */
export async function readBoardAs(deps: Deps, operator: Operator, boardId: BoardId): Promise<OperatorBoard> {
  const { db, now } = deps;
  const board = await db.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirst();
  if (!board) throw new Refusal('BOARD_NOT_FOUND');
  await lookOnce(deps, operator, { what: 'read.board', target: `board ${boardId}` });
  const people = await casePeople(db, [board.leaderId], { viewer: operator.userId, now: now() });
  return {
    ...caseBoard(board),
    content: board.content,
    leader: people.get(board.leaderId)!,
    members: await membersOf(db, boardId),
    clocks: clocksOf(board),
    ...(await caseLedger(db, boardId)),
  };
}

type Member = OperatorBoard['members'][number];
type Times = 'paidAt' | 'receivedAt' | 'refundedAt' | 'leftAt' | 'payBy';
type MemberRow = Omit<Member, Times> & Record<Times, Date | null>;

async function membersOf(db: Db, boardId: BoardId): Promise<Member[]> {
  const { rows } = await sql<MemberRow>`
    select p.id as participant_id, p.user_id, coalesce(u.nickname, '탈퇴한 이웃') as nickname, p.role, p.seats, p.paid_at,
      p.received_at, p.refunded_at, p.left_at, p.left_why, p.pay_by, (
        coalesce((select sum(case s.kind when 'PAYMENT' then e.amount else -e.amount end)
          from ledger_sets s join ledger_entries e on e.set_id = s.id
          where s.participant_id = p.id and s.kind in ('PAYMENT', 'REFUND', 'CHARGEBACK') and e.amount > 0), 0)
        - coalesce((select sum(r.amount) from refunds r
          where r.participant_id = p.id and r.done_at is null and r.reason not in ('STRAY', 'MISMATCH')), 0))::float8 as held
    from participants p join users u on u.id = p.user_id
    where p.board_id = ${boardId} order by p.role = 'LEADER' desc, p.id`.execute(db);
  const at = (instant: Date | null) => instant?.toISOString() ?? null;
  return rows.map((row) => ({
    ...row,
    paidAt: at(row.paidAt),
    receivedAt: at(row.receivedAt),
    refundedAt: at(row.refundedAt),
    leftAt: at(row.leftAt),
    payBy: at(row.payBy),
  }));
}

function clocksOf(board: BoardRow): OperatorBoard['clocks'] {
  const named: [string, Date | null][] = [
    ['모집 마감', new Date(`${board.deadline}T15:00:00.000Z`)],
    ['빈자리', board.vacantUntil],
    ['결제 마감', board.payEnd],
    ['구매 마감', board.buyBy],
    ['구매한 때', board.purchasedAt],
    ['끝난 때', board.endedAt],
    ['지운 때', board.deletedAt],
  ];
  return named.flatMap(([name, at]) => (at ? [{ name, at: at.toISOString() }] : []));
}
