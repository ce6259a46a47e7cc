import { lookFor, pointAt, queryOf } from './acts/board-acts';
import { mergeNeed } from './acts/conditions';
import { doListAct } from './acts/do-list-act';
import { bySize, goodsBy, hasSubject, onlyNamed, packsOf, perOf, sidesCompared, toldFrom } from './acts/pointed';
import type { Call, CallOf, Item } from './calls';
import { asMeant, type Held, holdExclusions, stillHeld, withoutExcludedGoods } from './carry-over';
import { type Decided, type Decision, SHOWN, showList, type World } from './decision';
import type { Exclusion } from './exclusion';
import { serve } from './go-on-about-service';
import { linkAttributes, linkExclusions, linkThings, linkUses } from './link';
import type { Reference } from './read/reader';
import { isUnwanted, judge } from './retrieve/exclusion-rules';
import type { Good } from './retrieve/goods-index';
import { retrieve } from './retrieve/retrieve';
import { ADVICE } from './say/advice';
import { answerAbout } from './say/answers-to-product';
import { REFUSALS, TALK_OF } from './say/refusals';
import { searchGoods } from './search-goods';
import type { Slots } from './slots';
import { cautionOfFeeding } from './stays-with-danger';
import type { Emergency } from './understand/danger';
import type { Floor } from './understand/floor';
import { ANY_QUESTION, readBoardQuestion } from './understand/read-board-question';
import { squeeze, tidy } from './understand/squeeze';
import type { Understanding } from './understand/understand';

/** A message, its floor and the calls it was read as. */
type Asked = { message: string; floor: Floor; calls: readonly Call[] };

/** What was said, linked: the conditions of all calls together. */
type Said = Understanding & { attributes: string[]; asksShare: boolean; heldBefore: ReadonlySet<string> };

/** Does what the calls ask for, under the conditions that are held; those are only ever added to here. */
export async function doCalls(
  asked: Asked,
  told: Slots,
  world: World,
  reference: Reference,
): Promise<Decided & { held: Held; said: Understanding }> {
  const heard = await link(asked, told, reference);
  const before = { ...told, excluded: stillHeld(heard, told, world) };
  const { attributes, asksShare, heldBefore } = heard;
  const said: Said = { ...asMeant(heard, before.excluded, world), attributes, asksShare, heldBefore };
  const isAgreed = told.awaitsBack.length > 0 && AGREED.test(heard.core);
  const held = holdExclusions(before.excluded, isAgreed ? { ...said, pressed: told.awaitsBack } : said);
  const slots = withoutExcludedGoods(
    { ...before, excluded: held.excluded, awaitsAllergy: false, doubted: null, awaitsBack: [] },
    world,
  );
  const done = isAgreed
    ? ({ decision: { kind: 'noted' }, slots } satisfies Decided)
    : (warned(said, slots, world) ?? decide(asked, said, slots, world));
  const decided = withFacts(asked, done, world);
  const { decision } = decided;
  const service = decision.kind === 'service' ? decision.topic.topic : null;
  const tellsExclusions = held.added.length > 0 && !hasSubject(said);
  const heardCalls = [...new Set(asked.calls.map(({ call }) => call))];
  return {
    ...decided,
    slots: { ...decided.slots, service, tellsExclusions, heardCalls, danger: dangerIn(decision) },
    held,
    said,
  };
}

/** After we asked whether something may be offered again. */
const AGREED = /^(?:네|넵|예|응|웅|어|ㅇㅇ|그래|맞아|좋아)(?:요|네|보여|그래)?[가-힣]{0,6}$/;

/** Whether an infant may be fed something is answered with the reason, whatever else was read. */
function warned(said: Said, slots: Slots, { knowledge }: World): Decided | null {
  const caution = cautionOfFeeding(said, slots, knowledge);
  return caution === null ? null : { decision: { kind: 'advice', caution }, slots };
}

