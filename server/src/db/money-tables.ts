import type {
  BankCode,
  BoardId,
  LEDGER_KINDS,
  ParticipantId,
  PayoutState,
  Picture,
  TROUBLE_KINDS,
  UserId,
} from '@mungchi/contract';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

/** Who took the money: PortOne, or the sandbox, where none moves. */
export type MoneyProvider = 'PORTONE' | 'SANDBOX';

export type OrdersTable = {
  id: Generated<number>;
  merchantUid: string;
  boardId: BoardId;
  participantId: ParticipantId;
  amount: number;
  status: ColumnType<
    'PENDING' | 'PAID' | 'REFUNDED' | 'VOID',
    'PENDING' | 'PAID' | undefined,
    'PENDING' | 'PAID' | 'REFUNDED' | 'VOID'
  >;
  impUid: string | null;
  createdAt: Date;
  paidAt: Date | null;
  checkAt: Date | null;
  askedAt: Generated<Date>;
  /** Not part of what was handed over: the provider did not know it. */
  withheldAt: Generated<Date | null>;
  /** An operator found the money elsewhere. */
  foundAt: Generated<Date | null>;
  /** Null until it is paid, where the release before wrote it. */
  provider: Generated<MoneyProvider | null>;
  /** When `npm run sandbox -- settle` put an end to a payment of the sandbox. */
  settledAt: Generated<Date | null>;
  /** How it was paid, keyed: the same card is the same mark, and nobody reads the card in it. */
  payerMark: Generated<string | null>;
};

export type RefundsTable = {
  id: Generated<number>;
  impUid: string;
  boardId: BoardId;
  participantId: ParticipantId;
  amount: number;
  reason: 'CANCELLED' | 'STRAY' | 'MISMATCH' | 'LOST' | 'DISPUTE' | 'TRUE_UP';
  /** What it is for; one of each per payment: `cancel`, `dispute 12`. */
  occasion: string;
  createdAt: Date;
  doneAt: Date | null;
  /** Not tried any more until an operator decides. */
  parkedAt: Generated<Date | null>;
  /** The bank's reference, when an operator returned it past the provider. */
  byHand: Generated<string | null>;
  /** The last time the provider was asked for it. */
  triedAt: Generated<Date | null>;
};

export type MoneyCaseKind = Exclude<(typeof TROUBLE_KINDS)[number], 'MISMATCH'>;

export type MoneyCasesTable = {
  id: Generated<number>;
  kind: MoneyCaseKind;
  boardId: BoardId;
  userId: UserId;
  impUid: string;
  amount: number;
  note: Generated<string>;
  at: Date;
  closedAt: Date | null;
  /** Taken note of while nothing was open. */
  seenAt: Generated<Date | null>;
};

export type DisputesTable = {
  id: Generated<number>;
  boardId: BoardId;
  participantId: ParticipantId;
  kind: 'NOT_RECEIVED' | 'SHORT' | 'DAMAGED' | 'DIFFERENT' | 'STALLED';
  state: Generated<'OPEN' | 'ESCALATED' | 'ACCEPTED' | 'DECIDED' | 'WITHDRAWN'>;
  text: string;
  pictures: JSONColumnType<Picture[], string | undefined, string>;
  wanted: number;
  answer: Generated<string | null>;
  answerPictures: JSONColumnType<Picture[], string | undefined, string>;
  answerBy: Generated<Date | null>;
  remindedFor: Generated<Date | null>;
  refund: Generated<number | null>;
  decidedBy: Generated<UserId | null>;
  decision: Generated<string | null>;
  createdAt: Date;
  escalatedAt: Generated<Date | null>;
  endedAt: Generated<Date | null>;
};
export type DisputeRow = Selectable<DisputesTable>;

export type ReceiptsTable = {
  id: Generated<number>;
  boardId: BoardId;
  spent: number;
  pictures: JSONColumnType<Picture[], string | undefined, string>;
  note: Generated<string>;
  at: Date;
};

export type LedgerSetsTable = {
  id: Generated<number>;
  kind: (typeof LEDGER_KINDS)[number];
  reference: string;
  boardId: BoardId;
  participantId: ParticipantId | null;
  at: Date;
  /** Found by the database where it is not given: the payment's, or the purchase's. */
  provider: Generated<MoneyProvider>;
};

export type LedgerEntriesTable = {
  id: Generated<number>;
  setId: number;
  boardId: BoardId;
  account: 'OUTSIDE' | 'HOLDING' | 'LEADER' | 'LOSS';
  amount: number;
};

export type PayoutAccountsTable = {
  userId: UserId;
  /** All four are null once it is removed; the number is sealed. */
  bank: BankCode | null;
  number: string | null;
  last4: string | null;
  holder: string | null;
  setAt: Date;
  usableFrom: Date;
};

export type PayoutsTable = {
  id: Generated<number>;
  userId: UserId;
  amount: number;
  state: ColumnType<PayoutState, undefined | PayoutState, PayoutState>;
  bank: BankCode;
  number: string | null;
  last4: string;
  holder: string;
  requestedAt: Date;
  /** The first payout of money that the bank returned after its leader had left. */
  againOf: Generated<number | null>;
  sentAt: Generated<Date | null>;
  endedAt: Generated<Date | null>;
  reference: Generated<string | null>;
  why: Generated<string | null>;
};
export type PayoutRow = Selectable<PayoutsTable>;

export type SandboxPaymentsTable = {
  impUid: string;
  merchantUid: string;
  status: 'ready' | 'paid' | 'cancelled' | 'failed';
  amount: number;
  reportedAmount: number;
  cancelAmount: Generated<number>;
  name: string;
  buyerName: string;
  buyerEmail: string;
  failReason: string | null;
  failingReads: number;
  slowReadsMs: number;
  cardName: Generated<string | null>;
  cardNumber: Generated<string | null>;
  createdAt: Generated<Date>;
};
