/** What people share in a month, the most wanted first; the words are what a wish is asked with. */
const ALL_YEAR = ['쌀', '휴지', '달걀', '김', '즉석밥', '생수', '감자', '고구마'];
const BY_MONTH: Record<number, readonly string[]> = {
  1: ['감귤', '한라봉', '딸기'],
  2: ['딸기', '한라봉', '사과'],
  3: ['딸기', '대파', '참외'],
  4: ['참외', '딸기', '양파'],
  5: ['참외', '마늘', '양파'],
  6: ['마늘', '수박', '자두'],
  7: ['복숭아', '수박', '옥수수'],
  8: ['복숭아', '포도', '옥수수'],
  9: ['포도', '사과', '배'],
  10: ['고구마', '사과', '배추'],
  11: ['감귤', '절임배추', '사과'],
  12: ['감귤', '절임배추', '딸기'],
};
/** Of the shop's kinds somebody said they like: one thing of it comes forward. */
const BY_INTEREST: Record<string, string> = {
  신선식품: '사과',
  가공식품: '즉석밥',
  주방용품: '키친타월',
  생활용품: '휴지',
};

const SHOWN = 6;

/** Six things, without what a neighbour near looks for already. */
export function seasonGoods(month: number, interest: string | null, taken: readonly string[] = []): string[] {
  const liked = interest === null ? undefined : BY_INTEREST[interest];
  const words = [...(BY_MONTH[month] ?? []).slice(0, 2), ...(liked === undefined ? [] : [liked]), ...ALL_YEAR];
  const free = [...new Set(words)].filter((word) => !taken.some((name) => name.includes(word)));
  return free.slice(0, SHOWN);
}