/** A question about the service beside goods is answered, too. */
function withFacts({ calls }: Asked, decided: Decided, { knowledge }: World): Decided {
  const ids = calls.flatMap((each) => (each.call === 'service_fact' ? each.ids.slice(0, 1) : []));
  if (decided.decision.kind !== 'products' || ids.length === 0) return decided;
  const facts = knowledge.facts.filter(({ topic }) => ids.includes(topic));
  return { ...decided, decision: { ...decided.decision, facts } };
}

/** The list once more, after the × of a chip was pressed. */
export function searchAgain(slots: Slots, world: World): Decided {
  if (slots.need === null) return { decision: { kind: 'ask', about: 'goods' }, slots };
  return searchGoods(NOTHING_SAID, slots, world);
}

type Tool = (call: never, said: Said, slots: Slots, world: World) => Decided | null;

/** The first call that leads to something, the gravest first; what is only held needs no other. */
function decide({ calls }: Asked, said: Said, slots: Slots, world: World): Decided {
  for (const name of ORDER)
    for (const call of calls) {
      if (call.call !== name) continue;
      const decided = (TOOLS[name] as Tool)(call as never, said, slots, world);
      if (decided) return decided;
    }
  if (said.excluded.length > 0) return { decision: { kind: 'noted' }, slots };
  return { decision: { kind: 'ask', about: 'goods' }, slots };
}

const ORDER: readonly Call['call'][] = [
  'danger',
  'refuse',
  'take_back',
  'search_goods',
  'look_around',
  'share',
  'sum',
  'unit_price',
  'compare',
  'detail',
  'narrow',
  'advice',
  'service_fact',
  'open_purchase',
  'my_purchase',
  'add',
  'small_talk',
  'ask_back',
];

