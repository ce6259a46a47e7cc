import type { World } from '../decision';
import type { Good } from '../retrieve/goods-index';
import { retrieve } from '../retrieve/retrieve';
import { EMPTY_NEED, type Slots } from '../slots';
import type { Understanding } from '../understand/understand';
import type { ListAct } from './do-list-act';
import { goodsBy, toldFrom, worthOf } from './pointed';
import { perOf } from './said';

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
