import type {
  BoardId,
  ConsentKind,
  FlagKind,
  NoticeKind,
  NotificationCategory,
  NotificationKind,
  NotificationSettings,
  ParticipantId,
  Picture,
  ProductId,
  ReviewKeyword,
  RoomId,
  Stage,
  UserId,
} from '@mungchi/contract';
import type { ColumnType, Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';
import type {
  AppointmentChangesTable,
  AppointmentsTable,
  HandoverColumns,
  TimePollAnswersTable,
  TimePollSlotsTable,
  TimePollsTable,
} from './handover-tables';
import type {
  DisputesTable,
  LedgerEntriesTable,
  LedgerSetsTable,
  MoneyCasesTable,
  OrdersTable,
  PayoutAccountsTable,
  PayoutsTable,
  ReceiptsTable,
  RefundsTable,
  SandboxPaymentsTable,
} from './money-tables';
import type { AuditLogTable, DailyFiguresTable, NodesTable, PaymentTroublesTable } from './operator-tables';
import type { AppealsTable, BlocksTable, InquiriesTable, ReportsTable, SanctionsTable } from './safety-tables';

/** The tables as code sees them: camelCase here, snake_case in the migrations. */
export type Schema = {
  users: UsersTable;
  refreshTokens: RefreshTokensTable;
  builtinCodes: BuiltinCodesTable;
  sessions: { id: string; userId: UserId; browser: string; openedAt: Date; usedAt: Date };
  consents: { id: Generated<number>; userId: UserId; kind: ConsentKind; version: number; given: boolean; at: Date };
  identities: { provider: string; providerUserId: string; userId: UserId; linkedAt: Date };
  linkTickets: { hash: Buffer; userId: UserId; provider: string; expiresAt: Date };
  phoneChecks: { userId: UserId; phone: string; ticket: string; tries: number; askedAt: Date };
  leftIdentities: { mac: string; at: Date };
  /** Of nobody. */
  leavingReasons: { day: CalendarDate; reason: string };
  retainedPeople: { userId: UserId; sealed: string; until: Date };
  positionUses: { id: Generated<number>; userId: UserId; purpose: 'HOME'; at: Date };
  secrets: SecretsTable;
  media: MediaTable;
  products: ProductsTable;
  catalogueState: { single: Generated<boolean>; version: number };
  productLikes: { productId: ProductId; userId: UserId; createdAt: Generated<Date> };
  productViews: { productId: ProductId; userId: UserId; times: Generated<number>; viewedAt: Generated<Date> };
  productSearches: {
    id: Generated<number>;
    userId: UserId;
    keyword: string;
    found: number[];
    searchedAt: Generated<Date>;
  };
  boards: BoardsTable;
  /** The last terms the members were told of, until they are notified of an edit. */
  boardFlags: {
    boardId: BoardId;
    kind: FlagKind;
    words: string;
    at: Date;
    seenAt: Generated<Date | null>;
  };
  boardEdits: { boardId: BoardId; terms: JSONColumnType<BoardTerms> };
  boardLikes: { boardId: BoardId; userId: UserId; createdAt: Generated<Date> };
  boardViews: { boardId: BoardId; userId: UserId; times: Generated<number>; viewedAt: Generated<Date> };
  participants: ParticipantsTable;
  /** A view: the participants who have not left. */
  seated: ParticipantsTable;
  waiters: { boardId: BoardId; userId: UserId; createdAt: Date; toldAt: Generated<Date | null> };
  appointments: AppointmentsTable;
  appointmentChanges: AppointmentChangesTable;
  timePolls: TimePollsTable;
  timePollSlots: TimePollSlotsTable;
  timePollAnswers: TimePollAnswersTable;
  chatRooms: ChatRoomsTable;
  messages: MessagesTable;
  notifications: NotificationsTable;
  devices: DevicesTable;
  notificationSettings: Omit<NotificationSettings, 'nearby'> & { userId: UserId; nearby: Generated<boolean> };
  reviews: ReviewsTable;
  reports: ReportsTable;
  blocks: BlocksTable;
  sanctions: SanctionsTable;
  appeals: AppealsTable;
  inquiries: InquiriesTable;
  bannedIdentities: { mac: string; at: Date };
  orders: OrdersTable;
  refunds: RefundsTable;
  moneyCases: MoneyCasesTable;
  disputes: DisputesTable;
  receipts: ReceiptsTable;
  ledgerSets: LedgerSetsTable;
  ledgerEntries: LedgerEntriesTable;
  payoutAccounts: PayoutAccountsTable;
  payouts: PayoutsTable;
  payoutParts: { payoutId: number; boardId: BoardId; amount: number };
  sandboxPayments: SandboxPaymentsTable;
  sandboxPrepared: { merchantUid: string; amount: number; createdAt: Date };
  placeAddresses: PlaceAddressesTable;
  assistantSessions: AssistantSessionsTable;
  assistantModelCalls: AssistantModelCallsTable;
  audit: AuditTable;
  auditLog: AuditLogTable;
  paymentTroubles: PaymentTroublesTable;
  stageChanges: { boardId: BoardId; was: Stage | null; stage: Stage; at: Date };
  dailyFigures: DailyFiguresTable;
  placePeople: { place: string; people: number };
  nodes: NodesTable;
};

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** A `date` column: `YYYY-MM-DD`, never a Date (which would depend on a time zone). */
type CalendarDate = string;

type UsersTable = {
  id: Generated<UserId>;
  provider: string;
  providerUserId: string;
  name: string;
  email: string;
  nickname: string | null;
  nicknameKey: string | null;
  phone: string | null;
  phoneVerifiedAt: Generated<Date | null>;
  verifiedName: Generated<string | null>;
  birth: CalendarDate | null;
  gender: 'MALE' | 'FEMALE' | null;
  profileUrl: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  interestCategory: number | null;
  mannerLeader: Generated<number>;
  mannerParticipant: Generated<number>;
  reviewKeywords: Generated<string[]>;
  demo: Generated<boolean>;
  signedUpAt: Date | null;
  /** Given and taken on the machine only. */
  operatorSince: Generated<Date | null>;
  leftAt: Generated<Date | null>;
  createdAt: Generated<Date>;
};
export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;

type RefreshTokensTable = {
  tokenHash: Buffer;
  familyId: string;
  userId: UserId;
  expiresAt: Date;
  rotatedAt: Date | null;
  revokedAt: Date | null;
  createdAt: Generated<Date>;
};

type BuiltinCodesTable = {
  codeHash: Buffer;
  provider: string;
  redirectUri: string;
  codeChallenge: string | null;
  person: JSONColumnType<{ provider: string; sub: string; name: string; email: string }>;
  expiresAt: Date;
};

type SecretsTable = {
  name: string;
  generation: Generated<number>;
  value: string;
  signsFrom: Generated<Date>;
  createdAt: Generated<Date>;
};

type MediaTable = {
  url: string;
  ownerId: UserId | null;
  width: number;
  height: number;
  color: string | null;
  thumbhash: string | null;
  widths: number[];
  bytes: number;
  createdAt: Generated<Date>;
  removedAt: Generated<Date | null>;
};

type ProductsTable = {
  id: Generated<ProductId>;
  externalKey: string;
  name: string;
  categoryId: number;
  subCategory: string;
  price: number;
  picture: JSONColumnType<Picture>;
  productUrl: string;
  keywords: Generated<string[]>;
  contains: Generated<string[]>;
  freeOf: Generated<string[]>;
  searchTokens: Generated<string[]>;
  likeCount: Generated<number>;
  createdAt: Generated<Date>;
};
export type ProductRow = Selectable<ProductsTable>;
export type NewProduct = Insertable<ProductsTable>;

type BoardsTable = {
  id: Generated<BoardId>;
  leaderId: UserId;
  name: string;
  quantity: string;
  title: string;
  totalUser: number;
  price: number;
  content: Generated<string>;
  deadline: CalendarDate;
  categoryId: number;
  productId: ProductId | null;
  location: string;
  meetingNote: Generated<string>;
  latitude: number;
  longitude: number;
  pictures: JSONColumnType<Picture[]>;
  stage: ColumnType<Stage, Stage | undefined, Stage>;
  memberCount: Generated<number>;
  maxSeats: Generated<number>;
  spent: Generated<number | null>;
  likeCount: Generated<number>;
  searchTokens: Generated<string[]>;
  closingNoticedFor: CalendarDate | null;
  expiryNoticedFor: CalendarDate | null;
  expiryNoticedAt: Generated<Date | null>;
  handingOn: Generated<number>;
  vacantUntil: Generated<Date | null>;
  vacantAt: Generated<Date | null>;
  vacancyNoticedFor: Generated<Date | null>;
  payExtendedAt: Generated<Date | null>;
  payEnd: Generated<Date | null>;
  payEndNoticedFor: Generated<Date | null>;
  payEndNoticedAt: Generated<Date | null>;
  buyBy: Generated<Date | null>;
  buyNotices: Generated<number>;
  buyNoticedAt: Generated<Date | null>;
  buyExtendedAt: Generated<Date | null>;
  purchasedAt: Generated<Date | null>;
  heldAt: Generated<Date | null>;
  takenDownAt: Generated<Date | null>;
  cancelledWhy: Generated<CancelledWhy | null>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  endedAt: Date | null;
  deletedAt: Date | null;
};
export type BoardTerms = {
  name: string;
  quantity: string;
  price: number;
  totalUser: number;
  deadline: CalendarDate;
  location: string;
  meetingNote: string;
};
/** Why a group purchase was cancelled. */
export type CancelledWhy = 'LEADER' | 'EXPIRED' | 'VACANT' | 'UNPAID' | 'UNBOUGHT' | 'OPERATOR';
export type BoardRow = Selectable<BoardsTable>;
export type NewBoard = Insertable<BoardsTable>;

type ParticipantsTable = HandoverColumns & {
  id: Generated<ParticipantId>;
  boardId: BoardId;
  userId: UserId;
  role: 'LEADER' | 'FOLLOWER';
  joinedAt: Generated<Date>;
  paidAt: Date | null;
  receivedAt: Date | null;
  readSeq: Generated<number>;
  mutedAt: Generated<Date | null>;
  /** How far the member was told by push of what was said. */
  pushedSeq: Generated<number>;
  seats: Generated<number>;
  payBy: Generated<Date | null>;
  payRemindedFor: Generated<Date | null>;
  payRemindedAt: Generated<Date | null>;
  payReminders: Generated<number>;
  nudgedAt: Generated<Date | null>;
  handingOnAt: Generated<Date | null>;
  leftAt: Generated<Date | null>;
  leftWhy: Generated<LeftWhy | null>;
  askedUntil: Generated<Date | null>;
  agreed: JSONColumnType<AgreedTerms | null, string | null | undefined, string | null>;
};
/** Why somebody has no seat any more. */
export type LeftWhy = 'UNPAID' | 'HANDED_ON' | 'CHANGED' | 'WITHDRAWN' | 'OPERATOR';
/** What of a purchase a follower agreed to. */
export type AgreedTerms = {
  name: string;
  quantity: string;
  latitude: number;
  longitude: number;
  deadline: CalendarDate;
};
export type ParticipantRow = Selectable<ParticipantsTable>;

type ChatRoomsTable = {
  id: RoomId;
  title: string;
  lastSeq: Generated<number>;
  lastMessage: string | null;
  lastMessageAt: Date | null;
  createdAt: Generated<Date>;
};

type MessagesTable = {
  roomId: RoomId;
  seq: number;
  type: 'SYSTEM' | 'ENTER' | 'TEXT';
  participantId: ParticipantId | null;
  stage: Stage | null;
  /** The kind of a remark; null for the message of a stage. */
  notice: NoticeKind | null;
  body: string;
  key: string | null;
  sentAt: Date;
  /** Hidden by an operator. */
  hiddenAt: Generated<Date | null>;
};
export type MessageRow = Selectable<MessagesTable>;

type NotificationsTable = {
  id: Generated<number>;
  userId: UserId;
  kind: NotificationKind;
  category: NotificationCategory;
  boardId: BoardId | null;
  title: string;
  body: string;
  path: string;
  dedupKey: string;
  /** Null: it can wait for the morning. */
  urgentUntil: Generated<Date | null>;
  readAt: Generated<Date | null>;
  pushedAt: Generated<Date | null>;
  createdAt: Date;
};
export type NotificationRow = Selectable<NotificationsTable>;

type DevicesTable = {
  id: Generated<number>;
  userId: UserId;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  createdAt: Date;
  lastOkAt: Generated<Date | null>;
};
export type DeviceRow = Selectable<DevicesTable>;

type PlaceAddressesTable = {
  roadCode: string;
  townCode: string;
  underground: boolean;
  mainNo: number;
  subNo: number;
  province: string;
  district: string;
  town: string;
  road: string;
  building: string;
  latitude: number | null;
  longitude: number | null;
  roadKey: string;
  buildingKey: string;
};
export type PlaceAddressRow = Selectable<PlaceAddressesTable>;

type ReviewsTable = {
  id: Generated<number>;
  boardId: BoardId;
  writerId: ParticipantId;
  targetId: ParticipantId;
  targetUserId: UserId;
  targetRole: 'LEADER' | 'FOLLOWER';
  star: number;
  keywords: ReviewKeyword[];
  body: string;
  createdAt: Generated<Date>;
  /** Hidden by an operator. */
  hiddenAt: Generated<Date | null>;
};

type AssistantModelCallsTable = { userId: UserId; day: string; calls: number };

type AssistantSessionsTable = {
  id: string;
  userId: UserId | null;
  /** The assistant's own format; the assistant validates it on reading. */
  slots: JSONColumnType<object>;
  messageCount: Generated<number>;
  ageGroup: number | null;
  gender: 'MALE' | 'FEMALE' | null;
  createdAt: Date;
  usedAt: Date;
};

/** Append-only, enforced by the database. */
type AuditTable = {
  id: Generated<number>;
  at: Date;
  userId: UserId | null;
  action: string;
  object: string | null;
  outcome: string;
  requestId: string | null;
};
