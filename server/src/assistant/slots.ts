import * as z from 'zod';
import { Exclusion } from './exclusion';
import { Frame } from './read/frame';

const topic = z.object({
  say: z.string(),
  title: z.string(),
  find: z.array(z.string()),
  category: z.number().nullable(),
  weak: z.boolean(),
});
const budget = z.object({ min: z.number().nullable(), max: z.number().nullable(), perHead: z.boolean() });
const ids = z.array(z.number());
const words = z.array(z.string());

const Need = z.object({
  topics: z.array(topic),
  useId: z.string().nullable(),
  category: z.number().nullable(),
  budget: budget.nullable(),
  wants: words,
  avoids: words,
  sizes: words,
  /** Words that all of them have (`돼지로`, `초코 든 거`), of what was asked for. */
  within: words.default([]),
  order: z.enum(['fit', 'cheap', 'dear']),
});
/** What is being looked for, as far as it has been said. */
export type Need = z.infer<typeof Need>;

const BoardQuery = z.object({
  topics: z.array(topic),
  /** Purchases of these products, or else of what they are. */
  productIds: ids,
  category: z.number().nullable(),
  maxPerHead: z.number().nullable(),
  minPerHead: z.number().nullable().default(null),
  withinDays: z.number().nullable(),
  fromDays: z.number().nullable().default(null),
  seats: z.number().nullable(),
  minSeats: z.number().nullable().default(null),
  maxMetres: z.number().nullable().default(null),
  order: z.enum(['near', 'closing', 'late', 'cheap', 'roomy']).nullable(),
  /** `하나만`: no more of them. */
  most: z.number().nullable().default(null),
  /** Shown before. */
  except: ids,
});
/** What open purchases are looked for. */
export type BoardQuery = z.infer<typeof BoardQuery>;

const Slots = z.object({
  need: Need.nullable(),
  people: z.number().nullable(),
  /** Everything shown for this need. */
  shown: ids,
  /** The list on screen, the one before it, and the first for this need. */
  last: ids,
  previous: ids,
  first: ids,
  focus: z.number().nullable(),
  /** What was put side by side last, while no other list has come: `둘 중` means these. */
  pair: ids.default([]),
  /** How the last message was read. */
  heard: Frame.nullable().default(null).catch(null),
  /** As which calls the last message was read. */
  heardCalls: words.default([]),
  /** Exclusions, for the whole conversation. */
  excluded: z.array(Exclusion).default([]),
  /** The question about the service that was answered last, while nothing else has been talked of. */
  service: z.string().nullable().default(null),
  /** The help that was named last, for as many more messages that say on about it; what was typed is not kept. */
  danger: z
    .object({
      emergency: z.enum(['person', 'sudden', 'animal', 'self', 'fumes', 'abuse', 'threat']).nullable(),
      worry: z.enum(['person', 'animal']).nullable(),
      turns: z.number(),
    })
    .nullable()
    .default(null)
    .catch(null),
  /** The assistant has asked what the user is allergic to. */
  awaitsAllergy: z.boolean().default(false),
  /** We asked whether these may be offered again. */
  awaitsBack: words.default([]),
  /** The assistant has asked whether this is to be left out. */
  doubted: Exclusion.nullable().default(null),
  /** The last message only told what is left out, so `잣도` goes on with it. */
  tellsExclusions: z.boolean().default(false),
  /** The purchases on screen and what was asked of them; null when products are. */
  boards: z.object({ query: BoardQuery, last: ids, focus: z.number().nullable() }).nullable().default(null),
});
/** What a session remembers between turns; kept as JSON. */
export type Slots = z.infer<typeof Slots>;

export const EMPTY_SLOTS: Slots = {
  need: null,
  people: null,
  shown: [],
  last: [],
  previous: [],
  first: [],
  focus: null,
  pair: [],
  heard: null,
  heardCalls: [],
  excluded: [],
  service: null,
  danger: null,
  awaitsAllergy: false,
  awaitsBack: [],
  doubted: null,
  tellsExclusions: false,
  boards: null,
};

export const ANY_BOARD: BoardQuery = {
  topics: [],
  productIds: [],
  category: null,
  maxPerHead: null,
  minPerHead: null,
  withinDays: null,
  fromDays: null,
  seats: null,
  minSeats: null,
  maxMetres: null,
  order: null,
  most: null,
  except: [],
};

export const EMPTY_NEED: Need = {
  topics: [],
  useId: null,
  category: null,
  budget: null,
  wants: [],
  avoids: [],
  sizes: [],
  within: [],
  order: 'fit',
};

/** A session stored by an older release may have another shape; then it starts afresh. */
export function readSlots(stored: unknown): Slots {
  const parsed = Slots.safeParse(stored);
  return parsed.success ? parsed.data : EMPTY_SLOTS;
}
