import type { Exclusion } from '../exclusion';
import type { Knowledge, ServiceTopic } from '../knowledge';
import type { Command } from '../knowledge-files';
import type { Goods } from '../retrieve/goods-index';
import { asksMeasure, asksOfOne, asksOfShown, asksUnit, isAskedThing, sidesIn, wantsToJoin } from './asks-of-goods';
import type { Emergency, Worry } from './danger';
import { readFloor } from './floor';
import { attributesRefused, butFor, isLeftOut, refused, withoutAbsent, withoutExcluded } from './leave-out';
import { lettersOf } from './letters';
import { goodsWordsIn, lexiconOf, type Topic } from './lexicon';
import type { NounReader } from './noun-thread';
import { commandsIn, type HeardTalk, ordinalIn, serviceTopicIn, talkIn } from './phrases';
import { withoutPictures } from './pictures';
import { ANY_QUESTION, type BoardQuestion, likelyBoardQuestion, readBoardQuestion } from './read-board-question';
import { type Budget, readBudget } from './read-budget';
import { readConstraints } from './read-constraints';
import { readPeople, sharesAmong } from './read-people';
import { readTopics, type SaidTopics } from './read-topics';
import { secondOpinion, topicByConcepts, topicsAsked } from './service-score';
import { squeeze, tidy } from './squeeze';
import { type Wrong, withTrouble } from './troubles';

/** Everything one message says, whatever was said before it. */
export type Understanding = Omit<SaidTopics, 'avoided'> & {
  /** What must not be offered from now on, and what may again. */
  excluded: Exclusion[];
  /** The keys of those that are left out only because nothing says that they are wished for. */
  presumed: string[];
  takenBack: string[];
  /** Of which the × was pressed. */
  pressed: string[];
  takesAllBack: boolean;
  /** An allergy was spoken of, but not against what. */
  unnamedAllergy: boolean;
  /** Something may be meant to be left out, or wished for. */
  doubtful: Exclusion | null;
  /** Help must be called right now. */
  emergency: Emergency | null;
  /** It may be one, said in words nobody listed: no goods, and help is named. */
  worry: Worry | null;
  /** What is to be said of whom it is for (`who.json`). */
  advice: string[];
  isOnlyAdvice: boolean;
  wrong: Wrong | null;
  /** Half of a pack is enough: two share it. */
  isHalf: boolean;
  /** The message without spaces and punctuation. */
  core: string;
  /** What of it stands after the last reason that was given. */
  clause: string;
  /** The same with all that was read as left out. */
  whole: string;
  budget: Budget | null;
  people: number | null;
  /** What each of them pays is meant. */
  shares: boolean;
  wants: string[];
  avoids: string[];
  sizes: string[];
  commands: ReadonlySet<Command>;
  /** How much there is of it, as its name tells (`몇 리터예요`). */
  asksAmount: boolean;
  ordinal: number | null;
  service: { topic: ServiceTopic; letters: number } | null;
  /** The facts asked for one after the other, if several are. */
  questions: ServiceTopic[];
  talk: HeardTalk | null;
  /** Open purchases are asked for. */
  boards: BoardQuestion | null;
  joins: boolean;
  /** Asks something that only one purchase can answer (`몇 명 더 와야 돼?`). */
  asksOfBoard: boolean;
  /** Points at what is on screen (`이거`, `그거`) or at two of it. */
  points: boolean;
  both: boolean;
  /** Every number of the list that is named (`1번이랑 3번`). */
  numbers: number[];
  /** What is held against each other, in its own words (`3겹이랑 4겹`). */
  sides: string[];
  /** Speaks of the same conditions as before (`사과는?`, `고기 위주로`). */
  elliptic: boolean;
};

const SIZE =
  /(\d+(?:\.\d+)?)\s?(kg|키로|킬로|g|그램|ml|미리|l|리터|개(?!월)|입|매|롤|구|장|병|캔|봉|팩|단(?!계|백)|종|겹|포(?!인)|켤레|쌍|마리|미(?!터)|과(?!일|자)|cm|인용)(?:\s?(이상|넘는|이하|미만|안넘는))?(?![가-힣]*명)(?!\s?만?\s?(?:추천|골라|보여|알려|찾아))/g;
