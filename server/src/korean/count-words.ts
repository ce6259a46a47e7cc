/** Numbers as things and people are counted: before a noun (`두 명`) and alone (`둘이서`). */
export const COUNTS: Readonly<Record<string, number>> = {
  혼자: 1,
  한: 1,
  하나: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  넷: 4,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  스무: 20,
};

/** To be put into a larger expression: before a noun, and alone. */
export const COUNT_BEFORE = '한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무';
export const COUNT_ALONE = '둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열';

export function countOf(word: string): number {
  return COUNTS[word] ?? Number(word);
}
