import type {
  AppLink,
  BankCode,
  BoardId,
  DisputeId,
  DraftForm,
  NeighbourRecord,
  ParticipantId,
  PayoutId,
  Picture,
  PollId,
  ProductId,
  ReportId,
  ReviewKeyword,
  RoomId,
  TalkPicture,
  TROUBLE_KINDS,
  UserId,
  WishId,
} from '@mungchi/contract';

/**
 * What the database cannot say of a column: what its text or document holds. All else in `schema.gen.ts` is read from the catalogue:
 * whether it may be null or is given by itself, whose id it is (by its foreign key), which words a check allows.
 */
export type ColumnTypes = {
  audit: { userId: UserId };
  auditLog: { byId: UserId };
  boardDrafts: { form: DraftForm; pictures: Picture[] };
  boardEdits: { terms: BoardTerms };
  boards: { pictures: Picture[] };
  builtinCodes: { person: { provider: string; sub: string; name: string; email: string } };
  disputes: { pictures: Picture[]; answerPictures: Picture[] };
  media: { alsoBy: UserId[] };
  messages: {
    roomId: RoomId;
    participantId: ParticipantId;
    pictures: TalkPicture[];
  };
  neighbourRecords: { record: WorkedRecord };
  nodes: { calls: Record<string, CallTally> };
  notifications: { path: AppLink };
  participants: { agreed: AgreedTerms };
  payoutAccounts: { bank: BankCode };
  payouts: { bank: BankCode };
  products: { picture: Picture };
  receipts: { pictures: Picture[] };
  reviews: { keywords: ReviewKeyword[] };
};

/** The ids of these tables, and of what points at them. */
export type Ids = {
  boards: BoardId;
  disputes: DisputeId;
  participants: ParticipantId;
  payouts: PayoutId;
  products: ProductId;
  reports: ReportId;
  timePolls: PollId;
  users: UserId;
  wishes: WishId;
};

/** A `date` column: `YYYY-MM-DD`, never a Date (which would depend on a time zone). */
export type CalendarDate = string;

export type BoardTerms = {
  name: string;
  quantity: string;
  price: number;
  totalUser: number;
  deadline: CalendarDate;
  location: string;
  meetingNote: string;
};

/** What of a purchase a follower agreed to. */
export type AgreedTerms = {
  name: string;
  quantity: string;
  latitude: number;
  longitude: number;
  deadline: CalendarDate;
};

export type MoneyCaseKind = Exclude<(typeof TROUBLE_KINDS)[number], 'MISMATCH'>;

/** What is worked out of all that somebody did; `ledWith` also where too little is known to be shown. */
export type WorkedRecord = Pick<NeighbourRecord, 'facts' | 'started'> & { ledWith: number };

/** How often an outside service was asked by a process within a day, and how the last time went. */
export type CallTally = {
  lastAt: string;
  lastOk: boolean;
  calls: number;
  failed: number;
  /** Calls by hours since the epoch. A process of an older version says none. */
  hours?: Record<string, number>;
  /** How long the latest calls took, in ms. */
  times?: number[];
};
