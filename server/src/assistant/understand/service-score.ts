import { keystrokes, soundsLike, withinOneKey } from '../../korean/jamo';
import type { Concepts, Knowledge, ServiceTopic } from '../knowledge';
import type { Goods } from '../retrieve/goods-index';
import { type Likeness, mostAlike } from './alike';
import { isSlip } from './is-slip';
import { lettersOf } from './letters';
import { goodsWordsIn } from './lexicon';
import { type Span, serviceTopicIn } from './phrases';
import { mayAskBoards } from './read-board-question';
import { markedKeys, squeeze, stemKeys } from './squeeze';

type Heard = { topic: ServiceTopic; letters: number } | null;
type SecondOpinion = { service: Heard; isBoards: boolean };

const OTHERS = ['boards', 'goods', 'talk'];
/** Too short a message is like anything. */
const SHORTEST_TOLD = 8;
/** How far ahead a reading must be: of one that was heard, of none, of goods, and where nothing else is understood. */
const CLEAR_LEAD = { heard: 6, another: 10, unheard: 9, boards: 5, alone: 4 };

/**
 * What was heard by phrases, held against sentences that are known to be about something. It is overruled only where the
 * whole message is clearly like something else. `isOfScreen` when it says something of a list or of purchases on screen.
 */
export function secondOpinion(heard: Heard, core: string, knowledge: Knowledge, isOfScreen: boolean): SecondOpinion {
  const opinion = { service: heard, isBoards: false };
  const like = core.length >= SHORTEST_TOLD ? mostAlike(core, knowledge) : null;
  if (!like) return opinion;
  const { topic, score, lead, boards } = topicNamed(like, knowledge);
  if (like.label === 'boards' && boards >= CLEAR_LEAD.boards && mayAskBoards(core))
    return { service: null, isBoards: true };
  // A word about what is on screen is like many questions.
  if (heard === null) {
    const isSure = lead >= CLEAR_LEAD.unheard && !isOfScreen;
    return isSure ? { ...opinion, service: { topic, letters: core.length / 2 } } : opinion;
  }
  const isAnother =
    lead >= CLEAR_LEAD.heard && score - (like.scores.get(heard.topic.topic) ?? score) >= CLEAR_LEAD.another;
  return isAnother ? { ...opinion, service: { topic, letters: heard.letters } } : opinion;
}

/** For what would not be understood at all. */
export function topicAlike(core: string, knowledge: Knowledge): ServiceTopic | null {
  const like = core.length >= SHORTEST_TOLD ? mostAlike(core, knowledge) : null;
  if (!like) return null;
  const { topic, lead } = topicNamed(like, knowledge);
  return lead >= CLEAR_LEAD.alone ? topic : null;
}

/** The topic it is most like, how far that is before anything else, and how far purchases are before all. */
function topicNamed({ scores }: Likeness, { service }: Knowledge) {
  const scoreOf = (label: string): number => scores.get(label) ?? Number.NEGATIVE_INFINITY;
  const topic = service.reduce((best, each) => (scoreOf(each.topic) > scoreOf(best.topic) ? each : best));
  const score = scoreOf(topic.topic);
  const next = Math.max(score, ...OTHERS.filter((label) => label !== 'boards').map(scoreOf));
  return { topic, score, lead: score - Math.max(...OTHERS.map(scoreOf)), boards: scoreOf('boards') - next };
}

type Keyed = { words: ReadonlyMap<string, string[]>; sayings: { topic: ServiceTopic; parts: string[] }[] };
const byConcepts = new WeakMap<Concepts, Keyed>();

/**
 * For a question about the service in words that no phrase has: `돈` and `돌려` stand for many words each, in any form of
 * the verb and any order, and together they are a topic. Of several topics the one of which more is said.
 */
