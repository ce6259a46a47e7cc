import { PEOPLE } from './people';
import type { DemoBoard, DemoPerson, NeighbourhoodKey } from './types';

/** Who is in what. Nothing here is random: the same board always has the same people. */

export function peopleOf(neighbourhood: NeighbourhoodKey): DemoPerson[] {
  return PEOPLE.filter((person) => person.neighbourhood === neighbourhood);
}

/** The seats of a room: the leader, then the followers in the order they came. */
export function membersOf(board: DemoBoard): DemoPerson[] {
  const people = peopleOf(board.neighbourhood);
  const leader = people[board.leader]!;
  const others = turned(
    people.filter((person) => person !== leader),
    mark(board.key),
  );
  return [leader, ...others.slice(0, board.members - 1)];
}

export function likersOf(board: DemoBoard): DemoPerson[] {
  const near = peopleOf(board.neighbourhood);
  const far = PEOPLE.filter((person) => person.neighbourhood !== board.neighbourhood);
  const start = mark(`likes ${board.key}`);
  return [...turned(near, start), ...turned(far, start)].slice(0, board.likes);
}

/** Some products are loved by many, most by a few; people lean to the category they care about. */
export function likersOfProduct({
  externalKey,
  categoryId,
}: {
  externalKey: string;
  categoryId: number;
}): DemoPerson[] {
  const roll = mark(`product ${externalKey}`) % 100;
  const share = roll < 6 ? 0.45 : roll < 25 ? 0.2 : roll < 70 ? 0.07 : 0.02;
  return PEOPLE.filter((person) => {
    const pull = person.interest === categoryId ? 1.8 : 0.7;
    return mark(`${externalKey} ${person.key}`) % 1000 < share * pull * 1000;
  });
}

/** FNV-1a with a final mix, so that near keys land far apart. */
function mark(text: string): number {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.codePointAt(0)!, 16777619);
  state = Math.imul(state ^ (state >>> 15), 2246822507);
  return (state ^ (state >>> 13)) >>> 0;
}

function turned<T>(items: readonly T[], by: number): T[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
