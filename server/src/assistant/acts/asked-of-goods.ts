import { BOARD_PEOPLE_MAX } from '@mungchi/contract';
import type { Decided, World } from '../decision';
import type { Good } from '../retrieve/goods-index';
import { retrieve } from '../retrieve/retrieve';
import { EMPTY_NEED, type Slots } from '../slots';
import type { Understanding } from '../understand/understand';
import { asksHeads } from './board-acts';
import type { ListAct } from './do-list-act';
import { goodsBy, hasSubject, packsOf, perOf, toldFrom, worthOf } from './pointed';

/** Goods that were found, as what was asked of them: their share, their sum, how many must share one, what is in one. */
export function asAsked(said: Understanding, before: Slots, found: Decided): Decided {
  return asTold(said, asHeads(said, asPacks(said, asShare(said, withPair(said, before, found)))));
}

/** `사과 5kg 다섯이서 나누면 얼마`, `닭가슴살 2kg 둘이서`: the share of what was found for it. */
function asShare(said: Understanding, found: Decided): Decided {
  const { decision, slots } = found;
  const people = said.people ?? slots.people;
  if (decision.kind !== 'products' || people === null) return found;
  const isOne = decision.missed === null && (said.sizes.length > 0 || decision.picks.length === 1);
  const isAsked = (said.commands.has('split') && ASKS_SHARE.test(said.core)) || (said.shares && isOne);
  if (!isAsked) return found;
  const good = decision.picks[0]!.good;
  return {
    decision: { kind: 'split', good, people, packs: packsOf(said) },
    slots: { ...slots, last: [good.id], focus: good.id },
  };
}
/** `아기 세제도요`: what was spoken of before and this are the two that are meant by `둘`. */
function withPair(said: Understanding, before: Slots, found: Decided): Decided {
  const first = before.focus ?? before.last[0];
  const second = found.slots.last[0];
  if (found.decision.kind !== 'products' || first === undefined || second === undefined || !hasSubject(said))
    return found;
  if (!BESIDE.test(said.core) || found.slots.last.includes(first)) return found;
  return { ...found, slots: { ...found.slots, pair: [first, second] } };
}
const BESIDE =
  /도(?:요|있어[가-힣]*|있나[가-힣]*|줘|보여줘|추천[가-힣]*|볼게[가-힣]*|살게[가-힣]*|필요[가-힣]*|담을게[가-힣]*)?$/;
/** `포장용기 50개짜리 10세트면 얼마`: what so many of it come to. */
function asPacks(said: Understanding, found: Decided): Decided {
  const { decision, slots } = found;
  const packs = packsOf(said);
  if (decision.kind !== 'products' || packs < 2 || said.people !== null || !ASKS_SUM.test(said.core)) return found;
  const { good } = decision.picks[0]!;
  const goods = Array.from({ length: packs }, () => good);
  return {
    decision: { kind: 'both', goods, people: slots.people },
    slots: { ...slots, last: [good.id], focus: good.id },
  };
}
const ASKS_SUM = /얼마|얼만|얼매|합|총|다해서/;
/** `몇 명이 나눠야 5천원 밑으로 되나`: the fewest who pay no more each. */
function asHeads(said: Understanding, found: Decided): Decided {
  const { decision, slots } = found;
  const most = said.budget?.max;
  if (decision.kind !== 'products' || most == null || most <= 0 || !asksHeads(said)) return found;
  const { good } = decision.picks[0]!;
  let people = 2;
  while (people < BOARD_PEOPLE_MAX && Math.floor(good.price / people) > most) people++;
  return { decision: { kind: 'split', good, people, packs: 1 }, slots: { ...slots, last: [good.id], focus: good.id } };
}
/** `살코기 참치 몇 캔 들어 있어요`: the first that was found is spoken of. */
function asTold({ asksAmount, topics, whole, doubtful }: Understanding, found: Decided): Decided {
  const { decision, slots } = found;
  if (
    !(asksAmount || (doubtful !== null && ASKS_CONTENTS.test(whole))) ||
    topics.length === 0 ||
    decision.kind !== 'products'
  )
    return found;
  const { good } = decision.picks[0]!;
  return { decision: { kind: 'detail', good, people: slots.people }, slots: { ...slots, focus: good.id } };
}

export const ASKS_CONTENTS = /들어(?:갔|있|가)(?:나|니|죠|지|어)(?:요)?[?ㅋㅎㅠㅜ]*$/;
const ASKS_SHARE = /얼마|얼매|인당|명당|사람당|한사람|한명|한집|얼만|각자/;

/**
 * What one comes to, or how much there is of it, asked of one that is named: of the list, of what was shown before, of what
 * answers to the same wish, else by its own name. `종이빨대는?` after a price by the piece asks the same of another.
 */
export function askedOfGoods(said: Understanding, slots: Slots, world: World): ListAct | null {
  const { core, commands } = said;
  if (slots.last.length === 0 || said.sides.length > 0 || commands.has('compare') || said.both) return null;
  const goesOn = slots.heard?.act === 'unit' && GOES_ON.test(core) && commands.size === 0 && said.excluded.length === 0;
  if (!said.asksAmount && !commands.has('unit') && !goesOn) return null;
  if (said.numbers.length > 1 || SUPERLATIVE.test(core)) return null;
  const good = said.ordinal === null ? goodNamed(said, slots, world) : null;
  if (said.asksAmount) {
    const spoken = good ?? goodsBy([slots.last.at((said.ordinal ?? 1) - 1) ?? -1], world.goods)[0];
    const focus = good === null && said.ordinal === null ? goodsBy([slots.focus ?? -1], world.goods)[0] : null;
    return spoken ? { act: 'detail', good: focus ?? spoken } : null;
  }
  if (good === null) return null;
  const need = slots.last.includes(good.id) ? null : { ...EMPTY_NEED, topics: said.topics };
  return { act: 'unit', goods: [good], per: perOf(said), need };
}

const GOES_ON = /(?:는|은)(?:요|여|용)?[?ㅋㅎ~]*$/;
const SUPERLATIVE = /젤|제일|가장|최저|싼/;

/** The one that the words tell from the others; null when they tell none. */
function goodNamed(said: Understanding, slots: Slots, world: World): Good | null {
  const shown = goodsBy(slots.last, world.goods);
  const before = goodsBy(slots.shown.filter((id) => !slots.last.includes(id)).toReversed(), world.goods);
  const near = slots.need === null ? [] : goodsFor(slots.need.topics, slots, world);
  const topics = said.topics.filter(({ say, weak }) => !weak && say.length > 1);
  const own = topics.length === 0 ? [] : goodsFor(topics, slots, world);
  const pool = [...new Set([...shown, ...before, ...near, ...own])];
  const best = toldFrom(said, pool) ?? own[0] ?? null;
  // `두루마리 휴지 한 롤에`: of all of the list.
  const isOfAll =
    best !== null && shown.length > 1 && shown.every((good) => worthOf(good, said) === worthOf(best, said));
  return isOfAll ? null : best;
}

const goodsFor = (topics: Understanding['topics'], slots: Slots, world: World): Good[] =>
  retrieve({ ...EMPTY_NEED, topics }, slots, world).picks.map(({ good }) => good);
