import type { Catalogue, CatalogueProduct } from '../../products/catalogue';
import { type Trait, traitOf } from '../../products/trait-rules';
import { answer, type BuiltInAnswer } from '../answer';
import type { Knowledge } from '../knowledge';
import type { NeighbourhoodReader, OpenBoard } from '../retrieve/match-boards';
import { EMPTY_SLOTS } from '../slots';
import type { NounReader } from '../understand/noun-thread';
import { judgeBoards } from './judge-boards';
import { type Claims, judgeClaims } from './judge-claims';
import { harmfulFor, type Somebody } from './judge-harm';
import type { Conversation, Turn } from './read-script';
import { nobodyAround, TODAY } from './world';

export type Scored = {
  id: string;
  say: string;
  followUp: boolean;
  asksForProducts: boolean;
  /** Nothing is expected of some turns of the old sets; they are steps of a talk and no part of a share. */
  isCounted: boolean;
  hit: boolean;
  /** Beyond a price that was said. */
  limits: string[];
  /** Of another kind or category than was wanted, by what the set says. */
  unfit: string[];
  /** Exclusions broken, and untrue statements about what is open. */
  broken: string[];
  untrue: string[];
  claims: Claims;
  misses: string[];
  ms: number;
  text: string;
  /** The names on the cards, with what is said on each. */
  cards: string[];
};

const PRODUCT_KINDS = new Set(['products']);

const SAYS_NOTHING: ReadonlySet<string> = new Set(['say', 'minProducts']);
/** Whether anything at all is asked of the answer: any product is nothing. */
export function hasExpectation(turn: Turn): boolean {
  return Object.entries(turn).some(([key, value]) => !SAYS_NOTHING.has(key) && value !== '' && value !== undefined);
}

export async function scoreConversation(
  { id, turns }: Conversation,
  catalogue: Catalogue,
  knowledge: Knowledge,
  nouns: NounReader,
  neighbourhood: NeighbourhoodReader = nobodyAround,
): Promise<Scored[]> {
  let slots = EMPTY_SLOTS;
  const forbidden = new Set<Trait>();
  const somebody = new Set<Somebody>();
  let said = '';
  let boardsBefore: OpenBoard[] = [];
  const lists: CatalogueProduct[][] = [];
  const scored: Scored[] = [];
  for (const [turn, expected] of turns.entries()) {
    const started = performance.now();
    const reply = await answer(
      { message: expected.say, slots, turn, liking: { age: null, gender: null, interest: null } },
      { catalogue, knowledge, nouns, neighbourhood, today: TODAY },
    );
    const ms = performance.now() - started;
    for (const trait of expected.without ?? []) forbidden.add(trait);
    for (const trait of expected.allow ?? []) forbidden.delete(trait);
    const judged = judgeTurn(expected, reply, lists, turn);
    for (const each of expected.harmless ?? []) somebody.add(each);
    const broken = [...brokenBy(reply, forbidden, catalogue), ...harmfulFor([...somebody], reply)];
    const { misses, untrue } = judgeBoards(expected, reply, boardsBefore);
    const before = { said, excluded: slots.excluded };
    const claims = judgeClaims({ expected, reply, catalogue, knowledge, before });
    const faults = misses.length + broken.length + untrue.length + Object.values(claims).flat().length;
    said = `${said} ${expected.say}`;
    scored.push({
      ...judged,
      isCounted: hasExpectation(expected),
      misses: [...judged.misses, ...misses],
      hit: judged.hit && faults === 0,
      broken,
      untrue,
      claims,
      id,
      ms,
      cards: cardsOf(reply),
    });
    if (reply.boards.length > 0) boardsBefore = reply.boards;
    slots = reply.slots;
    if (PRODUCT_KINDS.has(kindOf(reply))) lists.push(reply.goods);
  }
  return scored;
}

const cardsOf = ({ goods, reasons, boards }: BuiltInAnswer): string[] => [
  ...goods.map(({ id, name, price }) => `${name} ${price}원${reasons.get(id) ? ` (${reasons.get(id)})` : ''}`),
  ...boards.map(({ title }) => title),
];

function kindOf({ decision }: BuiltInAnswer): string {
  if (decision.kind === 'talk') return decision.talk.kind;
  if (decision.kind === 'service') return 'faq';
  if (decision.kind === 'open-boards') return 'boards';
  if (decision.kind === 'ask' && decision.about === 'allergy') return 'ask-allergy';
  return decision.kind === 'ask' || decision.kind === 'doubt' ? 'nonsense' : decision.kind;
}

