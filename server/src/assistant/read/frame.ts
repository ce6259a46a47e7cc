import * as z from 'zod';
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
const Thing = z.object({ text: z.string(), role: z.enum(ROLES), why: z.enum(REASONS).optional() });
/** A thing that is named, in the words of the message where a reader has them. */
export type Thing = z.infer<typeof Thing>;

export const Frame = z.object({
  act: z.enum(ACTS),
  things: z.array(Thing),
  /** What it should be like, or should not. */
  attributes: z.array(z.object({ text: z.string(), is: z.boolean() })),
  /** For whom it is, by the ids of `who.json`. */
  for: z.array(z.string()),
  people: z.number().nullable(),
  budget: z.object({ min: z.number().nullable(), max: z.number().nullable(), perHead: z.boolean() }).nullable(),
  sizes: z.array(z.string()),
  /** Those of the list that are named, counted from one; from its end if negative. */
  refs: z.array(z.number()),
  /** The fact about the service that is asked for. */
  topic: z.string().nullable(),
});
/** What one message says: nothing of it is looked up, nothing is decided yet. */
export type Frame = z.infer<typeof Frame>;

/** A frame, and how its words are linked to goods, labels and facts. */
export type Reading = { frame: Frame; said: Understanding };
