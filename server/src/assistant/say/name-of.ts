import { isGroupWord } from '../group-words';
import type { Good, Goods } from '../retrieve/goods-index';
import type { Topic } from '../understand/lexicon';
import { squeeze } from '../understand/squeeze';

/** Whom it is for; says nothing of what it is. */
const OWNERS: ReadonlySet<string> = new Set(
  '강아지 고양이 아이 아기 애기 어린이 유아 가족 부모님 어르신 손님 직장인 친구 반려동물'.split(' '),
);
/** How verbs and what describes end. */
const DESCRIBES = /(?:[는은던진한할운된친을릴줄쓸볼먹서고며면]|다|요|해|어|아|게)$/;

/**
 * What was asked for, as a noun (`강아지 간식`, `땅콩버터, 잼`): of several words those of which something is shown. Empty when
 * no word of it is a noun.
 */
export function nameOf(
  topics: readonly Topic[],
  goods: Goods,
  { shown = [], isCondition = () => false }: { shown?: readonly Good[]; isCondition?: (title: string) => boolean } = {},
): string {
  const nouns = topics.filter(({ title }) => !isDescription(title, goods));
  const owners = nouns.filter(({ title }) => OWNERS.has(title));
  const things = nouns.filter(({ title }) => !OWNERS.has(title));
  const some = (first: Topic[]) => (first.length > 0 ? first : things);
  const meant = some(
    things.filter(({ title }) => !isCondition(title) || goods.all.some((g) => g.shelves.includes(title))),
  );
  const there = meant.filter((topic) => isShown([topic], shown, goods));
  const named = there.length > 0 ? there : meant;
  if (named.length === 0) return '';
  const titles = (some: Topic[]) => [...new Set(some.map(({ title }) => title))];
  return [...titles(owners), titles(named).join(', ')].join(' ');
}

/** `다진`, `빨아쓰는`: of a product's name, but not what it is. */
function isDescription(title: string, { all }: Goods): boolean {
  if (!DESCRIBES.test(title)) return false;
  return !all.some(
    ({ nameWords, shelves, tags }) => tags[0] === title || shelves.includes(title) || nameWords.at(-1)?.endsWith(title),
  );
}

/**
 * Whether something shown is what was asked for: by name, shelf or first keyword, or as one of those the word stands for. What a
 * word that nothing here is called (`홍삼`) is looked for instead of is something else.
 */
export const isShown = (topics: readonly Topic[], shown: readonly Good[], goods: Goods): boolean =>
  topics.some(({ title, find }) => {
    const standsFor = isGroupWord({ find }) || isSold(title, goods) ? find : [];
    return shown.some((good) => {
      const name = squeeze(good.name);
      const last = good.nameWords.at(-1) ?? '';
      const isCalled = (word: string) =>
        word.length > 1 ? name.includes(word) || good.shelves.includes(word) : last.length > 1 && last.endsWith(word);
      return isCalled(title) || good.tags[0] === title || standsFor.some(isCalled);
    });
  });

const isSold = (title: string, { vocabulary, all }: Goods): boolean =>
  vocabulary.has(title) || all.some(({ name }) => squeeze(name).includes(title));
