import { normalise } from '../../korean/normalise';

/** Splits a name into head noun and modifiers. Korean puts the head last: `제주 감귤` is a 감귤. */
export type NameWords = { head: readonly string[]; rest: readonly string[] };

/** Sizes, grades and packaging words that follow the head noun. */
const PACKING = new Set(
  '세트 묶음 모음 박스 한박스 상자 대용량 소용량 특품 상품 대과 중과 소과 특대 가정용 선물용 업소용 벌크 리필 대형 소형 개입'.split(
    ' ',
  ),
);

/** Head words include their suffixes, so that `제주감귤` and `노지 감귤` match on `감귤`. */
export function wordsOfName(name: string): NameWords {
  const words = normalise(name)
    .split(' ')
    .filter((word) => /^[가-힣a-z]{2,}$/.test(word) && !PACKING.has(word));
  const last = words.at(-1);
  if (last === undefined) return { head: [], rest: [] };
  return { head: [last, ...endingsOf(last)], rest: words.slice(0, -1) };
}

/** The longest head word both names share, or null. */
export function sharedThing(a: NameWords, b: NameWords): string | null {
  return a.head.find((word) => b.head.includes(word)) ?? null;
}

/** Whether they at least share a modifier: `유기농 양파`, `유기농 당근`. */
export function sharesWord(a: NameWords, b: NameWords): boolean {
  const words = new Set([...a.head, ...a.rest]);
  return [...b.head, ...b.rest].some((word) => words.has(word));
}

function endingsOf(word: string): string[] {
  const syllables = Array.from(word);
  if (syllables.length < 4 || !/^[가-힣]+$/.test(word)) return [];
  return [syllables.slice(-3).join(''), syllables.slice(-2).join('')];
}
