import type { Command, Knowledge, ServiceTopic } from '../knowledge';
import type { Goods } from '../retrieve/goods-index';
import type { NounReader } from './nouns';
import { commandsIn, type HeardTalk, ordinalIn, serviceTopicIn, talkIn } from './phrases';
import { type Budget, readBudget } from './read-budget';
import { readConstraints } from './read-constraints';
import { readPeople } from './read-people';
import { readTopics, type Topics } from './read-topics';
import { squeeze, tidy } from './squeeze';

/** Everything one message says, whatever was said before it. */
export type Understanding = Topics & {
  /** The message without spaces and punctuation. */
  core: string;
  budget: Budget | null;
  people: number | null;
  wants: string[];
  avoids: string[];
  sizes: string[];
  commands: ReadonlySet<Command>;
  ordinal: number | null;
  service: { topic: ServiceTopic; letters: number } | null;
  talk: HeardTalk | null;
  /** Speaks of the same conditions as before (`사과는?`, `고기 위주로`). */
  elliptic: boolean;
};

const SIZE =
  /(\d+(?:\.\d+)?)\s?(kg|키로|킬로|g|그램|ml|l|리터|개|입|매|롤|구|장|병|캔|봉|팩)(?:\s?(이상|넘는|이하|미만|안넘는))?(?![가-힣]*명)/g;
const BOUNDS: Record<string, string> = { 이상: '이상', 넘는: '이상', 이하: '이하', 미만: '이하', 안넘는: '이하' };
const UNITS: Record<string, string> = { 키로: 'kg', 킬로: 'kg', 그램: 'g', 리터: 'l' };
/** These are about what was shown; a word beside them is rarely a misspelt product. */
const FOLLOW_UPS: Command[] = ['cheaper', 'pricier', 'other', 'detail', 'split', 'boards', 'compare', 'again'];
const ELLIPTIC = /(?:는|은)$|바꿔|위주|만$|만보여|말고|대신|^그럼|^아니|같이$/;

export function understand(message: string, goods: Goods, knowledge: Knowledge, nouns: NounReader): Understanding {
  const text = tidy(message);
  const core = squeeze(text);
  const { budget, rest: withoutBudget } = readBudget(text);
  const { people, rest: withoutPeople } = readPeople(withoutBudget);
  const { wants, avoids, rest } = readConstraints(withoutPeople, knowledge);
  const sizes = Array.from(rest.matchAll(SIZE), ([, n, unit, bound]) => {
    return `${n}${UNITS[unit!] ?? unit}${BOUNDS[bound ?? ''] ?? ''}`;
  });
  const commands = commandsIn(squeeze(rest) || core, knowledge);
  const ordinal = ordinalIn(text);
  const service = serviceTopicIn(core, knowledge);
  const talk = talkIn(core, knowledge);
  const isSpokenFor =
    talk !== null || service !== null || ordinal !== null || FOLLOW_UPS.some((each) => commands.has(each));
  const named = rest.replace(SIZE, ' ').replaceAll(/ +/g, ' ').trim();
  return {
    ...readTopics(named, goods, knowledge, nouns, !isSpokenFor),
    core,
    budget,
    people,
    wants,
    avoids,
    sizes,
    commands,
    ordinal,
    service,
    talk,
    elliptic: ELLIPTIC.test(core),
  };
}