const TOOLS: {
  [Name in Call['call']]: (call: CallOf<Name>, said: Said, slots: Slots, world: World) => Decided | null;
} = {
  danger: ({ id }, _, slots) => {
    const emergency = CALLED[id];
    const decision: Decision = emergency
      ? { kind: 'emergency', help: emergency }
      : { kind: 'worry', help: id === 'pet' ? 'animal' : 'person' };
    return { decision, slots };
  },
  refuse: ({ id }, _, slots) => {
    const answer = REFUSALS[id];
    return answer === undefined
      ? null
      : { decision: { kind: 'talk', talk: { kind: 'refuse', phrases: [], answers: [answer] } }, slots };
  },
  search_goods: (call, said, slots, world) =>
    OF_PURCHASES.test(said.core) && readBoardQuestion(said.core, false)
      ? lookAround({ call: 'look_around', want: call.want }, said, slots, world)
      : shared(searchFor(call, said, slots, world), said, world),
  narrow,
  look_around: lookAround,
  compare: (call, said, slots, world) => {
    const goods = pointed(call.items, said, slots, world);
    const sides = goods.length > 1 ? goods : sidesOf(call.want, said, slots, world);
    const all = sides.length > 1 ? sides : shownIn(slots, world);
    return all.length > 1 ? doListAct({ act: 'compare', goods: all, need: null }, slots, world) : null;
  },
  unit_price: (call, said, slots, world) => {
    if (ONE_HEAD.test(said.core) && slots.last.length > 0)
      return TOOLS.share({ ...call, call: 'share', people: said.people }, said, slots, world);
    const isEach = hasSubject(said) && slots.last.length === 0;
    if (isEach) return searchFor(EMPTY_SEARCH, { ...said, commands: new Set(['unit']) }, slots, world);
    const goods = pointed(call.items, said, slots, world);
    const named = goods.length > 0 ? goods : sidesOf(call.want, said, slots, world);
    const isOfSeveral = named.length === 1 && SEVERAL.test(said.core) && numbersIn(said.core).length === 0;
    const all = named.length > 0 && !isOfSeveral ? named : shownIn(slots, world);
    if (all.length > 0) return doListAct({ act: 'unit', goods: all, per: perOf(said), need: null }, slots, world);
    return hasSubject(said) ? searchFor(EMPTY_SEARCH, { ...said, commands: new Set(['unit']) }, slots, world) : null;
  },
  share: (call, said, slots, world) => {
    if (slots.boards && slots.boards.last.length > 0)
      return pointAt({ ...said, ordinal: firstNumber(call.items), people: call.people }, slots);
    const good = pointed(call.items, said, slots, world)[0] ?? oneNamed(said, slots, world);
    if (!good) return { decision: { kind: 'ask', about: 'split' }, slots };
    const people = call.people ?? slots.people;
    const act = { act: 'share', good, people, packs: packsOf(said) } as const;
    return doListAct(act, { ...slots, people }, world);
  },
  sum: (call, said, slots, world) => {
    const people = call.people ?? slots.people;
    const goods = summed(call.items, said, slots, world);
    return goods.length > 0 ? doListAct({ act: 'sum', goods, people }, slots, world) : null;
  },
  detail,
  open_purchase: (_, __, slots, world) => fact('open', slots, world),
  my_purchase: ({ about }, _, slots, world) => fact(OWN[about] ?? 'my-boards', slots, world),
  service_fact: ({ ids }, _, slots, world) => {
    const decided = fact(ids[0]!, slots, world);
    const also = world.knowledge.facts.filter(({ topic }) => ids.slice(1).includes(topic));
    if (decided?.decision.kind !== 'service' || also.length === 0) return decided;
    return { ...decided, decision: { ...decided.decision, also } };
  },
  advice: ({ id }, _, slots) => ({ decision: { kind: 'advice', caution: ADVICE[id] ?? '' }, slots }),
  add: (_, said, slots) =>
    said.unnamedAllergy && said.excluded.length === 0
      ? { decision: { kind: 'ask', about: 'allergy' }, slots: { ...slots, awaitsAllergy: true } }
      : { decision: { kind: 'noted' }, slots },
  take_back: (call, said, slots) => {
    const words = call.what.map(squeeze);
    const isMeant = ({ label, key, words: own }: Exclusion) =>
      call.all ||
      words.some((word) => word === key || own.includes(word) || label.includes(word) || word.includes(squeeze(label)));
    const meant = slots.excluded.filter((each) => said.heldBefore.has(each.key) && !isUnwanted(each) && isMeant(each));
    if (meant.length > 0) {
      const labels = meant.map(({ label }) => label);
      return { decision: { kind: 'take-back', labels }, slots: { ...slots, awaitsBack: meant.map(({ key }) => key) } };
    }
    const saysMore = said.takenBack.length + said.excluded.length > 0 || hasSubject(said);
    return saysMore ? null : { decision: { kind: 'take-back', labels: [] }, slots };
  },
  small_talk: ({ id }, _, slots, { knowledge }) => {
    const kind = TALK_OF[id] ?? 'chat';
    const talk = knowledge.talk.findLast((each) => each.kind === kind);
    return talk ? { decision: { kind: 'talk', talk }, slots } : null;
  },
  ask_back: (_, __, slots) => ({ decision: { kind: 'ask', about: 'goods' }, slots }),
};

/** `빵 공구 있어요`: what neighbours have open. */
const OF_PURCHASES = /공구|공동구매/;
/** `사과랑 배 키로당 어느 게 싸`: of more than one word names. */
const SEVERAL = /[가-힣](?:이?랑|하고|과|와)[가-힣]|어느|중에|뭐가/;
/** `한 명당 얼마`: a share, however it is put. */
const ONE_HEAD = /(?:한명|한사람|한집|인|1인)당|(?:한명|한사람|한집)에/;

/** Help that is called in words of its own; of all else somebody is asked to look, and to call where it is grave. */
const CALLED: Readonly<Record<string, Emergency>> = {
  'self-harm': 'self',
  violence: 'abuse',
  threat: 'threat',
  'child-lure': 'threat',
  gas: 'fumes',
};

/** A talk about an emergency stays one for so many more messages. */
const DANGER_TURNS = 2;
function dangerIn(decision: Decision): Slots['danger'] {
  if (decision.kind === 'emergency') return { emergency: decision.help, worry: null, turns: DANGER_TURNS };
  if (decision.kind !== 'worry' || (decision.help !== 'person' && decision.help !== 'animal')) return null;
  return { emergency: null, worry: decision.help, turns: DANGER_TURNS };
}

