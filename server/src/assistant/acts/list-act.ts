import type { World } from '../decision';
import type { Good } from '../retrieve/goods-index';
import { retrieve } from '../retrieve/retrieve';
import { EMPTY_NEED, type Slots } from '../slots';
import type { Understanding } from '../understand/understand';
import { askedOfGoods } from './asked-of-goods';
import { isAnother, mergeNeed } from './conditions';
import type { ListAct } from './do-list-act';
import {
  ASKS_GOODS,
  bySize,
  goodsBy,
  hasSubject,
  isBare,
  onlyNamed,
  packsOf,
  perOf,
  pointedAt,
  sidesCompared,
  toldFrom,
} from './pointed';

/** `이거 우유 들어 있어?`: the label answers. */
const ASKS_CONTENTS = /들어있|들어가|들어갔|들었|함유|포함돼|포함되|성분/;
/** `다른 맛은?`, `딴 브랜드 없어?` */
const OTHER =
  /^(?:그럼|좀|혹시|음|아)?(?:다른|딴)[가-힣]{1,4}?(?:은|는|도|으로|로|요|없어|없나|없을까|있어|있나|있을까|보여줘|추천|알려줘)*[?ㅋㅎㅠㅜ]*$/;
/** `이건 맵나?`, `2번 냉동이야?` asks of one, not for others. */
const WANTS_OTHERS = /걸로|거로|추천|보여|줘|찾|말고|있어|있나|없어|없나|으로|빼|보다|보단|더/;
const SUPERLATIVE = /젤|제일|가장|최저|최고/;
const ONE_HEAD = /한사람|한명|인당|1인|한집/;
/** `둘 중 싼 걸로 할게`: one of them is taken. */
const TAKES = /(?:걸로|거로|쪽으로|것으로|놈으로|거만|것만)/;
const DEAR = /(?<!안|덜)비싼|고급/;
/** `네 명이면요?` */
const IF = /(?:면|믄|모)(?:요|얼마[가-힣]*|얼만[가-힣]*)?$/;
const OF_TWO = /둘중|둘가운데|두개중|두가지중|둘다중/;
const REST = /(?:말고|빼고|제외하고|제외)(?:그)?(?:나머지|남은|다른두|다른둘)/;

/** What the message asks of the list on screen; null when it is about something else. */
export function listActOf(said: Understanding, slots: Slots, world: World): ListAct | null {
  const { goods } = world;
  const shown = goodsBy(slots.last, goods);
  const pointed = pointedAt(said, slots, goods);
  const own = onlyNamed(said.core, shown);
  return (
    askedOfGoods(said, slots, world) ??
    askedOfOne(said, slots, own ?? pointed) ??
    compared(said, slots, world, shown) ??
    summed(said, slots, world, shown) ??
    (isElse(said, slots, world) ? null : onList(said, slots, world, { shown, pointed, own }))
  );
}

/** Another thing is spoken of, and it is none of the list. */
const isElse = (said: Understanding, slots: Slots, world: World): boolean =>
  isAnother(mergeNeed(said, slots, world.goods).step) &&
  hasSubject(said) &&
  !namedToAsk(said, goodsBy(slots.last, world.goods));

const isSharing = ({ commands, shares }: Understanding): boolean => commands.has('split') || shares;

function askedOfOne(said: Understanding, { focus }: Slots, good: Good | null): ListAct | null {
  if (good === null) return null;
  const isOfIt = said.points || said.ordinal !== null;
  if (ASKS_CONTENTS.test(said.core) && (isOfIt || focus !== null)) return { act: 'detail', good };
  const isAsked = isOfIt && said.wants.length + said.avoids.length > 0 && !hasSubject(said);
  return isAsked && !WANTS_OTHERS.test(said.core) && said.commands.size === 0 ? { act: 'detail', good } : null;
}

function compared(said: Understanding, slots: Slots, world: World, shown: Good[]): ListAct | null {
  const { commands } = said;
  const numbered = commands.has('compare') ? said.numbers.flatMap((n) => shown[n - 1] ?? []) : [];
  if (numbered.length > 1) return { act: 'compare', goods: numbered, need: null };
  const sides = sidesCompared(said, slots, world);
  if (sides === null) return null;
  const isOfList = sides.every((good) => shown.includes(good)) || said.topics.length === 0;
  const need = isOfList ? null : { ...EMPTY_NEED, topics: said.topics };
  return commands.has('unit')
    ? { act: 'unit', goods: sides, per: perOf(said), need }
    : { act: 'compare', goods: sides, need };
}

/** What several come to: of the list, of what was put together, of several packs. */
function summed(said: Understanding, slots: Slots, world: World, shown: Good[]): ListAct | null {
  const people = said.people ?? slots.people;
  const pair = goodsBy(slots.pair, world.goods);
  const goesOn = slots.heard?.act === 'sum' && said.people !== null && isBare(said);
  if (goesOn && pair.length > 0) return { act: 'sum', goods: pair, people };
  if (!said.both || shown.length === 0) return null;
  const { topics, sizes, numbers, core } = said;
  const spoken = goodsBy([slots.focus ?? slots.last[0]!], world.goods);
  if (topics.length > 0 && isAnother(mergeNeed(said, slots, world.goods).step)) {
    if (!ADDS.test(core)) return null;
    const [added] = retrieve({ ...EMPTY_NEED, topics, sizes }, slots, world).picks;
    return added ? { act: 'sum', goods: [...spoken, added.good], people } : null;
  }
  const packs = packsOf(said);
  if (packs > 1 && !/셋|세가지|전부|모두/.test(core)) {
    const good = toldFrom(said, shown) ?? spoken[0]!;
    return { act: 'sum', goods: Array.from({ length: packs }, () => good), people };
  }
  const isOfAll = numbers.length > 1 || ALL.test(core);
  const goods = pair.length > 1 && !isOfAll ? pair : bothOf(said, shown);
  return { act: 'sum', goods, people };
}
const ADDS = /합|총|더하|다해서|(?:도|같이|함께|까지).*(?:얼마|얼만|얼매)/;
const ALL = /셋|세개|세가지|전부|모두/;

