/** How a price is written. */
const DIGIT = '[일이삼사오육륙칠팔구]';
const PART = (unit: string) => `(?:\\s?(?:\\d{1,4}|${DIGIT})?${unit})`;
const LEAD = '(?:\\d{1,4}(?:\\.\\d{1,2})?|[일이삼사오육륙칠팔구십백]{1,5})';
const PARTS = `${PART('천')}?${PART('백')}?${PART('십')}?`;
/** `3만5천`, `2만 9천`, `만오천`, `십이만`, `1만6800`; `6천5백`. */
const MYRIADS = `${LEAD}?\\s?만${PARTS}(?:\\d{1,4}(?=\\s?원))?`;
const THOUSANDS = `(?:\\d{1,4}|${DIGIT})\\s?천${PART('백')}?${PART('십')}?|천(?:\\s?${DIGIT}백)?(?=\\s?원)|(?:\\d|${DIGIT})\\s?백(?=\\s?원)`;
const FIGURES = '\\d{1,3}(?:,\\d{3})+|\\d{2,9}';
/** 원 begins other words too: `29900 원산지 국내산`. */
const WON = '원(?!산지|두|목|형|룸|액|플|조|단|터치|피스|물|료)';
/** Without 원 a number of ten thousands has to be more than `만`: that ends `두 명 만`. */
const SPOKEN = `(?:${LEAD}\\s?만${PARTS}|만(?=\\s?(?:\\d|${DIGIT})?[천백])${PARTS}|\\d\\s?천)`;
const ENDS = '(?=$|[^가-힣\\d]|에|대(?![가-힣])|쯤|정도|씩|짜리|이?요(?![가-힣])|인데|이?에요|이?고(?![가-힣]))';

export const PRICE = new RegExp(
  `(?<![가-힣\\d.,])(?:(?:${MYRIADS}|${THOUSANDS}|${FIGURES})\\s?${WON}|₩\\s?(?:${FIGURES})(?![\\d,])|${SPOKEN}${ENDS})`,
  'g',
);

/** `15,900`, `15000` alone: a price is likely, but not said to be one. */
const COUNTER =
  '[a-zA-Z%]|[개구매장봉팩병캔롤정건명년월일회점위번권인분](?![가-힣]{2})|박스|마리|포기|리뷰|후기|찜|포인트|미터|칼로리';
export const BARE = new RegExp(
  `(?<![가-힣a-zA-Z\\d.,:#-]|\\d\\/)(?:\\d{1,3}(?:,\\d{3})+(?![\\d,.]|\\s?(?:${COUNTER}|원))|\\d{4,7}(?=[\\s/,]|$)(?!,\\d)(?!\\s?(?:${COUNTER})))`,
  'g',
);