export function topicByConcepts(
  core: string,
  knowledge: Knowledge,
  named: readonly Span[] = [],
): { topic: ServiceTopic; letters: number } | null {
  const { words, sayings } = keyed(knowledge);
  const keys = markedKeys(core);
  const heard = new Map<string, { at: number; end: number } | null>();
  const hear = (concept: string) => {
    let found = heard.get(concept);
    if (found === undefined) {
      found = longestIn(keys, words.get(concept) ?? [], named);
      heard.set(concept, found);
    }
    return found;
  };
  let best: { topic: ServiceTopic; letters: number } | null = null;
  for (const { topic, parts } of sayings) {
    const keysSaid = coveredBy(parts.map(hear));
    const letters = Math.round(keysSaid / KEYS_A_LETTER);
    if (letters < FEWEST || letters <= (best?.letters ?? 0)) continue;
    best = { topic, letters };
  }
  return best;
}
const KEYS_A_LETTER = 3.4;
const FEWEST = 3;

function longestIn(keys: string, words: string[], named: readonly Span[]): { at: number; end: number } | null {
  for (const word of words) {
    const at = keys.indexOf(word);
    if (at >= 0 && !isPartOfGoods(keys, at, word, named)) return { at, end: at + word.length };
  }
  return null;
}

/** What is only a part of a word for goods says nothing else: `갈비찜` is no list of likes. */
function isPartOfGoods(keys: string, at: number, word: string, named: readonly Span[]): boolean {
  if (named.length === 0) return false;
  const start = lettersIn(keys.slice(0, at));
  const end = start + lettersIn(word);
  return named.some((span) => span.start <= start && end <= span.end && end - start < span.end - span.start);
}
const lettersIn = (keys: string): number => keys.split('|').length - 1;

/** Keys that are said by all of them together; 0 when one is missing or is part of another. */
function coveredBy(spans: ({ at: number; end: number } | null)[]): number {
  let sum = 0;
  let end = 0;
  const said = spans.flatMap((span) => span ?? []).toSorted((a, b) => a.at - b.at);
  if (said.length < spans.length) return 0;
  for (const span of said) {
    if (span.at < end) return 0;
    sum += span.end - span.at;
    end = span.end;
  }
  return sum;
}

function keyed({ concepts, service }: Knowledge): Keyed {
  const before = byConcepts.get(concepts);
  if (before) return before;
  const words = new Map(
    Object.entries(concepts.words).map(([name, all]) => [
      name,
      all.map(markedKeys).toSorted((a, b) => b.length - a.length),
    ]),
  );
  const sayings = Object.entries(concepts.topics).flatMap(([name, all]) => {
    const topic = service.find((each) => each.topic === name);
    return topic ? all.map((saying) => ({ topic, parts: saying.split('+') })) : [];
  });
  const made = { words, sayings };
  byConcepts.set(concepts, made);
  return made;
}

/** Where one question ends and the next begins. */
const BETWEEN = /[?!.;\n]+|(?<=[고요죠지까나며면데은는도]),|\s(?:그리고|글고|그리구|또|아니면|근데|참고로)\s/;
const SHORTEST_QUESTION = 4;
/** What a chance word in a part does not reach. */
const SURE = 3;
/** More of them nobody reads. */
const MOST = 3;

/** `수수료 있어요? 배송비는요?`: the facts that are asked for, part by part; empty where only one thing is asked. */
export function topicsAsked(message: string, goods: Goods, knowledge: Knowledge): ServiceTopic[] {
  const parts = message.split(BETWEEN).filter((part) => squeeze(part).length >= SHORTEST_QUESTION);
  if (parts.length < 2) return [];
  const topics = parts.flatMap((part) => topicOf(part, goods, knowledge) ?? []);
  return [...new Set(topics)].slice(0, MOST);
}

