import { COUNT_BEFORE, countOf } from '../../korean/count-words';
import { amountUnitOf, UNIT } from './amounts';

/** Of the whole, before a discount, for one person, for one piece, for one of these if there are more, or of something else. */
export type Kind = 'whole' | 'was' | 'head' | 'piece' | 'one' | 'aside';

const HEAD_AHEAD =
  /(?:인당|명당|(?<!\d)1인|일인|(?:(?<![가-힣])한|(?<!\d)1)\s?(?:분|사람|집|가구|명)(?:당|에|은|이)?|사람당|집당|가구당|각자|각각|(?<![가-힣])각|(?:나누면|나눠서|나눌\s?때|[n엔]빵(?:하면)?|1\/[nN](?:하면|로)?|[nN]분의\s?1(?:하면|로)?))\s?(?:약|한)?\s?[:：=]?\s?$/;
const HEAD_BEHIND =
  /^\s?(?:씩|꼴|에\s?한\s?분|\(\s?(?:1인|인당|각자|한\s?명)[^)\d]{0,6}\)|\/\s?(?:1?인|명)(?![가-힣]))/;
const PIECE_AHEAD = new RegExp(
  `(?:[가-힣a-zA-Z]당|하나에|낱개|단가|(?<![가-힣\\da-zA-Z])(?:${UNIT})에|[x×*])\\s?(?:약|에)?\\s?[:：]?\\s?$`,
  'i',
);
const PIECE_BEHIND = new RegExp(
  `^\\s?(?:\\(\\s?(?:한|1)?\\s?(?:${UNIT})\\s?(?:당|에|기준|가격)?\\s?\\)|\\/\\s?(?:1\\s?)?(?:${UNIT})(?![가-힣a-zA-Z]))`,
  'i',
);
/** `한 박스 2만원`, `1개 3,100원`: the whole, unless more are taken. */
const ONE_AHEAD = new RegExp(`(?:(?<![가-힣])한|(?<![\\d.,])1)\\s?(${UNIT})에?\\s?[:：]?\\s?$`, 'i');
const UNIT_AHEAD = new RegExp(`(?:^|[^\\d.])(?:1|한)?\\s?(${UNIT})(?:당|에)\\s?(?:약)?\\s?[:：]?\\s?$`, 'i');

/** `2포 구매시 71,000원`: the whole when so many are taken, else an offer. */
const BUNDLE_AHEAD = new RegExp(
  `(?:(\\d{1,3})|(?<![가-힣])(${COUNT_BEFORE}))\\s?(${UNIT})(?:를|을)?\\s?(?:구매|주문|구입|사면|사시면|하면|묶음)(?:시|하면|하시면)?\\s?[:：]?\\s?$`,
  'i',
);

