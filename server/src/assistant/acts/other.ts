import { type Decided, SHOWN, showList, type World } from '../decision';
import { asPick } from '../retrieve/order-picks';
import { retrieve } from '../retrieve/retrieve';
import { similarTo } from '../retrieve/similar-to';
import type { Need, Slots } from '../slots';
import { goodsBy } from './pointed';

/** What was not shown yet under the conditions that are held; then without what was chosen of it, and said to be alike. */
export function other(need: Need, slots: Slots, world: World): Decided {
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