function topicOf(part: string, goods: Goods, knowledge: Knowledge): ServiceTopic | null {
  const core = squeeze(part);
  const named = goodsWordsIn(part, goods, knowledge);
  const phrased = serviceTopicIn(core, knowledge, { named, wordStarts: lettersOf(part).wordStarts });
  const meant = topicByConcepts(core, knowledge, named);
  const heard = (meant?.letters ?? 0) > (phrased?.letters ?? 0) && !phrased?.topic.first ? meant : phrased;
  return heard !== null && heard.letters >= SURE ? heard.topic : null;
}

/** What questions about the service are about; a slip in one of these hides the whole question. */
const WORDS = [
  '환불 결제 정산 탈퇴 취소 배송 신고 차단 알림 마감 리더 후기 리뷰 채팅 계좌',
  '수수료 영수증 닉네임 프로필 로그인 개인정보 고객센터 매너게이지',
].flatMap((line) => line.split(' '));

/** For what would not be understood at all: `환뷸 언제 들어와` has one wrong key. */
export function slippedTopicIn(core: string, knowledge: Knowledge): ServiceTopic | null {
  for (const word of WORDS) {
    for (let at = 0; at + word.length <= core.length; at++) {
      const typed = core.slice(at, at + word.length);
      if (!isOneSlip(typed, word)) continue;
      return serviceTopicIn(core.replace(typed, word), knowledge)?.topic ?? null;
    }
  }
  return null;
}

/** The first letter must be right, and of two letters the consonants too: `신도시` does not report anybody. */
const isOneSlip = (typed: string, word: string): boolean =>
  typed[0] === word[0] &&
  (word.length > 2 ? isSlip(typed, word) : consonantsOf(typed) === consonantsOf(word)) &&
  withinOneKey(soundsLike(keystrokes(Array.from(typed))), soundsLike(keystrokes(Array.from(word))));

const consonantsOf = (text: string): string => keystrokes(Array.from(text)).replaceAll(/[ㅏ-ㅣ]/g, '');

type Clue = { keys: string; weight: number };
type Scored = { topic: ServiceTopic; clues: Clue[] };

const byKnowledge = new WeakMap<Knowledge, Scored[]>();
/** One word of its own, or two that it shares with others. */
const ENOUGH = 1.4;
const SHORTEST = 2;

/**
 * For a message that no phrase matches: the topic whose words it has most of, in any form and order. A word counts the less,
 * the more topics have it; null when none is clearly ahead.
 */
export function likeliestTopic(core: string, knowledge: Knowledge): ServiceTopic | null {
  const keys = stemKeys(core);
  const ranked = cluesOf(knowledge)
    .map(({ topic, clues }) => ({ topic, score: scoreOf(keys, clues) }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = ranked;
  if (!best || best.score < ENOUGH || best.score < (next?.score ?? 0) * LEAD) return null;
  return best.topic;
}
const LEAD = 1.15;

function scoreOf(keys: string, clues: Clue[]): number {
  let left = keys;
  let score = 0;
  // Longest first, and what was heard once is not heard again in a shorter word.
  for (const { keys: clue, weight } of clues) {
    if (!left.includes(clue)) continue;
    left = left.replace(clue, '|');
    score += weight;
  }
  return score;
}

function cluesOf(knowledge: Knowledge): Scored[] {
  const before = byKnowledge.get(knowledge);
  if (before) return before;
  const topicsByWord = new Map<string, Set<string>>();
  for (const { topic, phrases, hints } of knowledge.service) {
    for (const word of [...phrases.flat(), ...hints]) {
      topicsByWord.set(word, (topicsByWord.get(word) ?? new Set()).add(topic));
    }
  }
  const scored = knowledge.service.map((topic) => ({
    topic,
    clues: [...new Set([...topic.phrases.flat(), ...topic.hints])]
      .filter((word) => word.length >= SHORTEST)
      .map((word) => ({ keys: stemKeys(word), weight: 1 / Math.sqrt(topicsByWord.get(word)!.size) }))
      .sort((a, b) => b.keys.length - a.keys.length),
  }));
  byKnowledge.set(knowledge, scored);
  return scored;
}
