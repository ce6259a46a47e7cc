import { type Appointment, type BoardId, DAY_MS, type DisputeId, type DisputePage, shareOf } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { readAppointment } from '../../handover/read-appointment';
import { paidBy } from '../../payments/disputes/dispute-rows';
import { leaderFree, paymentBalanceOf } from '../../payments/ledger/ledger-rows';
import { leftOf } from '../../payments/refunds/refund-rules';
import { Refusal } from '../../refusal';
import { look, type Operator } from '../operator';
import { caseBoard } from './case-board';
import { caseChat } from './case-chat';
import { caseLedger } from './case-ledger';
import { casePeople } from './case-people';
import { disputeLine, type ListedDispute } from './list-disputes-as';

const SIMILAR_DAYS = 90;

/** A dispute whole, on one page. The look is on record: there is chat in it. */
export async function readDisputeAs(deps: Deps, operator: Operator, disputeId: DisputeId): Promise<DisputePage> {
  const { db, now } = deps;
  const dispute = await find(db, disputeId);
  if (!dispute) throw new Refusal('DISPUTE_NOT_FOUND');
  await look(deps, operator, { what: 'read.dispute', target: `dispute ${disputeId}` });
  const { boardId, participantId } = dispute;
  const board = await db.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow();
  const receipts = await readReceipts(db, boardId);
  const follower = receipts.find((each) => each.participantId === participantId)!;
  const people = await casePeople(db, [follower.userId, board.leaderId], { viewer: operator.userId, now: now() });
  const money = await transact(db, async (tx) => {
    const impUid = await paidBy(tx, participantId);
    const standing = impUid ? await paymentBalanceOf(tx, boardId, impUid) : null;
    const leaderHas = board.stage === 'COMPLETED' ? await leaderFree(tx, boardId) : null;
    return { paid: standing?.paid ?? 0, left: standing ? leftOf(standing) : 0, leaderHas };
  });
  const { ledger, held } = await caseLedger(db, boardId);
  const appointment = await readAppointment(db, boardId);
  return {
    ...disputeLine(dispute),
    text: dispute.text,
    pictures: dispute.pictures,
    answer: dispute.answer,
    answerPictures: dispute.answerPictures,
    decision: dispute.decision,
    endedAt: dispute.endedAt?.toISOString() ?? null,
    board: caseBoard(board),
    share: shareOf(board, follower),
    ...money,
    followerPerson: people.get(follower.userId)!,
    leaderPerson: people.get(board.leaderId)!,
    appointment: appointment && caseAppointment(appointment),
    receipts: receipts.filter(({ role }) => role === 'FOLLOWER').map(wireReceipt),
    ledger,
    held,
    chat: await caseChat(db, boardId, dispute.createdAt),
    similar: await similarTo(db, dispute, now()),
  };
}

function caseAppointment({ startsAt, endsAt, place, setAt, version, lateChanges }: Appointment) {
  return { startsAt, endsAt, place, setAt, changes: version - 1, lateChanges };
}

async function find(db: Db, id: number): Promise<ListedDispute | undefined> {
  const { rows } = await sql<ListedDispute>`
    select d.*, b.title, coalesce(f.nickname, '탈퇴한 이웃') as follower, coalesce(l.nickname, '탈퇴한 이웃') as leader
    from disputes d join boards b on b.id = d.board_id join participants p on p.id = d.participant_id
    join users f on f.id = p.user_id join users l on l.id = b.leader_id where d.id = ${id}`.execute(db);
  return rows[0];
}

function readReceipts(db: Db, boardId: BoardId) {
  return db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .select(['participants.id as participantId', 'participants.userId', 'role', 'seats', 'receivedAt', 'receivedHow'])
    .select(['handedAt', 'noShowAt', 'refundedAt'])
    .select((eb) => [
      eb.fn.coalesce('users.nickname', eb.val('탈퇴한 이웃')).as('nickname'),
      eb.fn.coalesce('users.profileUrl', eb.val('')).as('profileUrl'),
    ])
    .where('boardId', '=', boardId)
    .where((eb) => eb.or([eb('participants.leftAt', 'is', null), eb('paidAt', 'is not', null)]))
    .orderBy('participants.id')
    .execute();
}

function wireReceipt(row: Awaited<ReturnType<typeof readReceipts>>[number]): DisputePage['receipts'][number] {
  const { participantId, userId, nickname, profileUrl } = row;
  const at = (instant: Date | null) => instant?.toISOString() ?? null;
  return {
    participantId,
    userId,
    nickname,
    profileUrl,
    receivedAt: at(row.receivedAt),
    how: row.receivedHow,
    handedAt: at(row.handedAt),
    noShowAt: at(row.noShowAt),
    refundedAt: at(row.refundedAt),
  };
}

/** What share of the payment went back in cases of the same kind. */
async function similarTo(db: Db, { id, kind }: ListedDispute, now: Date): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select round(100.0 * d.refund / o.amount)::int as part
    from disputes d join orders o on o.participant_id = d.participant_id and o.paid_at is not null
    where d.kind = ${kind} and d.state = 'DECIDED' and d.id <> ${id}
      and d.ended_at > ${new Date(now.getTime() - SIMILAR_DAYS * DAY_MS)} and o.amount > 0
    order by d.ended_at desc limit 50`.execute(db);
  return rows.map(({ part }) => Math.min(100, part));
}