const BOUNDS: Record<string, string> = { 이상: '이상', 넘는: '이상', 이하: '이하', 미만: '이하', 안넘는: '이하' };
const UNITS: Record<string, string> = { 키로: 'kg', 킬로: 'kg', 그램: 'g', 미리: 'ml', 리터: 'l' };
/** `10키로는 너무 많은데`: not that much. */
const TOO_MUCH =
  /\d(?:kg|키로|킬로|개|봉|병|캔|팩|매|롤|구|l|리터|g|그램)(?:은|는|짜리는)?(?:너무|좀|조금|넘|많이)*(?:많|크|커|부담)/;
/** These are about what was shown; a word beside them is rarely a misspelt product. */
const FOLLOW_UPS: Command[] = ['cheaper', 'pricier', 'other', 'detail', 'split', 'boards', 'compare', 'again', 'unit'];
const ELLIPTIC =
  /보다는|보단|낫겠|나을거|나을것|(?:는|은)(?:요|여)?$|바꿔|위주|만요?$|만보여|말고|대신|^그럼|^아니|같이$|같은(?:거|것|걸)(?:로)?$|용으로$/;

const POINTS =
  /(?:^|[^가-힣])?(?:이거|그거|저거|요거|이걸|그걸|이것|그것|이상품|그상품|이공구|그공구|이건|그건|저건|요건|이게|그게|얘|걔)/;
const BOTH =
  /둘다|두개다|두가지다|셋다|세개다|전부다|모두다|다살래|다사면|다사려면|(?:둘|두개|두가지|셋|세개|전부|모두|다)(?:를|을)?(?:같이|합|한번에|한꺼번에|더하|담)|합치면|합쳐서|합하면|합해서|합이|합계|총액|총얼마|총합|다해서얼마|더하면|[1-5]번(?:이랑|하고|과|와|랑)[1-5]번(?=.*(?:얼마|사|담|같이))/;
const NUMBERED = /([1-5])번/g;
/** Words of the question itself; they name no goods. */
const BOARD_WORDS =
  /공동\s?구매|공구\s?추천|공구방|공구(?!함|세트)|열린|열려|열렸|모집\s?중인?|모집|모으는|진행\s?중인?|마감\s?임박|마감되는|마감인|마감|임박|중인\s?거|공구중|열었[가-힣]*|열어놨[가-힣]*|누가|하는\s?(?:사람|분|데|곳|집|이웃)[가-힣]*|나눌|나눠[가-힣]*|모임|구해요|구합니다|구함|시킬|인원|찼[가-힣]*|올라온|새로|옆동네[가-힣]*|걸어갈[가-힣]*|거리|아직|한\s?자리|두\s?자리|자리[가-힣]*|남은|이번\s?주|일주일|지금|현재|오늘\s?밤?|내일|근처|근방|주변|동네|가까운|제일|젤|가장|도보|참여[가-힣]*|참가[가-힣]*|(?:뭐|머|모)\s?(?:있|잇|하)[가-힣]*|그\s?중에?|중에서?|한\s?명만?|두\s?명만?|명만|오면|되는\s?거|하나만|순으로|순서로?|빠른|빨리|먼저|얼마[가-힣]*|언제[가-힣]*|어디[가-힣]*|곧|급[한함해][가-힣]*|\d+\s?(?:미터|메다|km|킬로|키로|m)[가-힣]*|안쪽|이내|반경|인당|한\s?사람당|한\s?명당|둘이|셋이|넷이|같이|함께|들어갈[가-힣]*|들어가[가-힣]*|낄[가-힣]*|사람[가-힣]*|여유[가-힣]*|딱|모자란|모자라[가-힣]*|끝나[가-힣]*|다른|딴|내가|하는\s?분|하실\s?분|사실\s?분|계신[가-힣]*|계세[가-힣]*|있을까[가-힣]*|없을까[가-힣]*|있능가|있으면|좋겠[가-힣]*|ㅇㄷ|자정|슬리퍼\s?(?:신고|끌고|바람)[가-힣]*|차\s?없이|운전[가-힣]*|무릎[가-힣]*|\d+\s?분(?:\s?(?:컷|거리|안쪽|이내|안|내)[가-힣]*|(?![가-힣]))|여럿이|단체로|목록|전부|모두|신청[가-힣]*|못\s?들어가[가-힣]*|문\s?닫[가-힣]*|성사[가-힣]*|비어[가-힣]*|부족[가-힣]*|합류[가-힣]*|동참[가-힣]*/g;

/** Says more of a present than whose it is. */
const PRESENT =
  /선물|생신|생일|환갑|칠순|팔순|구순|회갑|어버이|스승|기념|은퇴|퇴직|드릴|드리|보낼|보내|께|명절|추석|설날/;