/** What a kind is called by those who write sets without sight of the code. */
const CALLED: Readonly<Record<string, string>> = { both: 'sum', board: 'boards', refuse: 'harm' };
function kindsOf(reply: BuiltInAnswer): string[] {
  const { decision } = reply;
  const kind = kindOf(reply);
  const isHarm = decision.kind === 'worry' && (decision.help === 'mixing' || decision.help === 'household');
  return [
    kind,
    ...(CALLED[kind] ? [CALLED[kind]] : []),
    ...(decision.kind === 'talk' ? ['talk'] : []),
    ...(decision.kind === 'service' && decision.wrong ? ['trouble'] : []),
    ...(isHarm ? ['harm'] : []),
  ];
}

function judgeTurn(
  expected: Turn,
  reply: BuiltInAnswer,
  lists: CatalogueProduct[][],
  turn: number,
): Omit<Scored, 'id' | 'ms' | 'broken' | 'untrue' | 'claims' | 'cards' | 'isCounted'> {
  const { goods } = reply;
  const kind = kindOf(reply);
  const isList = PRODUCT_KINDS.has(kind);
  const before = lists.at(-1) ?? [];
  const prices = before.map((good) => good.price);
  const misses: string[] = [];
  const miss = (failed: boolean, why: string) => failed && misses.push(why);

  const asksForProducts = expected.match !== undefined && expected.kind === undefined;
  const [first] = goods;
  const matched = first !== undefined && new RegExp(expected.match ?? '').test(first.name);
  miss(asksForProducts && !(isList && matched), `the first card does not fit (${kind})`);
  const kinds = kindsOf(reply);
  miss(expected.kind !== undefined && !expected.kind.split('|').some((each) => kinds.includes(each)), `kind ${kind}`);
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

  if (expected.way) miss(!reply.ways.some(({ to }) => to.startsWith(expected.way!)), 'no button that leads there');
  miss(expected.noProducts === true && goods.length > 0, 'products shown');
  miss(expected.said !== undefined && !new RegExp(expected.said).test(reply.text), 'not said');
  miss(expected.unsaid !== undefined && new RegExp(expected.unsaid).test(reply.text), 'said');
  // What is harmful to whom it is for is left out by a table, unasked; the expectations are of what was said.
  const held = reply.held.excluded.flatMap(({ key, guard }) => (guard ? [] : [key])).toSorted();
  miss(expected.held !== undefined && held.join(',') !== expected.held, `holds ${held.join(',')}`);
  const shown = isList ? goods : [];
  const limits = shown.flatMap(({ name, price }) => [
    ...(expected.max !== undefined && price > expected.max ? [`${name} is above ${expected.max}`] : []),
    ...(expected.min !== undefined && price < expected.min ? [`${name} is below ${expected.min}`] : []),
  ]);
  const unfit = shown.flatMap(({ name, categoryId, keywords }) => [
    ...(expected.category && categoryId !== expected.category ? [`${name} is in another category`] : []),
    ...(expected.avoid && new RegExp(expected.avoid).test(`${name} ${keywords.join(' ')}`)
      ? [`${name} was to be avoided`]
      : []),
  ]);
  return {
    say: expected.say,
    followUp: turn > 0,
    asksForProducts,
    hit: misses.length + limits.length + unfit.length === 0,
    limits,
    unfit,
    misses,
    text: reply.text,
  };
}

/** Judged by the label alone, not by the assistant's own rules. */
function brokenBy({ goods, boards }: BuiltInAnswer, forbidden: ReadonlySet<Trait>, catalogue: Catalogue): string[] {
  const eaten = [
    ...goods.filter(({ categoryId }) => categoryId <= 2).map(({ name, traits }) => ({ name, traits })),
    ...boards
      .filter(({ categoryId }) => categoryId <= 2)
      .map(({ title, productId }) => ({
        name: title,
        traits: productId === null ? null : catalogue.byId.get(productId)?.traits,
      })),
  ];
  return eaten.flatMap(({ name, traits }) =>
    [...forbidden].filter((trait) => !traits || traitOf(traits, trait) !== 'no').map((trait) => `${name}: ${trait}`),
  );
}
