import type { Exclusion } from '../exclusion';
import { isGroupWord } from '../group-words';
import type { Knowledge } from '../knowledge';
import { isUnwanted } from '../retrieve/exclusion-rules';
import type { Topic } from './lexicon';
import type { SaidTopics } from './read-topics';

type Things = Omit<SaidTopics, 'avoided'>;

/** `아이폰 케이스` is nothing we have, whatever cases there are. */
export function withoutAbsent(read: Things, core: string, typed: string, { absent }: Knowledge): Things {
  const isWhole = (each: string) => !read.topics.some(({ say }) => isCut(each, say, core));
  const word = absent.find((each) => core.includes(each) && typed.includes(each) && isWhole(each));
  if (word === undefined) return read;
  const after = core.slice(core.indexOf(word) + word.length);
  const topics = read.topics.filter(
    ({ say }) => core.includes(say) && !after.startsWith(say) && !word.includes(say) && !core.includes(`${say}${word}`),
  );
  if (topics.length === 0) return { ...read, topics, unknown: [word] };
  // `물티슈랑 기저귀`: what there is, and that there is none of the other.
  return { ...read, topics, halfKnown: [{ whole: word, topic: topics.at(-1)! }] };
}

/** `먹을 용 과일`: the end of one word and the beginning of the next are no thing. */
function isCut(word: string, next: string, core: string): boolean {
  const end = core.indexOf(word) + word.length;
  const at = core.indexOf(next);
  return at > core.indexOf(word) && at < end && at + next.length > end;
}

/** `당근은 뱉어서 당근 안 든 이유식`: what is left out is not wished for where it is named again. */
export function withoutExcluded(read: Things, core: string, excluded: readonly Exclusion[]): Things {
  // `하네스 있나요 목줄 말고`: another word for it that is asked for is not the one refused.
  const isOwn = (say: string, key: string) => say !== key && core.includes(say) && !key.includes(say);
  const topics = read.topics.filter(
    ({ say, title }) => !excluded.some(({ key }) => key === say || (key === title && !isOwn(say, key))),
  );
  // `냉동실 터지기 직전이라 냉동은 빼고` is about no freezer.
  const isNamed = (word: string) =>
    excluded.some(({ words }) => words.some((each) => each.length > 1 && word.includes(each)));
  const others = read.uses.filter(({ say }) => !say.some((word) => core.includes(word) && isNamed(word)));
  const uses = others.length > 0 ? others : read.uses;
  return topics.length + uses.length > 0 ? { ...read, topics, uses } : read;
}

/** `냉동은 빼고` leaves out what keeps frozen: that property is not wished for either. */
export const isLeftOut = (id: string, excluded: readonly Exclusion[], { constraints }: Knowledge): boolean => {
  const trait = constraints.find((each) => each.id === id)?.trait;
  return trait != null && excluded.some(({ traits }) => traits.includes(trait));
};

/** `나무 말고`: what is made of it is not wished for either, however it is called (`원목`). */
export const attributesRefused = (excluded: readonly Exclusion[], { constraints }: Knowledge): string[] =>
  constraints
    .filter(({ attribute, say }) => attribute !== null && excluded.some(({ key }) => isBegun(key, say)))
    .map(({ id }) => id);
const isBegun = (key: string, say: readonly string[]): boolean =>
  key.length > 1 && say.some((word) => word.startsWith(key));

/** A thing that was named only to be refused. */
export const refused = ({ say, title, find }: Topic): Exclusion => ({
  key: say,
  label: title,
  why: 'refused',
  traits: [],
  requires: [],
  words: find,
});

const isWord = ({ key }: Exclusion): boolean => /[가-힣]/.test(key);

/** `후라이드치킨 말고 너겟이나 텐더`: what else the word stands for is wished for. */
export function butFor(topics: readonly Topic[], exclusion: Exclusion): Exclusion {
  if (!isUnwanted(exclusion)) return exclusion;
  // A whole kind stays left out: `질긴 거 못 먹어 간식` does not wish for jerky.
  // Nor does a word for many things (`간식`) wish for each of them.
  const wished = topics.flatMap(({ say, find }) =>
    isWord(exclusion) && !isGroupWord({ find }) ? [say, ...find] : [say],
  );
  const isWished = (word: string) => word !== exclusion.key && wished.some((each) => each.includes(word));
  const words = exclusion.words.filter((word) => !isWished(word));
  return words.length < exclusion.words.length
    ? { ...exclusion, words, label: isWord(exclusion) ? exclusion.key : exclusion.label }
    : exclusion;
}