const EMPTY_SEARCH: CallOf<'search_goods'> = {
  call: 'search_goods',
  want: [],
  use: [],
  attr: [],
  no: [],
  have: [],
  size: [],
  budget: null,
  people: null,
  sort: null,
};

const OWN: Record<string, string> = {
  pay: 'pay-when',
  refund: 'refund-when',
  payout: 'payout-when',
  place: 'pickup',
};

const fact = (id: string, slots: Slots, { knowledge }: World): Decided | null => {
  const topic = knowledge.facts.find((each) => each.topic === id);
  return topic ? serve(topic, slots) : null;
};

/** Everything wished for, under all that is held. */
function searchFor(call: CallOf<'search_goods'>, said: Said, slots: Slots, world: World): Decided {
  const known = { ...slots, people: said.people ?? slots.people };
  const commands = new Set(said.commands);
  if (call.sort === 'cheap' || call.sort === 'unit') commands.add('cheapest');
  if (call.sort === 'dear') commands.add('dearest');
  const meant = { ...said, commands };
  const isUnsold = said.unknown.length > 0 && !hasSubject(said);
  const named = [...call.want, ...call.use][0];
  // What was marked is nothing we know, and nothing else is said: no list of anything at all.
  if (named !== undefined && !isUnsold && !hasSubject(said) && !hasConditions(said) && slots.need === null)
    return { decision: { kind: 'none', reason: 'unknown', asked: squeeze(named), nearest: null }, slots: known };
  if (isUnsold)
    return { decision: { kind: 'none', reason: 'unknown', asked: said.unknown[0]!, nearest: null }, slots: known };
  return withAttributes(searchGoods(meant, known, world), said, world);
}

/** `휴지 30롤 다섯 집이면 얼마`: the share of what was found. */
function shared(found: Decided, { asksShare, people, core }: Said, world: World): Decided {
  const { decision, slots } = found;
  if (!asksShare || decision.kind !== 'products' || people === null || people < 2 || !ASKS_HOW_MUCH.test(core))
    return found;
  const act = { act: 'share', good: decision.picks[0]!.good, people, packs: 1 } as const;
  return doListAct(act, slots, world) ?? found;
}
const ASKS_HOW_MUCH = /얼마|얼만|얼매|인당|명당|각자|씩/;

/** What has the words that it should have, where something has; else that is said. */
function withAttributes(found: Decided, { attributes }: Said, world: World): Decided {
  if (found.decision.kind !== 'products' || attributes.length === 0) return found;
  const { decision, slots } = found;
  const need = { ...decision.need, within: [...decision.need.within, ...attributes] };
  const { picks, unmet, unsure } = retrieve(need, slots, world);
  if (picks.length > 0) return showList(picks.slice(0, SHOWN), slots, need, unmet, decision.lead, { unsure });
  return found;
}

/** The list on screen under more conditions. */
function narrow(call: CallOf<'narrow'>, said: Said, slots: Slots, world: World): Decided | null {
  if (slots.boards && slots.boards.last.length > 0) {
    const ordinal = firstNumber(call.items);
    if (ordinal !== null) return pointAt({ ...said, ordinal }, slots);
    const question = readBoardQuestion(said.core, true) ?? ANY_QUESTION;
    const except = call.other ? [...slots.boards.query.except, ...slots.boards.last] : [];
    const order = call.sort === 'cheap' ? 'cheap' : question.order;
    const query = queryOf({ ...said, boards: { ...question, order } }, slots, world);
    return lookFor({ ...slots.boards.query, ...query, topics: slots.boards.query.topics, except }, slots, world);
  }
  const goods = pointed(call.items, said, slots, world);
  if (numbersIn(said.core).length > 0) {
    const [good] = goods;
    return doListAct(good ? { act: 'detail', good } : { act: 'missing' }, slots, world);
  }
  if (slots.last.length === 0 || slots.need === null)
    return hasSubject(said) || hasConditions(said)
      ? searchFor({ ...EMPTY_SEARCH, sort: call.sort }, said, slots, world)
      : null;
  if (call.back && slots.first.length > 0) return doListAct({ act: 'again' }, slots, world);
  const isPlain = !hasConditions(said) && said.attributes.length === 0;
  const { need } = mergeNeed(said, slots, world.goods);
  const isMost = /제일|젤|가장|최고|최저|중에|중$/.test(said.core);
  if (isPlain && (call.sort === 'cheap' || call.sort === 'dear')) {
    const shown = shownIn(slots, world);
    if (isMost && shown.length > 1) return doListAct({ act: 'choose', goods: shown, order: call.sort }, slots, world);
    return doListAct({ act: call.sort === 'cheap' ? 'cheaper' : 'pricier', need }, slots, world);
  }
  if (isPlain && (call.other || (call.sort === null && said.people === null)))
    return doListAct({ act: 'other', need }, slots, world);
  return searchFor({ ...EMPTY_SEARCH, sort: call.sort }, said, slots, world);
}

