import type { Exclusion } from '../exclusion';
import { oneOf, withParticle } from './korean-text';

/** `우유, 땅콩이 든 건 뺐어요`: what was left out, without a full stop. */
export function leftOutWords(excluded: readonly Exclusion[]): string {
  const inside = excluded.filter((each) => isInside(each) && each.key !== 'spicy');
  const unwanted = excluded.filter((each) => !isInside(each) && each.why !== 'have');
  const owned = excluded.filter(({ why }) => why === 'have');
  const named = (some: readonly Exclusion[]): string => [...new Set(some.map(({ label }) => label))].join(', ');
  return [
    ...(inside.length > 0 ? [`${withParticle(named(inside), '이/가')} 든 건`] : []),
    ...(excluded.some(({ key }) => key === 'spicy') ? ['매운 건'] : []),
    ...(unwanted.length > 0 ? [withParticle(named(unwanted), '은/는')] : []),
    ...(owned.length > 0 ? [`집에 있는 ${withParticle(named(owned), '은/는')}`] : []),
  ].join(', ');
}

/** About what is in a thing, not what it is. */
const isInside = ({ traits, requires, why }: Exclusion): boolean =>
  traits.length + requires.length > 0 || why === 'allergy' || why === 'cannot';

const CHECK = ['성분표는 꼭 확인해 주세요.', '받기 전에 성분표도 꼭 봐 주세요.'];

/** Said in every answer that offers something while something is left out; empty otherwise. */
export function sayBack(
  excluded: readonly Exclusion[],
  { isNew, turn, offersFood }: { isNew: boolean; turn: number; offersFood: boolean },
): { pill: string; check: string } {
  const told = offersFood || isNew ? excluded : excluded.filter((each) => !isInside(each));
  if (told.length === 0) return { pill: '', check: '' };
  const what = leftOutWords(told);
  const forms = [...new Set(told.flatMap(({ but }) => but ?? []))].join(', ');
  const letIn = forms === '' ? '' : `. ${withParticle(forms, '은/는')} 보여 드릴게요`;
  const pill = isNew ? `${what} 뺐어요${letIn}` : oneOf([`${what} 이번에도 뺐어요`, `${what} 계속 빼고 있어요`], turn);
  return { pill, check: told.some(isInside) ? oneOf(CHECK, turn) : '' };
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