/** `반 박스만 사고 싶어요`: what this service is for. */
export const HALF =
  /(?<![가-힣]절|대|일|기)반(?:박스|상자|포대|자루|망|판|단|통|봉|팩|세트|묶음)(?!찬)|(?:절)?반만(?:사|살|필요|있으면|주|나눠|갖|가져|구매|들)|반씩(?:나눠|나누|사|살)/;

/** `코팅 벗겨지는 거 싫어요 스텐으로`, `퍽퍽해서 다리살은`. */
const REASON = /(?<=[가-힣](?:어요|아요|예요|에요|해요|네요|는데|은데|인데|지만|니까|아서|어서|해서|싫어|별로))\s+/;
const MONEY = /돈|입금|송금|결제|계좌|물건|택배/;

/** `삼겹살이랑 상추랑 같이 사고 싶어`: the things, not the people. */
const TOGETHER = /같이(?=사고싶|살래|사려고|살거|살건|사야)/;

/** `goesOn` when open purchases are on screen; `held` is what is left out by now, `looked` what was looked for. */
export async function understand(
  message: string,
  goods: Goods,
  knowledge: Knowledge,
  nouns: NounReader,
  goesOn = false,
  held: readonly Exclusion[] = [],
  looked: readonly string[] = [],
): Promise<Understanding> {
  const { typed, written, exclusions, whom, pressed, lifted, danger, wrong } = await readFloor(
    message,
    { goods, knowledge, nouns },
    held,
    looked,
  );
  const hasExclusions =
    exclusions.excluded.length + exclusions.takenBack.length > 0 || exclusions.takesAllBack || exclusions.isCut;
  const text = tidy(hasExclusions ? exclusions.rest : withoutPictures(written));
  const core = squeeze(text);
  const { budget, rest: withoutBudget } = readBudget(text);
  const goodsWords = goodsWordsIn(text, goods, knowledge);
  const phrased = serviceTopicIn(core, knowledge, { named: goodsWords, wordStarts: lettersOf(text).wordStarts });
  const heard = moreSaid(phrased, topicByConcepts(core, knowledge, goodsWords));
  const isOfScreen = goesOn || ordinalIn(text) !== null || commandsIn(core, knowledge).size > 0;
  const { service, isBoards } = secondOpinion(heard, core, knowledge, isOfScreen);
  const asked = goodsWords.length > 1 ? core.replace(TOGETHER, '') : core;
  const boards =
    readBoardQuestion(asked, goesOn) ??
    likelyBoardQuestion(asked, service?.topic.topic, goodsWords.length > 0) ??
    (isBoards ? ANY_QUESTION : null);
  const { people, rest: withoutPeople } = readPeople(withoutBudget);
  const { wants: wished, avoids, rest } = readConstraints(withoutPeople, knowledge);
  // `냉동실이 꽉 차서 냉동은 빼고` wants nothing frozen.
  const wants = wished.filter((id) => !isLeftOut(id, exclusions.excluded, knowledge));
  const told = Array.from(rest.matchAll(SIZE), ([, n, unit, bound]) => {
    return `${n}${UNITS[unit!] ?? unit}${BOUNDS[bound ?? ''] ?? ''}`;
  });
  const sides = sidesIn(text);
  // `2리터랑 500미리 중에`: either would do; of what is held against each other it is a part of the name.
  const isChoice = told.length > 1 && (sides.length > 1 || /중에|아니면|비교|이득|뭐가|어느/.test(core));
  const sizes = isChoice || TOO_MUCH.test(core) ? [] : told;
  const commands = withUnit(commandsIn(squeeze(rest) || core, knowledge), core);
  const asksAmount = asksMeasure(core) && !asksUnit(core);
  const ordinal = ordinalIn(text);
  const talk = talkIn(core, knowledge);
  const asksOfBoard = asksOfOne(core) || (goesOn && service === null && asksOfShown(core));
  const isSpokenFor =
    (goesOn && asksOfBoard) ||
    (talk !== null && boards === null) ||
    (service !== null && boards === null) ||
    ordinal !== null ||
    (boards === null && FOLLOW_UPS.some((each) => commands.has(each)));
  const unsized = rest.replace(SIZE, ' ').replace(/(?<![가-힣])(?:그냥\s?)?파는\s(?=[가-힣])/g, ' ');
  const joins = wantsToJoin(core);
  const named = (boards || joins ? unsized.replace(BOARD_WORDS, ' ') : unsized).replaceAll(/ +/g, ' ').trim();
  const { avoided, ...things } = await readTopics(named, goods, knowledge, nouns, !isSpokenFor);
  const sold = withoutAbsent(things, squeeze(named), core, knowledge);
  const found = boards === null ? withTrouble(sold, named, knowledge) : sold;
  const meant = withoutExcluded(found, core, exclusions.excluded);
  // `어머니가 신장이 안 좋으셔서 저염으로`: whom it is for, and no present.
  const isPresent = exclusions.excluded.length + wants.length === 0 || meant.topics.length > 0 || PRESENT.test(core);
  const read = isPresent ? meant : { ...meant, uses: meant.uses.filter(({ id }) => id !== 'parents') };
  const { entries } = lexiconOf(goods, knowledge);
  const asGuess = (topic: Topic): Topic =>
    entries.has(topic.say) && isAskedThing(topic.say, core) ? topic : { ...topic, weak: true };
  // A guess at a short word would deny purchases that are open.
  const topics = boards
    ? {
        ...read,
        topics: boardThings(read.topics, squeeze(named), core, knowledge).map(asGuess),
        uses: read.uses.filter((use) => use.say.some((word) => core.includes(word))),
      }
    : read;
  const whole = squeeze(typed);
  const isHalf = HALF.test(whole);
  // `돈만 받고 연락 두절`: nobody is ill.
  const isWronged = wrong !== null && danger?.worry === 'person' && MONEY.test(whole);
  return {
    ...topics,
    emergency: danger?.emergency ?? null,
    // What stands last is what is asked for (`머리 아파서 무향 세제`).
    worry:
      isWronged || topics.topics.some(({ say }) => whole.endsWith(say) || whole.endsWith(`${say}로`))
        ? null
        : (danger?.worry ?? null),
    advice: whom.advice,
    isOnlyAdvice: whom.isOnlyAdvice,
    wrong,
    isHalf,
    excluded: [
      ...[...exclusions.excluded, ...avoided.map(refused)].map((each) => butFor(topics.topics, each)),
      ...whom.excluded.filter(({ key }) => !pressed.includes(key) && !lifted.includes(key)),
    ],
    presumed: exclusions.presumed,
    takenBack: [...exclusions.takenBack, ...pressed, ...lifted],
    pressed,
    takesAllBack: exclusions.takesAllBack,
    unnamedAllergy: exclusions.unnamed,
    doubtful: exclusions.doubtful,
    core,
    clause: squeeze(text.split(REASON).at(-1)!),
    whole,
    budget,
    people: people ?? (isHalf ? 2 : null),
    shares: people !== null && boards === null && sharesAmong(core),
    wants,
    avoids: [...avoids, ...attributesRefused(exclusions.excluded, knowledge)],
    sizes,
    commands,
    asksAmount,
    ordinal,
    service,
    questions: service === null ? [] : topicsAsked(written, goods, knowledge),
    talk,
    boards,
    joins,
    asksOfBoard,
    points: POINTS.test(core),
    both: BOTH.test(core),
    numbers: Array.from(core.matchAll(NUMBERED), ([, n]) => Number(n)),
    sides,
    elliptic: ELLIPTIC.test(core),
  };
}

