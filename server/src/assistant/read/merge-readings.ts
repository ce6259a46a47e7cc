import type { Exclusion } from '../exclusion';
import type { ServiceTopic } from '../knowledge';
import type { Command } from '../knowledge-files';
import { isUnwanted } from '../retrieve/exclusion-rules';
import { ANY_QUESTION } from '../understand/read-board-question';
import type { Understanding } from '../understand/understand';
import type { Act, Reading } from './frame';
import { frameOf } from './frame-of';

/** What another reader made of the message, linked: an act, and the fields it has something to say of. */
export type Opinion = Pick<
  Understanding,
  'topics' | 'uses' | 'category' | 'excluded' | 'wants' | 'avoids' | 'people' | 'budget' | 'sizes' | 'numbers'
> & {
  act: Act;
  /** It names something that is wanted, whether or not we sell it. */
  names: boolean;
  /** What may be offered again, in the words of the message. */
  back: string[];
  topic: ServiceTopic | null;
};

/** On these nobody is asked for a second opinion: nothing may be slower, and nothing may be overruled. */
export const isSure = ({ frame: { act }, said }: Reading): boolean =>
  act === 'emergency' || act === 'trouble' || act === 'unsafe' || said.isOnlyAdvice || said.pressed.length > 0;

/**
 * Field by field. What is left out is the union of all readers; an ingredient comes back only if all of them say so or its × is
 * pressed. Of the rest the later reader is believed where it says something, and the rules where it does not.
 */
export const mergeReadings = (rules: Reading, opinions: readonly Opinion[], held: readonly Exclusion[]): Reading =>
  opinions.reduce((all, each) => {
    const said = isSure(all)
      ? withExcluded(all.said, each, held)
      : withAct(withFields(withExcluded(all.said, each, held), each), each);
    return { frame: frameOf(said), said };
  }, rules);

function withExcluded(said: Understanding, opinion: Opinion, held: readonly Exclusion[]): Understanding {
  const isSaid = (words: readonly string[], { key, label, words: own }: Exclusion) =>
    words.some((word) => word === key || word === label || own.includes(word));
  const isBack = (each: Exclusion): boolean => {
    const byRules = said.takesAllBack || isSaid(said.takenBack, each);
    const byOther = isSaid(opinion.back, each) || (said.takesAllBack && opinion.back.length > 0);
    return said.pressed.includes(each.key) || (isUnwanted(each) ? byRules || byOther : byRules && byOther);
  };
  // A form of it that is let in is part of it taken back.
  const asHeld = (each: Exclusion): Exclusion => {
    const before = held.find(({ key }) => key === each.key);
    return before && each.but !== undefined && opinion.back.length === 0 ? before : each;
  };
  const isNew = ({ key }: Exclusion) => said.excluded.every((each) => each.key !== key);
  return {
    ...said,
    excluded: [...said.excluded.map(asHeld), ...opinion.excluded.filter(isNew)],
    takenBack: held.filter(isBack).map(({ key }) => key),
    takesAllBack: false,
  };
}

/** Acts that name no goods. */
const OF_NO_GOODS: ReadonlySet<Act> = new Set([
  'service',
  'talk',
  'tell',
  'share',
  'sum',
  'unit',
  'again',
  'other',
  'cheaper',
  'pricier',
  'detail',
]);

function withFields(said: Understanding, opinion: Opinion): Understanding {
  const { topics, uses, category, numbers } = opinion;
  const isLinked = topics.length + uses.length > 0 || category !== null;
  const isOfNone = !opinion.names && OF_NO_GOODS.has(opinion.act);
  const things = isLinked
    ? { topics, uses, category, unknown: [], halfKnown: [] }
    : isOfNone
      ? { topics: [], uses: [], category: null, unknown: [], halfKnown: [] }
      : {};
  const wishes = opinion.wants.length + opinion.avoids.length > 0;
  return {
    ...said,
    ...things,
    ...(wishes && { wants: opinion.wants, avoids: opinion.avoids }),
    people: opinion.people ?? said.people,
    budget: opinion.budget ?? said.budget,
    sizes: opinion.sizes.length > 0 ? opinion.sizes : said.sizes,
    numbers: numbers.length > 0 ? numbers : said.numbers,
    ordinal: numbers.length === 1 ? numbers[0]! : said.ordinal,
  };
}

const COMMANDS: Partial<Record<Act, Command>> = {
  compare: 'compare',
  unit: 'unit',
  share: 'split',
  other: 'other',
  again: 'again',
  cheaper: 'cheaper',
  pricier: 'pricier',
  detail: 'detail',
};
/** Said of goods whatever is done with them. */
const OF_GOODS: readonly Command[] = ['popular', 'cheapest', 'dearest'];
const NOTHING_ELSE = { service: null, talk: null, boards: null, joins: false, asksOfBoard: false } as const;

function withAct(said: Understanding, { act, topic }: Opinion): Understanding {
  const command = COMMANDS[act];
  const kept = OF_GOODS.filter((each) => said.commands.has(each));
  switch (act) {
    case 'compare':
    case 'unit':
    case 'share':
    case 'other':
    case 'again':
    case 'cheaper':
    case 'pricier':
    case 'detail':
      return { ...said, ...NOTHING_ELSE, commands: new Set([...kept, command!]), both: false };
    case 'sum':
      return { ...said, ...NOTHING_ELSE, commands: new Set(kept), both: true };
    case 'find':
    case 'narrow':
    case 'add':
    case 'correct':
    case 'widen':
      return { ...said, ...NOTHING_ELSE, commands: new Set(kept), both: false };
    case 'replace':
      return { ...said, ...NOTHING_ELSE, commands: new Set(kept), both: false, elliptic: true };
    case 'boards':
      return { ...said, service: null, talk: null, boards: said.boards ?? ANY_QUESTION };
    case 'join':
      return { ...said, service: null, talk: null, joins: true };
    case 'service':
      return topic === null ? said : { ...said, ...NOTHING_ELSE, service: { topic, letters: said.core.length } };
    // A second opinion that it is grave is believed: no goods, and help is named.
    case 'emergency':
      return { ...said, worry: said.worry ?? 'person' };
    case 'talk':
    case 'tell':
    case 'advice':
    case 'trouble':
    case 'unsafe':
    case 'unclear':
      return said;
  }
}
