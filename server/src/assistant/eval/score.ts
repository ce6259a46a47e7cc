import type { Catalogue, CatalogueProduct } from '../../products/catalogue';
import { answer, type BuiltInAnswer } from '../answer';
import type { Knowledge } from '../knowledge';
import { EMPTY_SLOTS } from '../slots';
import type { NounReader } from '../understand/nouns';

/** What a person types, and what a good answer to it has. */
export type Turn = {
  say: string;
  /** At least one of the first three is one of these; `` is any product. Matched on name, sub-category and keywords. */
  match?: string;
  avoid?: string;
  min?: number;
  max?: number;
  category?: number;
  minProducts?: number;
  /** Kinds of answer that would do, parted by `|`. */
  kind?: string;
  topic?: string;
  cheaper?: boolean;
  pricier?: boolean;
  /** Nothing that was shown before. */
  fresh?: boolean;
  /** The list shown first. */
  again?: boolean;
  /** Speaks of the n-th of the last list. */
  focus?: number;
  /** Names the share among so many. */
  split?: number;
};
export type Conversation = { id: string; turns: Turn[] };

export type Scored = {
  id: string;
  say: string;
  followUp: boolean;
  asksForProducts: boolean;
  hit: boolean;
  violations: string[];
  misses: string[];
  ms: number;
  text: string;
};

const PRODUCT_KINDS = new Set(['products']);
const line = (product: CatalogueProduct): string =>
  `${product.name} ${product.subCategory} ${product.keywords.join(' ')} `;

export async function scoreConversation(
  { id, turns }: Conversation,
  catalogue: Catalogue,
  knowledge: Knowledge,
  nouns: NounReader,
): Promise<Scored[]> {
  let slots = EMPTY_SLOTS;
  const lists: CatalogueProduct[][] = [];
  const scored: Scored[] = [];
  for (const [turn, expected] of turns.entries()) {
    const started = performance.now();
    const reply = await answer(
      { message: expected.say, slots, turn, liking: { age: null, gender: null, interest: null } },
      { catalogue, knowledge, nouns, openBoards: async () => [] },
    );
    const ms = performance.now() - started;
    scored.push({ ...judge(expected, reply, lists, turn), id, ms });
    slots = reply.slots;
    if (PRODUCT_KINDS.has(kindOf(reply))) lists.push(reply.goods);
  }
  return scored;
}

function kindOf({ decision }: BuiltInAnswer): string {
  if (decision.kind === 'talk') return decision.talk.kind;
  if (decision.kind === 'service') return 'faq';
  return decision.kind === 'ask' ? 'nonsense' : decision.kind;
}

function judge(
  expected: Turn,
  reply: BuiltInAnswer,
  lists: CatalogueProduct[][],
  turn: number,
): Omit<Scored, 'id' | 'ms'> {
  const { goods } = reply;
  const kind = kindOf(reply);
  const isList = PRODUCT_KINDS.has(kind);
  const before = lists.at(-1) ?? [];
  const prices = before.map((good) => good.price);
  const misses: string[] = [];
  const miss = (failed: boolean, why: string) => failed && misses.push(why);

  const asksForProducts = expected.match !== undefined && expected.kind === undefined;
  const matched = goods.slice(0, 3).some((good) => new RegExp(expected.match ?? '').test(line(good)));
  miss(asksForProducts && !(isList && matched), `no match in the first three (${kind})`);
  miss(expected.kind !== undefined && !expected.kind.split('|').includes(kind), `kind ${kind}`);
  miss(expected.minProducts !== undefined && goods.length < expected.minProducts, 'too few products');
  if (expected.topic) {
    miss(
      reply.decision.kind !== 'service' || !expected.topic.split('|').includes(reply.decision.topic.topic),
      'other service topic',
    );
  }
  if (expected.cheaper) miss(!isList || !goods.every((good) => good.price < Math.max(...prices)), 'not cheaper');
  if (expected.pricier) miss(!isList || !goods.every((good) => good.price > Math.min(...prices)), 'not pricier');
  if (expected.fresh)
    miss(!isList || goods.some((good) => lists.flat().some((old) => old.id === good.id)), 'shown before');
  if (expected.again) miss(goods[0]?.id !== lists[0]?.[0]?.id, 'not the first list');
  if (expected.focus) {
    const wanted = before.at(expected.focus > 0 ? expected.focus - 1 : expected.focus);
    miss(goods.length !== 1 || goods[0]?.id !== wanted?.id, 'another product');
  }
  if (expected.split) {
    const share = goods[0] && Math.floor(goods[0].price / expected.split).toLocaleString('ko-KR');
    miss(kind !== 'split' || !share || !reply.text.includes(`${share}원`), 'share not told');
  }

  const violations = isList
    ? goods.flatMap((good) => [
        ...(expected.max !== undefined && good.price > expected.max ? [`${good.name} is above ${expected.max}`] : []),
        ...(expected.min !== undefined && good.price < expected.min ? [`${good.name} is below ${expected.min}`] : []),
        ...(expected.category && good.categoryId !== expected.category ? [`${good.name} is in another category`] : []),
        ...(expected.avoid && new RegExp(expected.avoid).test(`${good.name} ${good.keywords.join(' ')}`)
          ? [`${good.name} was to be avoided`]
          : []),
      ])
    : [];
  return {
    say: expected.say,
    followUp: turn > 0,
    asksForProducts,
    hit: misses.length === 0 && violations.length === 0,
    violations,
    misses,
    text: reply.text,
  };
}
