import type { Schema } from '../db/schema.gen';

/** Tables without anything of a person, or whose rows are found through another table only. */
export const IMPERSONAL = [
  'secrets',
  'testClock',
  // Ids of what is to be worked on; the row is deleted once that is done.
  'jobs',
  'jobSchedules',
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
  // Which message is a room's notice.
  'roomPins',
  'ledgerEntries',
  'placeAddresses',
  // Views of participants.
  'seated',
  'unpaidLeaves',
  // And of reviews.
  'weighedReviews',
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
  'placeCounts',
  'placeChanges',
  'nodes',
  'backups',
  // A number of whoever sets the service up, until it is done.
  'settings',
  'setup',
  // Why people left: a day and words, of nobody.
  'leavingReasons',
] as const satisfies readonly (keyof Schema)[];
export type Impersonal = (typeof IMPERSONAL)[number];