const hasConditions = (said: Said): boolean =>
  said.budget !== null ||
  said.wants.length + said.avoids.length + said.sizes.length + said.excluded.length > 0 ||
  said.attributes.length > 0;

function lookAround({ want }: CallOf<'look_around'>, said: Said, slots: Slots, world: World): Decided {
  const goesOn = slots.boards !== null && slots.boards.last.length > 0;
  const boards = readBoardQuestion(said.core, goesOn) ?? readBoardQuestion(`${said.core}공구`, true) ?? ANY_QUESTION;
  const unknown = want.length > 0 && !hasSubject(said) ? want.map(squeeze) : [];
  return lookFor(queryOf({ ...said, boards, unknown }, slots, world), slots, world);
}

/** A question about one: of the list, else of what is named. */
function detail(call: CallOf<'detail'>, said: Said, slots: Slots, world: World): Decided | null {
  if (slots.boards && slots.boards.last.length > 0)
    return pointAt({ ...said, ordinal: firstNumber(call.items) }, slots);
  const [item] = pointed(call.items, said, slots, world);
  const named = item ?? oneNamed(said, slots, world);
  const asked = call.ask.join(' ') || tidy(said.whole);
  if (!named) {
    const about = hasSubject(said) ? bestOf(said, { ...slots, excluded: [] }, world) : null;
    if (!about) return null;
    return tellAbout(about, asked, slots, world);
  }
  return tellAbout(named, asked, slots, world);
}

/** What is left out is not shown, however it is asked for. */
function tellAbout(good: Good, asked: string, slots: Slots, { knowledge }: World): Decided {
  const told = answerAbout(good, asked, knowledge);
  if (judge(good, slots.excluded) === 'clear')
    return { decision: { kind: 'detail', good, people: slots.people, told }, slots: { ...slots, focus: good.id } };
  const caution = [told, `${good.name} 상품은 빼고 있는 것에 걸려 보여 드리지 않아요.`].filter(Boolean).join('\n');
  return { decision: { kind: 'advice', caution }, slots };
}

const shownIn = ({ last }: Slots, { goods }: World): Good[] => goodsBy(last, goods);
const firstNumber = (items: readonly Item[]): number | null =>
  items.find((item): item is number => typeof item === 'number') ?? null;

/**
 * Which of the list are spoken of: those whose number stands in the message, those that a word of it names, else what the reader
 * says, who has not seen their names.
 */
function pointed(items: readonly Item[], said: Said, slots: Slots, world: World): Good[] {
  const shown = shownIn(slots, world);
  const numbers = numbersIn(said.core);
  if (numbers.length > 0) return numbers.flatMap((n) => shown.at(n > 0 ? n - 1 : n) ?? []);
  const named = namedAmong(said.core, shown);
  if (named.length > 0) return named;
  const byPrice = shown.toSorted((a, b) => a.price - b.price);
  return items.flatMap((item) => {
    if (item === 'all') return shown;
    if (item === 'cheapest') return byPrice[0] ?? [];
    if (item === 'dearest') return byPrice.at(-1) ?? [];
    if (item === 'previous') return goodsBy(slots.focus === null ? slots.last.slice(0, 1) : [slots.focus], world.goods);
    return [];
  });
}

