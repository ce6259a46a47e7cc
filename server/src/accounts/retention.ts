import type { UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema';
import { ACCOUNT, CONSENT, LOGIN, MONEY, SAFETY, SANCTIONED, TALK, TASTE, TOLD, TRADE } from './retention-words';

/** What becomes of a table's rows when their person leaves. */
type OnLeaving =
  /** Gone in the same transaction. */
  | 'delete'
  /** They stay; who it was is no longer in them, or was never. */
  | 'keep';

/** Why and how long rows of a person are kept, who may read them; it drives the privacy page, the export, withdrawal and the clean-up. */
export type Retention = {
  /** On the privacy page, in Korean; tables with the same words are one line there. */
  what: string;
  why: string;
  howLong: string;
  readers: string;
  /** Which rows are somebody's. */
  mine: (userId: UserId) => RawBuilder<boolean>;
  leaving: OnLeaving;
  /** Columns that are given out with one's own data; none where the rows say nothing to a person. */
  exported: readonly string[];
  /** Rows older than this are cleared every night. Where a feature has a job of its own, it is not said here. */
  clear?: { column: string; days: number };
};

type Personal = Exclude<keyof Schema, Impersonal>;

/** Tables without anything of a person, or whose rows are found through another table only. */
export const IMPERSONAL = [
  'secrets',
  'products',
  'catalogueState',
  'boardEdits',
  // Words of a post that a person should look at; the leader is in its board.
  'boardFlags',
  // When and where a room meets; the leader is in its board.
  'appointments',
  'appointmentChanges',
  'timePolls',
  'timePollSlots',
  'chatRooms',
  'ledgerEntries',
  'placeAddresses',
  // A view of participants.
  'seated',
  // What the payment sandbox was told an order costs.
  'sandboxPrepared',
  // Ten minutes of a stand-in's sign-in.
  'builtinCodes',
  // Keyed hashes without a number of a person.
  'leftIdentities',
  'bannedIdentities',
  // Counts of days and districts, and when a purchase changed its stage.
  'stageChanges',
  'dailyFigures',
  'placePeople',
  'nodes',
] as const satisfies readonly (keyof Schema)[];
type Impersonal = (typeof IMPERSONAL)[number];

const byUser = (userId: UserId) => sql<boolean>`user_id = ${userId}`;
const bySeat = (userId: UserId) =>
  sql<boolean>`participant_id in (select id from participants where user_id = ${userId})`;

export const RETENTION: Record<Personal, Retention> = {
  users: {
    ...ACCOUNT,
    mine: (userId) => sql`id = ${userId}`,
    leaving: 'keep',
    exported: [
      'name',
      'email',
      'nickname',
      'phone',
      'phone_verified_at',
      'verified_name',
      'birth',
      'gender',
      'profile_url',
      'address',
      'latitude',
      'longitude',
      'interest_category',
      'manner_leader',
      'manner_participant',
      'provider',
      'provider_user_id',
      'signed_up_at',
      'created_at',
    ],
  },
  media: {
    ...ACCOUNT,
    what: '올린 사진',
    mine: (userId) => sql`owner_id = ${userId}`,
    leaving: 'keep',
    exported: ['url', 'created_at'],
  },
  refreshTokens: { ...LOGIN, mine: byUser, leaving: 'delete', exported: [] },
  identities: {
    ...LOGIN,
    what: '로그인 방법',
    howLong: '연결을 끊거나 탈퇴할 때까지',
    mine: byUser,
    leaving: 'delete',
    exported: ['provider', 'provider_user_id', 'linked_at'],
  },
  phoneChecks: {
    ...LOGIN,
    what: '휴대전화를 확인하는 기록',
    why: '내 번호인지 확인하기 위해',
    howLong: '확인할 때까지, 길어도 하루',
    mine: byUser,
    leaving: 'delete',
    exported: ['phone', 'asked_at'],
    clear: { column: 'asked_at', days: 1 },
  },
  linkTickets: {
    ...LOGIN,
    what: '로그인 방법을 연결하는 표',
    howLong: '5분',
    mine: byUser,
    leaving: 'delete',
    exported: [],
    clear: { column: 'expires_at', days: 0 },
  },
  sessions: { ...LOGIN, mine: byUser, leaving: 'delete', exported: ['browser', 'opened_at', 'used_at'] },
  consents: { ...CONSENT, mine: byUser, leaving: 'delete', exported: ['kind', 'version', 'given', 'at'] },
  positionUses: {
    what: '기기 위치를 쓴 때',
    why: '위치정보법에 따라',
    howLong: '6개월',
    readers: '본인',
    mine: byUser,
    leaving: 'delete',
    exported: ['purpose', 'at'],
    clear: { column: 'at', days: 183 },
  },
  productLikes: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['product_id', 'created_at'] },
  productViews: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['product_id', 'times', 'viewed_at'] },
  productSearches: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['keyword', 'searched_at'] },
  boardLikes: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['board_id', 'created_at'] },
  boardViews: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['board_id', 'times', 'viewed_at'] },
  waiters: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['board_id', 'created_at'] },
  notifications: { ...TOLD, mine: byUser, leaving: 'delete', exported: ['title', 'body', 'created_at', 'read_at'] },
  devices: { ...TOLD, mine: byUser, leaving: 'delete', exported: ['name', 'created_at', 'last_ok_at'] },
  notificationSettings: {
    ...TOLD,
    mine: byUser,
    leaving: 'delete',
    exported: ['push_trade', 'push_chat', 'push_interest', 'preview', 'quiet', 'quiet_from', 'quiet_to', 'nearby'],
  },
  assistantSessions: {
    ...TALK,
    mine: byUser,
    leaving: 'delete',
    exported: ['slots', 'message_count', 'created_at', 'used_at'],
  },
  assistantModelCalls: { ...TALK, mine: byUser, leaving: 'delete', exported: ['day', 'calls'] },
  boards: {
    ...TRADE,
    mine: (userId) => sql`leader_id = ${userId}`,
    leaving: 'keep',
    exported: [
      'id',
      'title',
      'content',
      'price',
      'total_user',
      'deadline',
      'location',
      'meeting_note',
      'stage',
      'created_at',
    ],
  },
  participants: {
    ...TRADE,
    mine: byUser,
    leaving: 'keep',
    exported: ['board_id', 'role', 'seats', 'joined_at', 'paid_at', 'received_at', 'refunded_at', 'left_at'],
  },
  timePollAnswers: { ...TRADE, mine: bySeat, leaving: 'keep', exported: ['slots'] },
  messages: { ...TRADE, mine: bySeat, leaving: 'keep', exported: ['room_id', 'type', 'body', 'sent_at'] },
  reviews: {
    ...TRADE,
    mine: (userId) =>
      sql`target_user_id = ${userId} or writer_id in (select id from participants where user_id = ${userId})`,
    leaving: 'keep',
    exported: ['board_id', 'star', 'keywords', 'body', 'created_at'],
  },
  reports: {
    ...SAFETY,
    mine: (userId) => sql`reporter_id = ${userId}`,
    leaving: 'keep',
    exported: ['target_kind', 'reason', 'text', 'state', 'created_at', 'ended_at'],
  },
  blocks: {
    ...SAFETY,
    mine: (userId) => sql`blocker_id = ${userId}`,
    leaving: 'delete',
    exported: ['blocked_id', 'created_at'],
  },
  sanctions: {
    ...SANCTIONED,
    mine: byUser,
    leaving: 'keep',
    exported: ['kind', 'reason', 'until', 'at', 'lifted_at'],
  },
  appeals: { ...SANCTIONED, mine: byUser, leaving: 'keep', exported: ['text', 'created_at', 'answer', 'answered_at'] },
  inquiries: {
    ...SANCTIONED,
    what: '문의와 답',
    why: '답해 드리기 위해',
    mine: byUser,
    leaving: 'keep',
    exported: ['kind', 'text', 'created_at', 'answer', 'answered_at'],
  },
  orders: {
    ...MONEY,
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
    mine: bySeat,
    leaving: 'keep',
    exported: ['board_id', 'kind', 'state', 'text', 'wanted', 'answer', 'refund', 'decision', 'created_at', 'ended_at'],
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
    readers: '운영자 (기록을 남기고)',
    mine: byUser,
    leaving: 'keep',
    exported: [],
    clear: { column: 'until', days: 0 },
  },
  paymentTroubles: { ...MONEY, mine: byUser, leaving: 'keep', exported: ['board_id', 'why', 'seen_at', 'ended_at'] },
  auditLog: {
    what: '운영자가 결정하고 본 기록 (번호만)',
    why: '누가 무엇을 했는지 밝히기 위해',
    howLong: '계속',
    readers: '운영자',
    mine: (userId) => sql`by_id = ${userId}`,
    leaving: 'keep',
    exported: ['at', 'what'],
  },
  audit: {
    what: '로그인과 결제를 한 기록 (번호만)',
    why: '사고를 밝히기 위해',
    howLong: '계속',
    readers: '운영자',
    mine: byUser,
    leaving: 'keep',
    exported: ['at', 'action', 'outcome'],
  },
};
