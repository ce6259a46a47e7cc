import type { Schema } from './db/schema';

/**
 * Which folder may write which table: inside a folder SQL is free, from outside its verbs are called. A new table without an
 * owner does not compile; `table-owners.test.ts` holds the sources to it.
 */
export const TABLE_OWNERS = {
  secrets: 'db',
  audit: 'audit',
  auditLog: 'audit',
  paymentTroubles: 'payments',
  users: 'users',
  refreshTokens: 'users',
  builtinCodes: 'users',
  sessions: 'users',
  identities: 'users',
  linkTickets: 'users',
  leftIdentities: 'users',
  retainedPeople: 'accounts',
  phoneChecks: 'accounts',
  consents: 'legal',
  positionUses: 'legal',
  media: 'media',
  placeAddresses: 'places',
  products: 'products',
  /** Written by a trigger only. */
  catalogueState: 'products',
  productLikes: 'products',
  productViews: 'products',
  productSearches: 'products',
  boards: 'boards',
  boardEdits: 'boards',
  boardFlags: 'boards',
  boardLikes: 'boards',
  boardViews: 'boards',
  participants: 'boards',
  /** A view of the participants; nobody writes it. */
  seated: 'boards',
  waiters: 'boards',
  /** Written by a trigger only. */
  stageChanges: 'boards',
  appointments: 'handover',
  appointmentChanges: 'handover',
  timePolls: 'handover',
  timePollSlots: 'handover',
  timePollAnswers: 'handover',
  chatRooms: 'chat',
  messages: 'chat',
  notifications: 'notifications',
  devices: 'notifications',
  notificationSettings: 'notifications',
  reviews: 'reviews',
  dailyFigures: 'operator',
  placePeople: 'operator',
  nodes: 'operator',
  reports: 'safety',
  blocks: 'safety',
  sanctions: 'safety',
  appeals: 'safety',
  inquiries: 'safety',
  bannedIdentities: 'users',
  orders: 'payments',
  refunds: 'payments',
  moneyCases: 'payments',
  disputes: 'payments',
  ledgerSets: 'payments',
  ledgerEntries: 'payments',
  payoutAccounts: 'payouts',
  payouts: 'payouts',
  payoutParts: 'payouts',
  sandboxPayments: 'payments',
  sandboxPrepared: 'payments',
  assistantSessions: 'assistant',
  assistantModelCalls: 'assistant',
} as const satisfies Record<keyof Schema, string>;

/**
 * A column that another folder writes. The read mark moves with every read message and lives in the member's row, as does
 * muting; until when a member pays and was reminded of it is the payments' clock.
 */
export const COLUMN_OWNERS = {
  participants: {
    readSeq: 'chat',
    mutedAt: 'chat',
    pushedSeq: 'notifications',
    payBy: 'payments',
    payRemindedFor: 'payments',
    payRemindedAt: 'payments',
    payReminders: 'payments',
    nudgedAt: 'payments',
  },
} as const;

/** The demo neighbourhood is written as a whole, past the verbs: years of history in one transaction. */
export const WRITES_EVERYTHING: readonly string[] = ['demo'];

/** Which tables of others a folder reads, joined into its own queries. Exact: a line that nobody needs fails the test. */
export const FOREIGN_READS: Record<string, readonly (keyof Schema)[]> = {
  /** Which rows are somebody's, in `retention.ts`; what it deletes there goes by the same table. */
  accounts: ['boards', 'disputes', 'ledgerSets', 'orders', 'participants', 'payouts', 'seated', 'users'],
  assistant: ['users'],
  /** It copies every table by its name in the catalogue; these it also asks for sums, files and whether anybody is there. */
  backup: ['ledgerEntries', 'media', 'users'],
  boards: ['blocks', 'media', 'products', 'reports', 'users'],
  chat: ['blocks', 'boards', 'participants', 'reviews', 'seated', 'users'],
  handover: ['boards', 'disputes', 'orders', 'participants', 'seated', 'users'],
  legal: ['users'],
  media: ['boards', 'disputes', 'products', 'users'],
  notifications: ['blocks', 'boards', 'chatRooms', 'messages', 'participants', 'seated', 'users'],
  operator: [
    'appeals',
    'auditLog',
    'boardFlags',
    'boards',
    'devices',
    'disputes',
    'inquiries',
    'ledgerEntries',
    'ledgerSets',
    'messages',
    'moneyCases',
    'notifications',
    'orders',
    'participants',
    'paymentTroubles',
    'payoutParts',
    'payouts',
    'refunds',
    'reports',
    'reviews',
    'sanctions',
    'stageChanges',
    'users',
  ],
  payments: [
    'appointments',
    'audit',
    'boards',
    'participants',
    'payoutParts',
    'payouts',
    'refreshTokens',
    'seated',
    'users',
  ],
  payouts: ['audit', 'boards', 'disputes', 'ledgerEntries', 'ledgerSets', 'participants', 'refunds', 'users'],
  products: ['boards', 'participants', 'users'],
  reviews: ['boards', 'orders', 'participants', 'seated', 'users'],
  rooms: ['blocks', 'boards', 'chatRooms', 'participants', 'reports', 'reviews', 'seated', 'users'],
  safety: ['boardFlags', 'boards', 'messages', 'participants', 'reviews', 'seated', 'users'],
  users: ['boards', 'reviews', 'seated'],
};
