/** Numbers as things and people are counted: before a noun (`두 명`) and alone (`둘이서`). */
export const COUNTS: Readonly<Record<string, number>> = {
  혼자: 1,
  한: 1,
  하나: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  서이: 3,
  넷: 4,
  네: 4,
  너이: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  열한: 11,
  열두: 12,
  열세: 13,
  열네: 14,
  열다섯: 15,
  열여섯: 16,
  열일곱: 17,
  열여덟: 18,
  열아홉: 19,
  스무: 20,
  스물: 20,
};

/** To be put into a larger expression: before a noun, and alone; longer words first. */
export const COUNT_BEFORE = '열(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉)|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무';
export const COUNT_ALONE = '둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열|서이|너이';

export function countOf(word: string): number {
  return COUNTS[word] ?? Number(word);
}

/** `서너 명`: one of two numbers, of which the larger one is meant to be enough. */
const EITHER: Readonly<Record<string, number>> = {
  한두: 2,
  두세: 3,
  두서너: 4,
  서너: 4,
  너댓: 5,
  네댓: 5,
  네다섯: 5,
  너다섯: 5,
  대여섯: 6,
  예닐곱: 7,
  일고여덟: 8,
};
export const COUNT_EITHER = '한두|두세|두서너|서너|너댓|네댓|네다섯|너다섯|대여섯|예닐곱|일고여덟';

export function eitherCount(words: string): number {
  return EITHER[words] ?? 0;
}