const withUnit = (commands: ReadonlySet<Command>, core: string): ReadonlySet<Command> =>
  asksUnit(core) && !commands.has('compare') ? new Set([...commands, 'unit']) : commands;

/** A guess at a short word names what was typed (`케찹`), and only right before `공구`. */
function boardThings(topics: Topic[], typed: string, core: string, { fillers }: Knowledge): Topic[] {
  const sure = topics.filter(({ say }) => say.length > 2 || core.includes(say));
  const isTyped = /^[가-힣]{2,3}$/.test(typed) && core.startsWith(`${typed}공구`) && !fillers.has(typed);
  const [guess] = topics;
  if (sure.length > 0 || !guess || !isTyped || SAYS_HOW.test(typed)) return sure;
  return [{ ...guess, say: typed, title: typed }];
}
const SAYS_HOW = /(?:하|는|은|던|한|할|된|될|인|운|을|른|싼|큰)$/;

type HeardTopic = Understanding['service'];
/** `참여 누르는 순간 카드 긁히나`: more of it is about paying than about how to join. */
const moreSaid = (phrased: HeardTopic, meant: HeardTopic): HeardTopic =>
  phrased === null ||
  (meant !== null && meant.letters >= phrased.letters && (meant.topic.first || !phrased.topic.first))
    ? meant
    : phrased;
