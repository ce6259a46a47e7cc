import type { BoardId, ConsentKind, FlagKind, Picture, ProductId, Stage, UserId } from '@mungchi/contract';
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';
import type {
  BoardDraftsTable,
  BoardsTable,
  BoardTerms,
  PackingNotesTable,
  ParticipantsTable,
  QuestionsTable,
  RepeatsTable,
} from './board-tables';
import type { CalendarDate } from './calendar-date';
import type { KeywordAlertsTable, RegularsTable } from './finding-tables';
import type {
  AppointmentChangesTable,
  AppointmentsTable,
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
import type { DevicesTable, NotificationSettingsTable, NotificationsTable } from './notification-tables';
import type {
  AuditLogTable,
  DailyFiguresTable,
  NodesTable,
  OperatorCodesTable,
  OperatorConfirmationsTable,
  PaymentTroublesTable,
} from './operator-tables';
import type { BuiltinCodesTable, RefreshTokensTable, UsersTable, WorkedRecord } from './people-tables';
import type { ChatRoomsTable, MessagesTable, ReviewsTable, RoomPinsTable, TalkPicturesTable } from './room-tables';
import type { AppealsTable, BlocksTable, InquiriesTable, ReportsTable, SanctionsTable } from './safety-tables';
import type { FirstRightsTable, WishesTable, WishPeopleTable } from './wish-tables';

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
  /** Anonymous on purpose: no user id. */
  leavingReasons: { day: CalendarDate; reason: string };
  retainedPeople: { userId: UserId; sealed: string; until: Date };
  positionUses: { id: Generated<number>; userId: UserId; purpose: 'HOME' | 'CHECK'; at: Date };
  secrets: SecretsTable;
  media: MediaTable;
  talkPictures: TalkPicturesTable;
  roomPins: RoomPinsTable;
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
  boardDrafts: BoardDraftsTable;
  packingNotes: PackingNotesTable;
  boardEdits: { boardId: BoardId; terms: JSONColumnType<BoardTerms> };
  boardLikes: { boardId: BoardId; userId: UserId; createdAt: Generated<Date> };
  boardViews: { boardId: BoardId; userId: UserId; times: Generated<number>; viewedAt: Generated<Date> };
  repeats: RepeatsTable;
  participants: ParticipantsTable;
  /** A view: the participants who have not left. */
  seated: ParticipantsTable;
  questions: QuestionsTable;
  waiters: { boardId: BoardId; userId: UserId; createdAt: Date; toldAt: Generated<Date | null> };
  wishes: WishesTable;
  wishPeople: WishPeopleTable;
  firstRights: FirstRightsTable;
  keywordAlerts: KeywordAlertsTable;
  regulars: RegularsTable;
  appointments: AppointmentsTable;
  appointmentChanges: AppointmentChangesTable;
  timePolls: TimePollsTable;
  timePollSlots: TimePollSlotsTable;
  timePollAnswers: TimePollAnswersTable;
  chatRooms: ChatRoomsTable;
  messages: MessagesTable;
  notifications: NotificationsTable;
  devices: DevicesTable;
  notificationSettings: NotificationSettingsTable;
  reviews: ReviewsTable;
  replyTimes: { boardId: BoardId; followerId: UserId; leaderId: UserId; minutes: number; at: Date };
  /** A copy of what is worked out. */
  neighbourRecords: { userId: UserId; record: JSONColumnType<WorkedRecord>; at: Date };
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
  operatorCodes: OperatorCodesTable;
  operatorConfirmations: OperatorConfirmationsTable;
  paymentTroubles: PaymentTroublesTable;
  stageChanges: { boardId: BoardId; was: Stage | null; stage: Stage; at: Date };
  dailyFigures: DailyFiguresTable;
  /** Of the release before, which counts everybody into it; to be dropped. */
  placePeople: { place: string; people: number };
  placeCounts: { place: string; people: number };
  /** Written by triggers of `users`. */
  placeChanges: { place: string; change: number };
  nodes: NodesTable;
};

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

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
  /** Others who uploaded the same bytes. */
  alsoBy: Generated<UserId[]>;
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
  attributesHas: Generated<string[]>;
  attributesLacks: Generated<string[]>;
  searchTokens: Generated<string[]>;
  likeCount: Generated<number>;
  createdAt: Generated<Date>;
};
export type ProductRow = Selectable<ProductsTable>;
export type NewProduct = Insertable<ProductsTable>;

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
