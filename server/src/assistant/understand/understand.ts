import type { Exclusion } from '../exclusion';
import type { Command, Knowledge, ServiceTopic } from '../knowledge';
import type { Goods } from '../retrieve/goods-index';
import { lexiconOf, type Topic } from './lexicon';
import type { NounReader } from './nouns';
import { commandsIn, type HeardTalk, ordinalIn, serviceTopicIn, talkIn } from './phrases';
import { type BoardQuestion, readBoardQuestion, wantsToJoin } from './read-board-question';
import { type Budget, readBudget } from './read-budget';
import { readConstraints } from './read-constraints';
import { readExclusions } from './read-exclusions';
import { readPeople } from './read-people';
import { readTopics, type Topics } from './read-topics';
import { squeeze, tidy } from './squeeze';

/** Everything one message says, whatever was said before it. */
export type Understanding = Omit<Topics, 'avoided'> & {
  /** What must not be offered from now on, and what may again. */
  excluded: Exclusion[];
  takenBack: string[];
  takesAllBack: boolean;
  /** An allergy was spoken of, but not against what. */
  unnamedAllergy: boolean;
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
  /** Open purchases are asked for. */
  boards: BoardQuestion | null;
  joins: boolean;
  /** Points at what is on screen (`이거`, `그거`) or at two of it. */
  points: boolean;
  both: boolean;
  /** Speaks of the same conditions as before (`사과는?`, `고기 위주로`). */
  elliptic: boolean;
};

const SIZE =
  /(\d+(?:\.\d+)?)\s?(kg|키로|킬로|g|그램|ml|l|리터|개|입|매|롤|구|장|병|캔|봉|팩)(?:\s?(이상|넘는|이하|미만|안넘는))?(?![가-힣]*명)(?!\s?만?\s?(?:추천|골라|보여|알려|찾아))/g;
const BOUNDS: Record<string, string> = { 이상: '이상', 넘는: '이상', 이하: '이하', 미만: '이하', 안넘는: '이하' };
const UNITS: Record<string, string> = { 키로: 'kg', 킬로: 'kg', 그램: 'g', 리터: 'l' };
/** These are about what was shown; a word beside them is rarely a misspelt product. */
const FOLLOW_UPS: Command[] = ['cheaper', 'pricier', 'other', 'detail', 'split', 'boards', 'compare', 'again', 'unit'];
const ELLIPTIC = /(?:는|은)$|바꿔|위주|만$|만보여|말고|대신|^그럼|^아니|같이$/;

const POINTS = /(?:^|[^가-힣])?(?:이거|그거|저거|요거|이걸|그걸|이것|그것|이상품|그상품|이공구|그공구|얘|걔)/;
const BOTH = /둘다|두개다|두가지다|셋다|세개다|전부다|모두다|다살래|다사면/;
/** Words of the question itself; they name no goods. */
const BOARD_WORDS =
  /공동\s?구매|공구\s?추천|공구방|공구(?!함|세트)|열린|열려|열렸|모집\s?중인?|모집|진행\s?중인?|마감\s?임박|마감되는|마감인|마감|임박|한\s?자리|두\s?자리|자리|남은|이번\s?주|일주일|지금|현재|오늘|내일|근처|주변|동네|가까운|제일|젤|가장|도보|참여[가-힣]*|(?:뭐|머|모)\s?(?:있|잇|하)[가-힣]*|그\s?중에?|중에서?|한\s?명만?|두\s?명만?|명만|오면|되는\s?거|하나만|순으로|순서로?|빠른|먼저|얼마\s?안|곧|급한/g;

/** `goesOn` when open purchases are on screen. */
export function understand(
  message: string,
  goods: Goods,
  knowledge: Knowledge,
  nouns: NounReader,
  goesOn = false,
): Understanding {
  const exclusions = readExclusions(message, lexiconOf(goods, knowledge), knowledge);
  const hasExclusions = exclusions.excluded.length + exclusions.takenBack.length > 0;
  const text = tidy(hasExclusions ? exclusions.rest : message);
  const core = squeeze(text);
  const { budget, rest: withoutBudget } = readBudget(text);
  const boards = readBoardQuestion(core, goesOn);
  const { people, rest: withoutPeople } =
    boards?.seats == null ? readPeople(withoutBudget) : { people: null, rest: withoutBudget };
  const { wants, avoids, rest } = readConstraints(withoutPeople, knowledge);
  const sizes = Array.from(rest.matchAll(SIZE), ([, n, unit, bound]) => {
    return `${n}${UNITS[unit!] ?? unit}${BOUNDS[bound ?? ''] ?? ''}`;
  });
  const commands = commandsIn(squeeze(rest) || core, knowledge);
  const ordinal = ordinalIn(text);
  const service = serviceTopicIn(core, knowledge);
  const talk = talkIn(core, knowledge);
  const isSpokenFor =
    (talk !== null && boards === null) ||
    (service !== null && boards === null) ||
    ordinal !== null ||
    (boards === null && FOLLOW_UPS.some((each) => commands.has(each)));
  const unsized = rest.replace(SIZE, ' ');
  const named = (boards ? unsized.replace(BOARD_WORDS, ' ') : unsized).replaceAll(/ +/g, ' ').trim();
  const { avoided, ...read } = readTopics(named, goods, knowledge, nouns, !isSpokenFor);
  // A guess at a short word would deny purchases that are open.
  const topics = boards
    ? { ...read, topics: read.topics.filter(({ say }) => say.length > 2 || core.includes(say)) }
    : read;
  return {
    ...topics,
    excluded: [...exclusions.excluded, ...avoided.map(refused)],
    takenBack: exclusions.takenBack,
    takesAllBack: exclusions.takesAllBack,
    unnamedAllergy: exclusions.unnamed,
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
    boards,
    joins: wantsToJoin(core),
    points: POINTS.test(core),
    both: BOTH.test(core),
    elliptic: ELLIPTIC.test(core),
  };
}

const refused = ({ say, title, find }: Topic): Exclusion => ({
  key: say,
  label: title,
  why: 'refused',
  traits: [],
  requires: [],
  words: find,
});
