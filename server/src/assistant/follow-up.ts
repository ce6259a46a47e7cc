import { type Decided, SHOWN, showList, type World } from './decision';
import { mergeNeed } from './merge-need';
import { judge } from './retrieve/exclusion-rules';
import type { Good, Goods } from './retrieve/goods-index';
import { asPick, type Pick } from './retrieve/order-picks';
import { retrieve } from './retrieve/retrieve';
import { similarTo } from './retrieve/similar-to';
import type { Per } from './retrieve/unit-price';
import type { Need, Slots } from './slots';
import type { Understanding } from './understand/understand';

/** `이거 우유 들어 있어?`: the label answers. */
const ASKS_CONTENTS = /들어있|들어가|들어갔|들었|함유|포함돼|포함되|성분/;
/** `다른 맛은?`, `딴 브랜드 없어?` */
const OTHER =
  /^(?:그럼|좀|혹시|음|아)?(?:다른|딴)[가-힣]{1,4}?(?:은|는|도|으로|로|요|없어|없나|없을까|있어|있나|있을까|보여줘|추천|알려줘)*[?ㅋㅎㅠㅜ]*$/;
/** `이건 맵나?`, `2번 냉동이야?` asks of one, not for others. */
const WANTS_OTHERS = /걸로|거로|추천|보여|줘|찾|말고|있어|있나|없어|없나|으로|빼|보다|보단|더/;
const SUPERLATIVE = /젤|제일|가장|최저|최고/;

/** `그럼 상품이라도 보여줘봐`: what is sold, since no purchase is open. */
export const ASKS_GOODS =
  /(?:상품|제품|물건|파는거|파는것)(?:이라도|라도|들이라도|으로라도|들|부터|은|으로)(?:좀|한번|일단|그냥)*(?:보여|추천|골라|찾아|볼|보자|있|없|뭐|얼마)|^(?:없으면|그럼|아쉽네|아쉽다|음|아)*(?:그냥|혼자|따로|직접)?(?:파는|사는|살수있는)(?:거|것|건|게|상품|물건)(?:는|은|이라도|라도|도|로)?(?:있|없|보여|추천|뭐|얼마|볼|$)|^(?:없으면|그럼)?(?:그냥|혼자|따로)(?:살게|살래|사지|사야|사자|살까)/;

/** What is said about the list on screen; null when the message is about something else. */
export function followUpOn(said: Understanding, slots: Slots, world: World): Decided | null {
  const { commands } = said;
  if (ASKS_CONTENTS.test(said.core) && (said.points || said.ordinal !== null || slots.focus !== null)) {
    const asked = pointedAt(said, slots, world);
    if (asked) return detail(asked, slots);
  }
  const isOfIt = said.points || said.ordinal !== null;
  if (isOfIt && said.wants.length + said.avoids.length > 0 && !hasSubject(said) && !WANTS_OTHERS.test(said.core)) {
    const asked = pointedAt(said, slots, world);
    if (asked && commands.size === 0) return detail(asked, slots);
  }
  const { isNew } = mergeNeed(said, slots);
  const named = namedOnScreen(said, slots, world);
  const changesSubject = isNew && hasSubject(said);
  if (changesSubject && !named) return null;

  const good = named ?? pointedAt(said, slots, world);
  const compared = commands.has('compare') ? said.numbers.flatMap((n) => slots.last[n - 1] ?? []) : [];
  if (compared.length > 1) return { decision: { kind: 'compare', goods: goodsBy(compared, world.goods) }, slots };
  if (named && commands.has('unit')) return { decision: { kind: 'units', goods: [named], per: perOf(said) }, slots };
  // `한 사람에 얼마꼴`: a share, however it is put.
  const isShare = commands.has('split') && (!commands.has('unit') || /한사람|한명|인당|1인|한집/.test(said.core));
  if (isShare && good && !said.both) {
    return {
      decision: { kind: 'split', good, people: said.people ?? slots.people },
      slots: { ...slots, focus: good.id },
    };
  }
  if (said.both && slots.last.length > 0) {
    const goods = bothOf(said, goodsBy(slots.last, world.goods));
    return { decision: { kind: 'both', goods, people: said.people ?? slots.people }, slots };
  }
  if (commands.has('unit')) {
    const goods = said.ordinal !== null && good ? [good] : goodsBy(slots.last, world.goods);
    if (goods.length > 0) return { decision: { kind: 'units', goods, per: perOf(said) }, slots };
  }
  if (commands.has('compare')) {
    const goods = comparable(slots, world);
    if (goods.length > 1) return { decision: { kind: 'compare', goods }, slots };
  }
  if (commands.has('again') && said.ordinal === null && slots.first.length > 0) return again(slots, world);
  if (said.ordinal !== null && isBare({ ...said, topics: [], uses: [], category: null })) {
    if (good) return detail(good, slots);
    return {
      decision: { kind: 'none', reason: 'out-of-list', asked: String(slots.last.length), nearest: null },
      slots,
    };
  }
  if (commands.has('cheaper') && said.budget === null && !SUPERLATIVE.test(said.core))
    return beyond(said, slots, world, 'cheaper');
  if (commands.has('pricier') && said.budget === null && !commands.has('dearest'))
    return beyond(said, slots, world, 'pricier');
  if (
    (commands.has('other') || OTHER.test(said.core)) &&
    said.budget === null &&
    said.avoids.length + said.excluded.length === 0
  )
    return other(said, slots, world);
  const isOfOne = commands.has('detail') && !ASKS_GOODS.test(said.core);
  if ((isOfOne || isPointing(said)) && good && isBare(said)) return detail(good, slots);
  if (isHeadcountAlone(said) && good && slots.focus !== null) {
    return { decision: { kind: 'split', good, people: said.people }, slots: { ...slots, focus: good.id } };
  }
  return null;
}

