import { categoryName } from '@mungchi/contract';
import type { Knowledge } from './knowledge';
import { together, won } from './say/korean-text';
import type { Need, Slots } from './slots';
import { squeeze } from './understand/squeeze';

export type Chip = { kind: 'want' | 'budget' | 'people'; label: string; drop: string };

/** Pressing the × of a chip sends its sentence; no reader is asked what it means. */
const DROPS: Record<Chip['kind'], string> = { want: '찾는 것 지우기', budget: '예산 지우기', people: '인원 지우기' };

/** What is held for the next message beside what is left out: what is looked for, for how much, by how many. */
export function chipsOf({ need, people }: Slots, knowledge: Knowledge): Chip[] {
  const chip = (kind: Chip['kind'], label: string): Chip[] =>
    label === '' ? [] : [{ kind, label, drop: DROPS[kind] }];
  return [
    ...chip('want', need === null ? '' : wantOf(need, knowledge)),
    ...chip('budget', need?.budget ? budgetWords(need.budget).join(' ') : ''),
    ...chip('people', people === null ? '' : together(people)),
  ];
}

function wantOf({ topics, useId, category, wants, within, sizes }: Need, { uses, constraints }: Knowledge): string {
  const use = uses.find(({ id }) => id === useId)?.title;
  const labels = constraints.filter(({ id }) => wants.includes(id)).map(({ label }) => label);
  const things = topics.map(({ title }) => title);
  const named = things.length > 0 ? things : [use ?? (category === null ? '' : categoryName(category)!)];
  return [...new Set([...labels, ...within, ...sizes, ...named])].filter((each) => each !== '').join(' ');
}

/** `한 사람에 5,000원 이하`. */
export function budgetWords({ min, max, perHead }: NonNullable<Need['budget']>): string[] {
  const head = perHead ? '한 사람에 ' : '';
  if (min !== null && max !== null) return [`${head}${won(min)}~${won(max)}`];
  return [max !== null ? `${head}${won(max)} 이하` : `${head}${won(min!)} 이상`];
}

/** Which × was pressed, and what is held without it; null for any other message. */
export function chipDropped(message: string, slots: Slots): Slots | null {
  const said = squeeze(message);
  const kind = (Object.keys(DROPS) as Chip['kind'][]).find((each) => squeeze(DROPS[each]) === said);
  if (kind === undefined) return null;
  const { need } = slots;
  if (kind === 'people') return { ...slots, people: null };
  if (kind === 'budget') return { ...slots, need: need && { ...need, budget: null } };
  return { ...slots, need: null, last: [], first: [], focus: null, pair: [], boards: null };
}