const NUMBERED =
  /([1-6])번(?!째|에|으로나눠)|(첫|두|세|네|다섯|여섯|[1-6])번째|(마지막|맨끝|맨뒤|맨아래)(?:거|것|건|꺼|걸|에)|(첫거|처음거|맨위)/g;
const PLACES: Record<string, number> = { 첫: 1, 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6 };
const numbersIn = (core: string): number[] =>
  Array.from(core.matchAll(NUMBERED), ([, number, place, last, first]) => {
    if (number !== undefined) return Number(number);
    if (place !== undefined) return PLACES[place] ?? Number(place);
    return last === undefined && first !== undefined ? 1 : -1;
  });

/** Those of the list that a word names which not all of it have. */
function namedAmong(core: string, shown: readonly Good[]): Good[] {
  if (shown.length < 2) return [];
  const wordsOf = ({ nameWords, tags }: Good) => [...new Set([...nameWords.slice(1), ...tags.slice(0, 4)])];
  const isOwn = (word: string) => word.length > 1 && core.includes(word) && !ABOUT.has(word);
  const worth = shown.map((good) => wordsOf(good).filter(isOwn));
  const isCommon = (word: string) => shown.every((good) => squeeze(good.line).includes(word));
  const own = worth.map((words) => words.filter((word) => !isCommon(word)));
  return shown.filter((_, i) => {
    const mine = own[i]!;
    if (mine.length === 0) return false;
    // A word that a better one holds names the better one (`초코` in `초코파이`).
    return mine.some(
      (word) =>
        !own.some((other, j) => j !== i && other.some((each) => each.length > word.length && each.includes(word))),
    );
  });
}
const ABOUT: ReadonlySet<string> = new Set(['선물', '대용량', '세트', '가정', '포장', '간식', '국산', '수입']);

const bestOf = (said: Said, slots: Slots, world: World): Good | null =>
  retrieve(mergeNeed(said, { need: null }, world.goods).need, slots, world).picks[0]?.good ?? null;

/** The one that is spoken of: named among those shown, else looked for, else the one spoken of before, else the first. */
function oneNamed(said: Said, slots: Slots, world: World): Good | null {
  const shown = shownIn(slots, world);
  const own = onlyNamed(said.core, shown) ?? toldFrom(said, shown) ?? bySize(said, shown);
  if (own) return own;
  const words = said.topics.flatMap(({ find }) => find.slice(0, 1));
  const named = shown.find((good) => words.some((word) => squeeze(good.line).includes(word)));
  if (named) return named;
  if (hasSubject(said)) return bestOf(said, slots, world);
  return goodsBy([slots.focus ?? slots.last[0] ?? -1], world.goods)[0] ?? null;
}

/** Each of what is named: among those shown first, else what is found for it. */
function sidesOf(want: readonly string[], said: Said, slots: Slots, world: World): Good[] {
  const sides = sidesCompared({ ...said, sides: want.map(squeeze) }, slots, world);
  if (sides) return sides;
  const one = hasSubject(said) || want.length > 0 ? oneNamed(said, slots, world) : null;
  return one && want.length > 0 ? [one] : [];
}

function summed(items: readonly Item[], said: Said, slots: Slots, world: World): Good[] {
  const goods = pointed(items, said, slots, world);
  const packs = packsOf(said);
  const shown = shownIn(slots, world);
  if (goods.length > 1) return goods;
  const one = goods[0] ?? (packs > 1 ? oneNamed(said, slots, world) : null);
  if (one && packs > 1) return Array.from({ length: packs }, () => one);
  const spoken = goods[0] ?? goodsBy([slots.focus ?? slots.last[0] ?? -1], world.goods)[0];
  const added = hasSubject(said) ? bestOf(said, slots, world) : null;
  if (added && spoken && added !== spoken) return [spoken, added];
  if (goods.length === 1) return goods;
  const pair = goodsBy(slots.pair, world.goods);
  if (pair.length > 1) return pair;
  return /셋|세개|세가지|전부|모두|다사|다해/.test(said.core) ? shown : shown.slice(0, 2);
}

