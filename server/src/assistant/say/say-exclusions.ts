import type { Exclusion } from '../exclusion';
import { FOOD } from '../retrieve/exclusion-rules';
import type { Goods } from '../retrieve/goods-index';
import { oneOf, withParticle } from './korean-text';

/** `우유, 땅콩이 든 건`: what was left out. What no label tells is left out by its name only, and that is said. */
export function leftOutWords(excluded: readonly Exclusion[], { kinds }: Pick<Goods, 'kinds'>): string {
  const isNameOnly = (each: Exclusion) => isUntold(each) || isQuality(each, kinds);
  const known = excluded.filter((each) => !isNameOnly(each) && each.guard === undefined);
  const guarded = excluded.filter(({ guard }) => guard !== undefined);
  const inside = known.filter((each) => isInside(each) && each.key !== 'spicy');
  const unwanted = known.filter((each) => !isInside(each) && each.why !== 'have');
  const owned = known.filter(({ why }) => why === 'have');
  const byName = excluded.filter(isNameOnly);
  const named = (some: readonly Exclusion[]): string => [...new Set(some.map(({ label }) => label))].join(', ');
  return [
    ...(inside.length > 0 ? [`${withParticle(named(inside), '이/가')} 든 건`] : []),
    ...(known.some(({ key }) => key === 'spicy') ? ['매운 건'] : []),
    ...(unwanted.length > 0 ? [withParticle(named(unwanted), '은/는')] : []),
    ...(owned.length > 0 ? [`집에 있는 ${withParticle(named(owned), '은/는')}`] : []),
    ...(guarded.length > 0 ? [`이름에서 알 수 있는 ${withParticle(named(guarded), '은/는')}`] : []),
    ...(byName.length > 0 ? [`이름에 ${withParticle(named(byName), '이/가')} 있는 건`] : []),
  ].join(', ');
}

/** Health or a diet is the reason, and no column of a label holds it. */
const isUntold = ({ key, why, traits, requires, guard }: Exclusion): boolean =>
  guard === undefined && key !== FOOD && traits.length + requires.length === 0 && why !== 'refused' && why !== 'have';
/** `플라스틱 말고`: how a thing is, which only some names tell. */
const isQuality = ({ key, why, label, words, traits, requires, guard }: Exclusion, kinds: Goods['kinds']): boolean =>
  guard === undefined &&
  key !== FOOD &&
  why === 'refused' &&
  traits.length + requires.length === 0 &&
  ![key, label, ...words].some((word) => kinds.has(word));

/** About what is in a thing, not what it is. */
const isInside = ({ traits, requires, why, guard }: Exclusion): boolean =>
  guard === undefined && (traits.length + requires.length > 0 || why === 'allergy' || why === 'cannot');

const CHECK = ['성분표는 꼭 확인해 주세요.', '받기 전에 성분표도 꼭 봐 주세요.'];

/** Said in every answer that offers something while something is left out; empty otherwise. */
export function sayBack(
  excluded: readonly Exclusion[],
  { isNew, turn, offersFood, goods }: { isNew: boolean; turn: number; offersFood: boolean; goods: Goods },
): { pill: string; check: string } {
  const isTold = (each: Exclusion) => offersFood || (each.guard === undefined && (isNew || !isInside(each)));
  const told = excluded.filter(isTold);
  if (told.length === 0) return { pill: '', check: '' };
  const what = leftOutWords(told, goods);
  const forms = [...new Set(told.flatMap(({ but }) => but ?? []))].join(', ');
  const letIn = forms === '' ? '' : `. ${withParticle(forms, '은/는')} 보여 드릴게요`;
  const pill = isNew ? `${what} 뺐어요${letIn}` : oneOf([`${what} 이번에도 뺐어요`, `${what} 계속 빼고 있어요`], turn);
  const untold = [
    ...new Set(told.filter((each) => isUntold(each) || isQuality(each, goods.kinds)).map(({ label }) => label)),
  ];
  const unknown =
    untold.length > 0
      ? `나머지에 ${withParticle(untold.join(', '), '이/가')} 있는지는 표시가 없어 확인할 수 없어요.`
      : '';
  const check = told.some(isInside) ? oneOf(CHECK, turn) : '';
  return { pill, check: [unknown, check].filter(Boolean).join(' ') };
}

export const sayReturned = (returned: readonly Exclusion[], turn: number): string => {
  if (returned.length === 0) return '';
  const what = withParticle([...new Set(returned.map(({ label }) => label))].join(', '), '은/는');
  return oneOf([`${what} 다시 보여 드릴게요.`, `네, 이제 ${what} 빼지 않을게요.`], turn);
};

/** `괜찮으면 ‘고등어 괜찮아’라고 말해 주세요.`: for what was left out though nobody said so. */
export function sayWayBack(presumed: readonly Exclusion[]): string {
  const labels = [...new Set(presumed.map(({ label }) => label))];
  return labels.length === 0 ? '' : `괜찮으면 ‘${labels.join(', ')} 괜찮아’라고 말해 주세요.`;
}
