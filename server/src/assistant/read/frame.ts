import type { Budget } from '../understand/read-budget';
import type { Understanding } from '../understand/understand';

export const ACTS = [
  'find',
  'narrow',
  'widen',
  'replace',
  'add',
  'correct',
  'compare',
  'unit',
  'share',
  'sum',
  'detail',
  'other',
  'cheaper',
  'pricier',
  'again',
  'boards',
  'join',
  'service',
  'tell',
  'advice',
  'emergency',
  'trouble',
  'talk',
  'unsafe',
  'unclear',
] as const;
/** What somebody does with a message. */
export type Act = (typeof ACTS)[number];

export const ROLES = ['want', 'not', 'have', 'back'] as const;
export const REASONS = ['allergy', 'cannot', 'diet', 'refused'] as const;
/** A thing that is named, in the words of the message where a reader has them. */
export type Thing = { text: string; role: (typeof ROLES)[number]; why?: (typeof REASONS)[number] };

/** What one message says: nothing of it is looked up, nothing is decided yet. */
export type Frame = {
  act: Act;
  things: Thing[];
  /** What it should be like, or should not. */
  attributes: { text: string; is: boolean }[];
  /** For whom it is, by the ids of `who.json`. */
  for: string[];
  people: number | null;
  budget: Budget | null;
  sizes: string[];
  /** Those of the list that are named, counted from one; from its end if negative. */
  refs: number[];
  /** The fact about the service that is asked for. */
  topic: string | null;
};

/** A frame, and how its words are linked to goods, labels and facts. */
export type Reading = { frame: Frame; said: Understanding };
