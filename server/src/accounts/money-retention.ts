import { sql } from 'kysely';
import { bySeat, byUser, type Retention } from './retention-shape';
import { MONEY } from './retention-words';

/** The tables of money. */
export const MONEY_RETENTION = {
  orders: {
    ...MONEY,
    what: '결제 주문, 같은 결제 수단인지 알아보는 값 (카드 번호로 되돌릴 수 없게 바꾼 것)',
    why: '전자상거래법에 따라, 그 값은 부정 이용을 막기 위해',
    howLong: `${MONEY.howLong}, 그 값은 결제하고 5년`,
    mine: bySeat,
    leaving: 'keep',
    exported: ['board_id', 'amount', 'status', 'created_at', 'paid_at'],
  },
  refunds: {
    ...MONEY,
    mine: bySeat,
    leaving: 'keep',
    exported: ['board_id', 'amount', 'reason', 'created_at', 'done_at'],
  },
  moneyCases: { ...MONEY, mine: byUser, leaving: 'keep', exported: ['board_id', 'kind', 'amount', 'at', 'closed_at'] },
  disputes: {
    ...MONEY,
    what: '알린 문제와 답',
    readers: '본인, 리더, 운영자',
    mine: (userId) => sql`(${bySeat(userId)} or board_id in (select id from boards where leader_id = ${userId}))`,
    leaving: 'keep',
    exported: ['board_id', 'kind', 'state', 'answer', 'refund', 'decision', 'created_at', 'ended_at'],
    // What somebody else wrote is theirs.
    told: (userId) => ({
      side: sql`case when ${bySeat(userId)} then 'told' else 'answered' end`,
      text: sql`case when ${bySeat(userId)} then text end`,
      wanted: sql`case when ${bySeat(userId)} then wanted end`,
    }),
  },
  receipts: {
    ...MONEY,
    what: '영수증',
    readers: '함께한 이웃, 운영자',
    mine: (userId) => sql`board_id in (select id from boards where leader_id = ${userId})`,
    leaving: 'keep',
    exported: ['board_id', 'spent', 'note', 'at'],
  },
  ledgerSets: { ...MONEY, mine: bySeat, leaving: 'keep', exported: ['board_id', 'kind', 'at'] },
  payoutAccounts: {
    what: '정산받을 계좌 (번호는 암호화해서)',
    why: '모인 돈을 보내기 위해',
    howLong: '지우거나 탈퇴할 때까지',
    readers: '본인 (끝 네 자리), 운영자',
    mine: byUser,
    leaving: 'delete',
    exported: ['bank', 'last4', 'holder', 'set_at', 'usable_from'],
  },
  payouts: {
    ...MONEY,
    mine: byUser,
    leaving: 'keep',
    exported: ['id', 'amount', 'state', 'bank', 'last4', 'holder', 'requested_at', 'ended_at', 'why'],
  },
  payoutParts: {
    ...MONEY,
    mine: (userId) => sql`payout_id in (select id from payouts where user_id = ${userId})`,
    leaving: 'keep',
    exported: ['payout_id', 'board_id', 'amount'],
  },
  sandboxPayments: {
    ...MONEY,
    mine: (userId) => sql`merchant_uid in (select merchant_uid from orders where ${bySeat(userId)})
      or buyer_email = (select nullif(email, '') from users where id = ${userId})`,
    leaving: 'keep',
    exported: [],
  },
  retainedPeople: {
    ...MONEY,
    what: '탈퇴한 이웃의 이름, 전화번호, 이메일, 정산한 계좌 (돈이 오간 때만, 암호화해서 따로)',
    howLong: '마지막 거래 뒤 5년, 문제가 있던 때는 끝나고 3년 (더 늦은 날까지)',
    readers: '운영자 (기록을 남기고)',
    mine: byUser,
    leaving: 'keep',
    exported: [],
    clear: { column: 'until', days: 0 },
  },
  paymentTroubles: { ...MONEY, mine: byUser, leaving: 'keep', exported: ['board_id', 'why', 'seen_at', 'ended_at'] },
} satisfies Record<string, Retention>;