type Meant = { shown: Good[]; pointed: Good | null; own: Good | null };

function onList(said: Understanding, slots: Slots, world: World, { shown, pointed, own }: Meant): ListAct | null {
  const { commands, core } = said;
  const people = said.people ?? slots.people;
  const named = namedToAsk(said, shown);
  const good = named ?? (said.ordinal === null ? own : null) ?? pointed;
  if (REST.test(core) && shown.length > 1) {
    const rest = shown.filter((each) => each !== (said.ordinal === null ? (own ?? pointed) : pointed));
    return { act: 'rest', goods: rest };
  }
  if (named && commands.has('unit')) return { act: 'unit', goods: [named], per: perOf(said), need: null };
  // `한 사람에 얼마꼴`: a share, however it is put.
  const told = isSharing(said) ? (toldFrom(said, shown) ?? bySize(said, shown)) : null;
  const isOne = told !== null || own !== null || slots.focus !== null || shown.length === 1 || IF.test(core);
  const isShare =
    (commands.has('split') && (!commands.has('unit') || ONE_HEAD.test(core))) ||
    (said.shares && isOne && !commands.has('unit'));
  if (isShare && good && !said.both)
    return { act: 'share', good: (said.ordinal === null ? told : null) ?? good, people, packs: packsOf(said) };
  if (commands.has('unit')) {
    const goods = said.ordinal !== null && good ? [good] : shown;
    if (goods.length > 0) return { act: 'unit', goods, per: perOf(said), need: null };
  }
  const isOfPair = slots.pair.length > 1 && !/더|다른/.test(core);
  if (commands.has('compare') || isOfPair) {
    const goods = comparable(said, slots, world, shown);
    if (goods.length > 1 && TAKES.test(core) && (commands.has('cheapest') || DEAR.test(core)))
      return { act: 'choose', goods, order: DEAR.test(core) ? 'dear' : 'cheap' };
    if (goods.length > 1 && commands.has('compare')) return { act: 'compare', goods, need: null };
  }
  if (commands.has('again') && said.ordinal === null && slots.first.length > 0) return { act: 'again' };
  if (said.ordinal !== null && isBare({ ...said, topics: [], uses: [], category: null }))
    return good ? { act: 'detail', good } : { act: 'missing' };
  const beyond = said.budget === null ? beyondOf(said) : null;
  if (beyond) return { act: beyond, need: mergeNeed(said, slots, world.goods).need };
  const isOther = commands.has('other') || OTHER.test(core);
  if (isOther && said.budget === null && said.avoids.length + said.excluded.length === 0)
    return { act: 'other', need: mergeNeed(said, slots, world.goods).need };
  const isOfOne = commands.has('detail') && !ASKS_GOODS.test(core);
  if ((isOfOne || isPointing(said)) && good && isBare(said)) return { act: 'detail', good };
  // `그럼 4명` after a share was told: only the number changes.
  const isHeads = said.people !== null && isBare(said) && slots.focus !== null;
  return isHeads && good ? { act: 'share', good, people: said.people, packs: 1 } : null;
}

function beyondOf({ commands, core }: Understanding): 'cheaper' | 'pricier' | null {
  if (commands.has('cheaper') && !SUPERLATIVE.test(core)) return 'cheaper';
  return commands.has('pricier') && !commands.has('dearest') ? 'pricier' : null;
}

/** `1번이랑 3번`, `셋 다`, else the first two. */
function bothOf({ numbers, core }: Understanding, shown: Good[]): Good[] {
  const named = numbers.flatMap((n) => shown[n - 1] ?? []);
  if (named.length > 1) return named;
  return /셋|세개|전부|모두/.test(core) ? shown : shown.slice(0, 2);
}

/** `이거` and hardly a word more. */
const isPointing = (said: Understanding): boolean => said.points && said.core.length <= 8 && said.commands.size === 0;

/** `콘 하나당 얼마?` names one of the list to ask for its share, size or price. */
function namedToAsk({ topics, commands, shares }: Understanding, shown: Good[]): Good | null {
  const isAsking = shares || (['unit', 'split', 'detail'] as const).some((each) => commands.has(each));
  if (topics.length === 0 || !isAsking) return null;
  const isNamed = (good: Good) => topics.every(({ say }) => good.line.replaceAll(' ', '').includes(say));
  return shown.find(isNamed) ?? null;
}

/** Two lists of one thing each; of the list on screen two, if two are spoken of; else all of it. */
function comparable({ core }: Understanding, { last, previous, pair }: Slots, { goods }: World, shown: Good[]): Good[] {
  if (pair.length > 1 && !/셋|이중/.test(core)) return goodsBy(pair, goods);
  const across = previous.length > 0 && !previous.some((id) => last.includes(id)) && last.length === 1;
  if (across) return goodsBy([last[0]!, previous[0]!], goods);
  return OF_TWO.test(core) ? shown.slice(0, 2) : shown;
}