export const hasSubject = (said: Understanding): boolean =>
  said.topics.length > 0 || said.uses.length > 0 || said.category !== null;

/** `1kg에 얼마`, `리터당`: the amount that is asked for. */
export function perOf({ core }: Understanding): Per | null {
  if (/(?:kg|키로|킬로)(?:그램)?(?:당|에|는)/.test(core)) return 'kg';
  if (/(?:리터|\dl)(?:당|에|는)/.test(core)) return 'l';
  const piece = /(?:한|1)(롤|장|매|봉|병|캔|팩|구|포)(?:지)?(?:당|에)/.exec(core)?.[1]?.replace('장', '매');
  return (piece as Per | undefined) ?? null;
}

/** `1번이랑 3번`, `셋 다`, else the first two. */
function bothOf({ numbers, core }: Understanding, shown: Good[]): Good[] {
  const named = numbers.flatMap((n) => shown[n - 1] ?? []);
  if (named.length > 1) return named;
  return shown.slice(0, /셋|세개|전부|모두/.test(core) ? SHOWN : 2);
}

/** `이거` and hardly a word more. */
const isPointing = (said: Understanding): boolean => said.points && said.core.length <= 8 && said.commands.size === 0;

const isBare = (said: Understanding): boolean =>
  !hasSubject(said) &&
  said.excluded.length === 0 &&
  said.budget === null &&
  said.wants.length + said.avoids.length + said.sizes.length === 0;

/** `그럼 4명` after a split was asked for: only the number changes. */
const isHeadcountAlone = (said: Understanding): boolean => said.people !== null && isBare(said);

function pointedAt({ ordinal }: Understanding, { last, focus }: Slots, { goods }: World): Good | null {
  const id = ordinal !== null ? last.at(ordinal > 0 ? ordinal - 1 : ordinal) : (focus ?? last[0]);
  return id === undefined ? null : (goods.byId.get(id) ?? null);
}

/** `콘 하나당 얼마?` names one of the list to ask for its share, size or price. */
function namedOnScreen({ topics, commands }: Understanding, { last }: Slots, { goods }: World): Good | null {
  if (topics.length === 0 || !(['unit', 'split', 'detail'] as const).some((each) => commands.has(each))) return null;
  const isNamed = (good: Good) => topics.every(({ say }) => good.line.replaceAll(' ', '').includes(say));
  return goodsBy(last, goods).find(isNamed) ?? null;
}

/** Two lists of one thing each, or the list on screen. */
function comparable({ last, previous }: Slots, { goods }: World): Good[] {
  const across = previous.length > 0 && !previous.some((id) => last.includes(id));
  return across ? goodsBy([last[0]!, previous[0]!], goods) : goodsBy(last, goods);
}

const goodsBy = (ids: number[], goods: Goods): Good[] => ids.flatMap((id) => goods.byId.get(id) ?? []);

function detail(good: Good, slots: Slots): Decided {
  return { decision: { kind: 'detail', good, people: slots.people }, slots: { ...slots, focus: good.id } };
}

/** Null when nothing of that list is sold any more. */
function again(slots: Slots, { goods }: World): Decided | null {
  const offered = goodsBy(slots.first, goods).filter((good) => judge(good, slots.excluded) === 'clear');
  const picks = offered.map(asPick);
  if (picks.length === 0 || slots.need === null) return null;
  return {
    decision: {
      kind: 'products',
      picks,
      need: slots.need,
      people: slots.people,
      unmet: [],
      lead: 'again',
      unsure: [],
      missed: null,
      untold: null,
      halfKnown: null,
    },
    slots: { ...slots, last: slots.first, focus: null, boards: null },
  };
}