/** What the calls name, as goods, labels, amounts and what must not be offered. */
async function link({ message, floor, calls }: Asked, slots: Slots, reference: Reference): Promise<Said> {
  const of = (key: 'want' | 'use' | 'attr' | 'no' | 'have' | 'size') =>
    calls.flatMap((call) => (key in call ? (call as unknown as Record<string, string[]>)[key]! : []));
  const search = calls.find((call) => call.call === 'search_goods' || call.call === 'narrow');
  const wants = of('want');
  // Goods are looked for, and no word of them was marked: what the message names as a whole.
  const isUnmarked = wants.length + of('use').length === 0 && calls.some(({ call }) => call === 'search_goods');
  const things = await linkThings(isUnmarked ? [message] : wants, message, reference);
  const uses = await linkUses(of('use'), reference);
  const isThing = things.topics.length > 0 || things.category !== null || things.unknown.length > 0;
  const attr = linkAttributes([...of('attr'), ...(isThing && uses.uses.length === 0 ? of('use') : [])], reference);
  const no = linkAttributes(of('no'), reference);
  const excluded = await exclusionsOf({ message, floor, calls }, slots, reference);
  const core = squeeze(message);
  return {
    ...NOTHING_SAID,
    ...things,
    topics: isThing ? things.topics : uses.topics,
    uses: [...things.uses, ...uses.uses],
    category: things.category ?? (isThing ? null : uses.category),
    excluded,
    takenBack: [
      ...floor.lifted,
      ...floor.exclusions.takenBack.filter((word) =>
        slots.excluded.some((each) => isUnwanted(each) && (each.key === word || each.words.includes(word))),
      ),
    ],
    presumed: floor.exclusions.presumed,
    unnamedAllergy: floor.exclusions.unnamed,
    advice: floor.whom.advice,
    wrong: floor.wrong,
    core,
    clause: core,
    whole: squeeze(floor.typed),
    budget: search && 'budget' in search ? search.budget : null,
    people: calls.flatMap((call) => ('people' in call ? (call.people ?? []) : []))[0] ?? null,
    wants: [...attr.wants, ...no.avoids],
    avoids: [...attr.avoids, ...no.wants],
    sizes: sizesIn(of('size')),
    attributes: [...new Set(attr.words)],
    asksShare: calls.some(({ call }) => call === 'share'),
    heldBefore: new Set(slots.excluded.map(({ key }) => key)),
    elliptic: core.length <= ELLIPTIC_MAX && slots.need !== null,
  };
}
/** A few letters after a list go on with its conditions. */
const ELLIPTIC_MAX = 8;

/**
 * What the floor hears, and what the reader adds. Only what it took for a mere dislike is not left out where the reader marked it
 * as wished for; what may be a reason of health is left out in doubt.
 */
