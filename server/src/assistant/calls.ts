import * as z from 'zod';

const pieces = z.array(z.string()).default([]);
const people = z.number().int().min(1).max(50).nullable().default(null);
const Item = z.union([z.number().int().min(1).max(6), z.enum(['all', 'cheapest', 'dearest', 'previous'])]);
/** Of what is on screen: counted from 1, or by what sets it apart. */
export type Item = z.infer<typeof Item>;
const items = z.array(Item).default([]);
const Budget = z.object({ min: z.number().nullable(), max: z.number().nullable(), perHead: z.boolean() });

const conditions = {
  attr: pieces,
  no: pieces,
  have: pieces,
  size: pieces,
  budget: Budget.nullable().default(null),
  people,
  sort: z.enum(['cheap', 'dear', 'unit', 'big', 'small', 'popular']).nullable().default(null),
};

/**
 * All that a reader may say of a message, and all that can be done (`reader/LABELS.md`). A piece is of the message; what it
 * stands for is looked up by the tools. No call lifts what is held back: `add` holds more, `take_back` only makes us ask.
 */
export const Call = z.discriminatedUnion('call', [
  z.object({ call: z.literal('search_goods'), want: pieces, use: pieces, ...conditions }),
  z.object({
    call: z.literal('narrow'),
    items,
    other: z.boolean().default(false),
    back: z.boolean().default(false),
    ...conditions,
  }),
  z.object({ call: z.literal('look_around'), want: pieces }),
  z.object({ call: z.literal('compare'), items, want: pieces }),
  z.object({ call: z.literal('unit_price'), items, want: pieces }),
  z.object({ call: z.literal('share'), items, want: pieces, people }),
  z.object({ call: z.literal('sum'), items, want: pieces, people }),
  z.object({ call: z.literal('detail'), items, want: pieces, ask: pieces }),
  z.object({ call: z.literal('open_purchase'), items, want: pieces }),
  z.object({ call: z.literal('my_purchase'), about: z.string() }),
  z.object({ call: z.literal('service_fact'), ids: z.array(z.string()).min(1) }),
  z.object({ call: z.literal('advice'), id: z.string() }),
  z.object({ call: z.literal('add'), allergy: pieces, health: pieces, diet: pieces, whom: pieces }),
  z.object({ call: z.literal('take_back'), what: pieces, all: z.boolean().default(false) }),
  z.object({ call: z.literal('danger'), id: z.string() }),
  z.object({ call: z.literal('refuse'), id: z.string() }),
  z.object({ call: z.literal('small_talk'), id: z.string() }),
  z.object({ call: z.literal('ask_back') }),
]);
export type Call = z.infer<typeof Call>;
export type CallOf<Name extends Call['call']> = Extract<Call, { call: Name }>;