/** Sending, saving, giving back. */
const ASIDE_AHEAD =
  /(?:(?:배송비|배달비|택배비|배송료|운송비|운임|퀵비)(?:은|는|이|가|도)?|(?<![가-힣]|무료\s)(?:배송|택배)(?:은|는)?|화물배송|착불|선불|도서\s?산간|제주\/?|적립금?|적립|포인트|마일리지|쿠폰\s?할인|할인\s?쿠폰|쿠폰(?:은)?|캐시백|보증금|할인\s?금액|즉시\s?할인|추가|(?<![\d가-힣])월|증정)\s?[:：(+]?\s?(?:최대|총|약|각)?\s?$/;
const ASIDE_BEHIND =
  /^\s?(?:할인(?!가|된?\s?가격|중|판매|특가|해서)|쿠폰|적립|추가|이상|캐시백|포인트|절약|이득|저렴|환급|페이백|더\s?(?:싸|저렴)|싸게|빼|깎|차이)/;
/** Numbers that count what others did; never with 원. */
const COUNTS_AHEAD =
  /(?:리뷰|후기|상품평|구매평|사용평|구매|찜|하트|조회수?|관심|판매량?|누적|평점|별점|평가|참여|만족도|좋아요|단골|상품번호|주문번호|[★☆⭐]+\s?\d?(?:\.\d{1,2})?|\d\.\d{1,2}점?)\s?(?:수|은|는|량)?\s?[:：(]?\s?$/u;

const WAS_AHEAD =
  /(?:정가|정상가|기존가?|(?<!회)원가|원래|소비자가|시중가|출시가|권장가|백화점가?|매장가|온라인가|인터넷가|일반가|할인\s?전|[후뒤]|[❌✖✕🚫])(?:는|은|가)?\s?[:：]?\s?$/u;
const WAS_BEHIND = /^\s?(?:→|->|=>|⇒|➡|▶|>>|에서\s|하던|였는데|이었는데|짜리를|인데\s?(?:지금|오늘|할인|세일|행사))/;
const TOTAL =
  /(?:총|총액|총\s?금액|총\s?상품금액|총\s?가격|총\s?결제\s?금액|합계|모두|다\s?해서|전부|합쳐서?|합해서)\s?[:：=-]?\s?$/;
const SALE =
  /(?:할인가|혜택가|적용가|행사가|공구가|공동구매가|특가|최저가|쿠폰가|세일가|구매가|체감가|딜가|최종가|결제가|(?<!비)회원가|할인|세일|지금|오늘만|→|->|=>|⇒|➡|>>|[⭕✅👉])(?:는|은)?\s?[:：-]?\s?$/u;
const PLAIN_MARK = /(?:판매가격?|도매가|방송가|가격|금액|값|비용)(?:은|는)?\s?[:：-]?\s?$/;
const PERCENT = /\d\s?%\s?(?:할인|세일|↓|⬇)?\s?[)/|]?\s?$/;

const ABOUT_BEHIND =
  /^\s?(?:쯤|대|정도|가량|내외|안팎|전후|초반|중반|후반|언저리|선(?![가-힣])|이하|미만|조금|넘|안\s?(?:됨|되|돼)|짜리)/;
const ABOUT_AHEAD = /(?:(?<![가-힣])(?:약|한|대략|거의|아마))\s?$/;

export function kindOf(around: string, behind: string, isNoWon: boolean): Kind {
  const ahead = undecorated(around);
  if (isNoWon && COUNTS_AHEAD.test(around)) return 'aside';
  if (ASIDE_AHEAD.test(ahead) || ASIDE_BEHIND.test(behind)) return 'aside';
  if (HEAD_AHEAD.test(ahead)) return 'head';
  if (PIECE_AHEAD.test(ahead) || PIECE_BEHIND.test(behind)) return 'piece';
  if (ONE_AHEAD.test(ahead) || /\(\s?1\s?[가-힣]{1,2}\s?$/.test(ahead)) return 'one';
  if (HEAD_BEHIND.test(behind)) return 'head';
  return WAS_AHEAD.test(ahead) || WAS_BEHIND.test(behind) ? 'was' : 'whole';
}

/** How clearly it is marked as what is paid: 3 all together, 2 after the discount, 1 as a price. */
export function markOf(around: string): number {
  const ahead = undecorated(around);
  if (TOTAL.test(ahead)) return 3;
  return SALE.test(ahead) ? 2 : PLAIN_MARK.test(ahead) || PERCENT.test(ahead) ? 1 : 0;
}

export const isByPercent = (ahead: string): boolean => PERCENT.test(undecorated(ahead));

export const isAbout = (ahead: string, behind: string): boolean => ABOUT_AHEAD.test(ahead) || ABOUT_BEHIND.test(behind);

/** How many of what a price is for, if one has to take so many for it. */
export function bundleAhead(ahead: string): { count: number; unit: string } | null {
  const [, digits, word, unit] = BUNDLE_AHEAD.exec(ahead) ?? [];
  return unit === undefined ? null : { count: countOf(digits ?? word!), unit: amountUnitOf(unit) };
}

/** The unit that a price of one is for: 병 of `병당`, of `한 병`. */
export function unitAhead(ahead: string): string | null {
  if (/(?:하나에|낱개|단가)\s?[:：]?\s?$/.test(ahead)) return '개';
  return (UNIT_AHEAD.exec(ahead) ?? ONE_AHEAD.exec(ahead))?.[1] ?? null;
}

const undecorated = (ahead: string): string => ahead.replace(/[★☆♥♡✨🔥💥💰*!"'\]】]+/gu, '');
