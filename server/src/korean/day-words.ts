/** Days by name, counted from today. */
const DAYS_AHEAD: Readonly<Record<string, number>> = {
  오늘: 0,
  금일: 0,
  이따: 0,
  이따가: 0,
  내일: 1,
  낼: 1,
  명일: 1,
  내일모레: 2,
  낼모레: 2,
  모레: 2,
  글피: 3,
  그글피: 4,
};

/** To be put into a larger expression; longer words first. */
export const DAY_AHEAD = '내일\\s?모레|낼\\s?모레|그글피|글피|모레|내일|낼|명일|오늘|금일|이따가|이따';

/** So many days: `사흘 뒤`, `열흘 안에`. */
export const SPANS: Readonly<Record<string, number>> = {
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  닷새: 5,
  엿새: 6,
  이레: 7,
  여드레: 8,
  아흐레: 9,
  열흘: 10,
  보름: 15,
};
export const SPAN = Object.keys(SPANS).join('|');

/** `내일 모레` is one word. */
export function daysAhead(word: string): number {
  return DAYS_AHEAD[word.replace(/\s/g, '')] ?? 0;
}