function beyond(said: Understanding, slots: Slots, world: World, lead: 'cheaper' | 'pricier'): Decided {
  const need = unbounded(mergeNeed(said, slots).need, lead);
  const isForUse = need.useId !== null && need.topics.length === 0 && slots.focus === null;
  // Sorted by price, only what is meant most surely would be left.
  const { picks } = retrieve({ ...need, order: 'fit' }, slots, world);
  const sign = lead === 'cheaper' ? 1 : -1;
  const unseen = picks.filter(({ good }) => !slots.last.includes(good.id));
  const isBeyond = (price: number, edge: number) => sign * (edge - price) > 0;
  const alike = isForUse ? beyondItsKind(picks, unseen, slots, isBeyond) : [];
  // The nearest in kind, not the extreme: who asks for a cheaper pan does not want the smallest one there is.
  const nearer = () => unseen.filter(({ good }) => isBeyond(good.price, edgeOf(slots, world, sign))).slice(0, SHOWN);
  const chosen = alike.length > 0 ? alike : nearer();
  if (chosen.length > 0) {
    const ordered = chosen.sort((a, b) => sign * (a.good.price - b.good.price));
    return showList(ordered, { ...slots, need }, need, [], lead);
  }
  const alikes = alikeBeyond(need, slots, world, (price) => isBeyond(price, edgeOf(slots, world, sign)));
  if (alikes.length > 0) return showList(alikes, slots, need, [], `${lead}-alike`);
  const seen = goodsBy(slots.last, world.goods).toSorted((a, b) => sign * (a.price - b.price));
  const nearest = seen[0] ?? null;
  // There is none beyond it: it is shown again, and said to be the last one.
  if (nearest && seen.some(({ price }) => price !== nearest.price))
    return showList([asPick(nearest)], slots, need, [], `${lead}-last`);
  return { decision: { kind: 'none', reason: lead === 'cheaper' ? 'cheapest' : 'dearest', asked: '', nearest }, slots };
}

/** Of the same kind as what is on screen, without its particular conditions; said to be so. */
function alikeBeyond(need: Need, slots: Slots, world: World, isBeyond: (price: number) => boolean): Pick[] {
  const sample = world.goods.byId.get(slots.focus ?? slots.last[0] ?? -1);
  if (!sample) return [];
  return similarTo(sample, { ...need, wants: [], sizes: [] }, slots, world)
    .filter(({ good, fit }) => fit >= ALIKE && isBeyond(good.price) && !slots.last.includes(good.id))
    .slice(0, SHOWN);
}
/** Shares what it is first of all, not only a use. */
const ALIKE = 0.5;

/** `더 비싼 것도 괜찮아` lifts the limit named before. */
function unbounded(need: Need, lead: 'cheaper' | 'pricier'): Need {
  if (!need.budget) return need;
  const { min, max, perHead } = need.budget;
  const budget = lead === 'cheaper' ? { min: null, max, perHead } : { min, max: null, perHead };
  return { ...need, budget: budget.min === null && budget.max === null ? null : budget };
}

/** What is pointed at, else the cheapest (or dearest) on screen: anything else would not be cheaper than what was seen. */
function edgeOf(slots: Slots, { goods }: World, sign: number): number {
  const focused = slots.focus === null ? undefined : goods.byId.get(slots.focus)?.price;
  const seen = goodsBy(slots.last, goods).map((good) => good.price);
  return focused ?? (sign > 0 ? Math.min(...seen) : Math.max(...seen));
}

/** A list for a use holds different things: each is measured against the one of its own kind. */
function beyondItsKind(
  picks: Pick[],
  unseen: Pick[],
  { last }: Slots,
  isBeyond: (price: number, edge: number) => boolean,
): Pick[] {
  const onScreen = picks.filter(({ good }) => last.includes(good.id));
  const kinds = [...new Set(onScreen.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const edges = onScreen.filter((pick) => pick.kind === kind).map(({ good }) => good.price);
    return unseen.find((pick) => pick.kind === kind && edges.every((edge) => isBeyond(pick.good.price, edge))) ?? [];
  });
}

function other(said: Understanding, slots: Slots, world: World): Decided {
  const { need } = mergeNeed(said, slots);
  const { picks, unmet } = retrieve(need, slots, world);
  const unseen = picks.filter(({ good }) => !slots.shown.includes(good.id));
  if (unseen.length > 0) return showList(unseen.slice(0, SHOWN), slots, need, unmet, 'other');

  const sample = world.goods.byId.get(slots.last[0]!);
  const alike = sample ? similarTo(sample, need, slots, world) : [];
  const unseenAlike = alike.filter(({ good }) => !slots.shown.includes(good.id));
  if (unseenAlike.length > 0) return showList(unseenAlike.slice(0, SHOWN), slots, need, [], 'similar');
  // All that has what was chosen is seen: the same thing without it.
  const wider = { ...need, within: [], wants: [], sizes: [] };
  const others = retrieve(wider, slots, world).picks.filter(({ good }) => !slots.shown.includes(good.id));
  if (others.length > 0) return showList(others.slice(0, SHOWN), slots, wider, [], 'similar');
  // `그거 말고 다른 수건`: those beside the one spoken of.
  const beside = slots.focus === null ? [] : goodsBy(slots.last, world.goods).filter(({ id }) => id !== slots.focus);
  const again = beside.map(asPick);
  if (again.length > 0) return showList(again, { ...slots, focus: null }, need, [], 'other');
  return { decision: { kind: 'none', reason: 'exhausted', asked: '', nearest: null }, slots };
}