async function exclusionsOf({ floor, calls }: Asked, slots: Slots, reference: Reference): Promise<Exclusion[]> {
  const { exclusions, whom, pressed, lifted } = floor;
  const pieces = (key: string) =>
    calls.flatMap((call) => (key in call ? (call as unknown as Record<string, string[]>)[key]! : []));
  const wished = pieces('want').map(squeeze);
  const isPresumed = ({ key }: Exclusion) => exclusions.presumed.includes(key);
  const isNamed = (words: readonly string[], { key, label, words: own }: Exclusion) =>
    [key, label, ...own].some((word) => word.length > 1 && words.some((each) => each.includes(squeeze(word))));
  // Naming one of a list, or asking what is in it, refuses nothing; nor does a question that leads to no goods.
  const onScreen = goodsBy(slots.last, reference.goods).map(({ name }) => squeeze(name));
  const isAsked = (each: Exclusion) =>
    calls.every(({ call }) => OF_NO_GOODS.has(call)) ||
    (calls.every(({ call }) => OF_LIST.has(call)) &&
      ASKS.test(floor.typed) &&
      isNamed([...onScreen, ...pieces('ask').map(squeeze)], each));
  // `과일 수입산 빼고`: the reader has another piece for what is refused.
  const isOtherwise = pieces('no').length > 0;
  const byFloor = exclusions.excluded.filter(
    (each) =>
      !(isUnwanted(each) && isOtherwise && [each.key, each.label].some((word) => wished.includes(squeeze(word)))) &&
      !(isPresumed(each) && isAsked(each)),
  );
  const refused = pieces('no').filter((piece) => {
    const read = linkAttributes([piece], reference);
    return read.wants.length + read.avoids.length === 0;
  });
  const byReader = [
    ...(await linkExclusions(pieces('allergy'), 'allergy', reference)),
    ...(await linkExclusions(pieces('diet'), 'diet', reference)),
    ...(await linkExclusions(refused, 'refused', reference)),
    ...(await linkExclusions(pieces('have'), 'have', reference)),
  ];
  // A piece of a word that the floor has read whole, or of its synonym, says nothing new.
  const isNew = ({ key }: Exclusion, i: number) =>
    !byFloor.some((each) =>
      [each.key, each.label, ...each.words].some((word) => word === key || (key.length > 1 && word.includes(key))),
    ) && byReader.findIndex((each) => each.key === key) === i;
  return [
    ...byFloor,
    ...byReader.filter(isNew),
    ...whom.excluded.filter(({ key }) => !pressed.includes(key) && !lifted.includes(key)),
  ];
}

/** Only who asks of one of the list names it without refusing it. */
const ASKS = /\?|얼마|몇|어때|어떤|무슨|뭐|나요|나여|까요?|[죠지니냐]요?[\s.!~ㅋㅎㅠㅜ]*$|둘\s?다|같이|합|나누|나눠/;

/** About goods on screen. */
const OF_LIST: ReadonlySet<Call['call']> = new Set(['compare', 'unit_price', 'share', 'sum', 'detail', 'narrow']);
/** No goods are shown for them. */
const OF_NO_GOODS: ReadonlySet<Call['call']> = new Set(['open_purchase', 'my_purchase', 'service_fact', 'refuse']);

const SIZE =
  /(\d+(?:\.\d+)?)\s?(kg|키로|킬로|g|그램|ml|미리|l|리터|개|입|매|롤|구|장|병|캔|봉|팩|단|종|겹|포|켤레|마리|cm|인용)\s?(이상|넘는|이하|미만)?/gi;
const UNITS: Record<string, string> = { 키로: 'kg', 킬로: 'kg', 그램: 'g', 미리: 'ml', 리터: 'l' };
const BOUNDS: Record<string, string> = { 이상: '이상', 넘는: '이상', 이하: '이하', 미만: '이하' };
/** `한판`: so it is called. */
const PACKS: Record<string, string> = { 한판: '30구', 반판: '15구' };

const sizesIn = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece) => {
    const pack = PACKS[squeeze(piece)];
    if (pack) return pack;
    return Array.from(tidy(piece).matchAll(SIZE), ([, n, unit, bound]) => {
      return `${n}${UNITS[unit!] ?? unit!.toLowerCase()}${BOUNDS[bound ?? ''] ?? ''}`;
    });
  });

export const NOTHING_SAID: Understanding = {
  topics: [],
  uses: [],
  category: null,
  unknown: [],
  halfKnown: [],
  excluded: [],
  presumed: [],
  takenBack: [],
  pressed: [],
  takesAllBack: false,
  unnamedAllergy: false,
  doubtful: null,
  emergency: null,
  worry: null,
  advice: [],
  isOnlyAdvice: false,
  wrong: null,
  isHalf: false,
  core: '',
  clause: '',
  whole: '',
  budget: null,
  people: null,
  shares: false,
  wants: [],
  avoids: [],
  sizes: [],
  commands: new Set(),
  asksAmount: false,
  ordinal: null,
  service: null,
  questions: [],
  talk: null,
  boards: null,
  joins: false,
  asksOfBoard: false,
  points: false,
  both: false,
  numbers: [],
  sides: [],
  elliptic: false,
};
