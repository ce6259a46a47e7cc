import type { Knowledge, Phrase, ServiceTopic, Talk } from '../knowledge';
import type { Command } from '../knowledge-files';
import { squeeze, stemKeys } from './squeeze';

/** Where the message names goods; a phrase cannot begin or end within such a word (`라|떼는`, `돈|까스`). */
export type Span = { start: number; end: number };
/** What is known of a message beside its letters: where goods are named and where words begin. */
type Around = { named: readonly Span[]; wordStarts: ReadonlySet<number> };
const NOWHERE: Around = { named: [], wordStarts: new Set() };

/** Letters of a phrase if the message has all its parts, else 0. */
function heard(core: string, phrase: Phrase, around: Around = NOWHERE): number {
  if (!phrase.every((part) => hasWhole(core, part, around))) return 0;
  return phrase.reduce((sum, part) => sum + part.length, 0);
}

function hasWhole(core: string, part: string, { named, wordStarts }: Around): boolean {
  for (let at = core.indexOf(part); at >= 0; at = core.indexOf(part, at + 1)) {
    const end = at + part.length;
    const cuts = (place: number) => named.some((span) => span.start < place && place < span.end);
    // `이|내 공구` is not about one’s own.
    const isChance = !wordStarts.has(at) && wordStarts.has(at + 1) && end > at + 1;
    if (!cuts(at) && !cuts(end) && !isChance) return true;
  }
  return false;
}

const longest = (core: string, phrases: readonly Phrase[], around: Around): number =>
  phrases.reduce((best, phrase) => Math.max(best, heard(core, phrase, around)), 0);

export function commandsIn(core: string, knowledge: Knowledge): Set<Command> {
  // `비싼` holds `싼` and means the opposite.
  const apart = (text: string): string => text.replaceAll('비싼', '●');
  return new Set(
    knowledge.commands
      .filter(({ phrases }) => phrases.some((phrase) => heard(apart(core), phrase.map(apart)) > 0))
      .map(({ command }) => command),
  );
}

export function serviceTopicIn(
  core: string,
  knowledge: Knowledge,
  around: Partial<Around> = {},
): { topic: ServiceTopic; letters: number } | null {
  const heardTopics = knowledge.service
    .map((topic) => ({ topic, letters: longest(core, topic.phrases, { ...NOWHERE, ...around }) }))
    .filter(({ letters }) => letters > 0);
  // `결제한 거 환불 어떻게 해?` is about the money back, however much of it speaks of paying.
  return heardTopics.sort((a, b) => Number(b.topic.first) - Number(a.topic.first) || b.letters - a.letters)[0] ?? null;
}

/** For what would not be understood at all: `리더가 바뀔 수 있나요` is about the service, whatever it asks. */
export function serviceHintIn(core: string, knowledge: Knowledge): ServiceTopic | null {
  const byLetters = knowledge.service.flatMap((topic) =>
    topic.hints.filter((hint) => core.includes(hint)).map((hint) => ({ topic, letters: hint.length })),
  );
  return byLetters.sort((a, b) => b.letters - a.letters)[0]?.topic ?? null;
}

/** Kinds that count wherever they are said; other small talk must be most of the message. */
const ALWAYS = new Set(['refuse', 'insult', 'who', 'thanks', 'chat']);
const MOST = 0.4;
const LAUGHTER = /[ㅋㅎㅠㅜ~!?.^;]+/g;

export type HeardTalk = { talk: Talk; exact: boolean; letters: number };

export function talkIn(core: string, knowledge: Knowledge): HeardTalk | null {
  const spoken = core.replace(LAUGHTER, '') || core;
  const doubled = /^(.)\1*$/u.exec(spoken)?.[1];
  let best: { talk: Talk; letters: number } | null = null;
  for (const talk of knowledge.talk) {
    for (const phrase of talk.phrases) {
      const single = phrase.join('');
      if (spoken === single || core === single || doubled === single)
        return { talk, exact: true, letters: single.length };
      if (single.length < 2) continue;
      const letters = heard(spoken, phrase);
      const enough = ALWAYS.has(talk.kind) ? letters > 0 : letters >= spoken.length * MOST;
      if (enough && letters > (best?.letters ?? 0)) best = { talk, letters };
    }
  }
  return best ? { ...best, exact: false } : null;
}

/** For what would not be understood at all: a feeling among other words is one still. */
export function talkHintIn(core: string, knowledge: Knowledge): Talk | null {
  const keys = stemKeys(core);
  return (
    knowledge.talk.find(({ kind, phrases }) => FEELINGS.has(kind) && phrases.some((phrase) => isFelt(keys, phrase))) ??
    null
  );
}
/** In any form of the verb. */
const isFelt = (keys: string, phrase: Phrase): boolean =>
  /^[가-힣]{2,}$/.test(phrase.join('')) && phrase.every((part) => keys.includes(stemKeys(part)));
const FEELINGS = new Set(['sad', 'bored', 'love', 'greeting', 'thanks', 'bye', 'laugh', 'help', 'weather', 'insult']);

const ORDINALS = ['첫', '두', '세', '네', '다섯'];
const NTH = /(첫|두|세|네|다섯)번째|([1-9])번(?!이상|이하)|^([1-9])$|([1-9])(?:번째)/;

/** Which of the list is meant; -1 is the last. */
export function ordinalIn(message: string): number | null {
  const core = squeeze(message);
  if (/(?:마지막|맨끝|맨아래)(?:거|꺼|것|상품|에)?/.test(core)) return -1;
  if (/(?:맨|제일|젤|가장)위(?:에)?(?:거|꺼|것|있는|상품)?|윗(?:거|꺼|것)/.test(core)) return 1;
  const child = /(첫|둘|셋|넷)째(?:거|꺼|것|번|상품)/.exec(core)?.[1];
  if (child) return ['첫', '둘', '셋', '넷'].indexOf(child) + 1;
  const nth = NTH.exec(core);
  if (nth) return nth[1] ? ORDINALS.indexOf(nth[1]) + 1 : Number(nth[2] ?? nth[3] ?? nth[4]);
  return /^(?:맨)?(?:처음|첫)(?:거|꺼|것)(?!.*(?:다시|돌아|되돌|보여줬))/.test(core) ? 1 : null;
}
