import { BOARD_PRICE_MAX } from '@mungchi/contract';
import { readNumber } from '../../korean/korean-numbers';
import type { Guess } from './guess';
import { after, before, type Found, findAll, type Reading, use } from './reading';

const DIGIT = '[일이삼사오육륙칠팔구]';
const PART = (unit: string) => `(?:\\s?(?:\\d{1,4}|${DIGIT})?${unit})`;
/** `3만5천`, `2만 9천`, `만오천`, `1만6800`; `6천5백`. */
const MYRIADS = `(?:\\d{1,4}(?:\\.\\d)?|${DIGIT})?\\s?만${PART('천')}?${PART('백')}?${PART('십')}?(?:\\d{1,4}(?=\\s?원))?`;
const THOUSANDS = `(?:\\d{1,4}|${DIGIT})\\s?천${PART('백')}?|천(?=\\s?원)`;
const FIGURES = '\\d{1,3}(?:,\\d{3})+|\\d{2,9}';
const PRICE = new RegExp(
  `(?<![가-힣\\d.,])(?:(?:${MYRIADS}|${THOUSANDS}|${FIGURES})\\s?원|₩\\s?(?:${FIGURES})(?![\\d,])|(?:${MYRIADS}|\\d\\s?천)(?=$|[^가-힣\\d]|에|대(?![가-힣])|쯤|정도)|\\d{1,3}(?:,\\d{3})+(?![\\d,.]|\\s?(?:[가-힣a-zA-Z]|%)))`,
  'g',
);
/** `15000` alone: a price is likely, but not said to be one. */
const BARE = /(?<![가-힣a-zA-Z\d.,:/#-])\d{4,7}(?=\s|$)(?!\s?(?:[a-zA-Z]|[개구매장봉팩병캔롤정건명년월일]))/g;

const PER_HEAD_BEFORE = /(?:인당|1인|한\s?명당|한\s?분당|한\s?사람당|한\s?사람에|각자|(?<![가-힣])각)\s?[:：]?\s?$/;
const PER_HEAD_AFTER = /^\s?(?:씩|에\s?한\s?분)/;
const PER_PIECE =
  /(?:[가-힣a-zA-Z]당|하나에|(?:한|1)\s?(?:개|봉지?|병|캔|팩|장|롤|포|알|매|박스|통)에|[(]1\s?(?:개|봉지?|병|캔|팩|장|롤|포|알|매|박스|통)|[x×*])\s?[:：]?\s?$/;
const ASIDE = /(?:배송비|배달비|택배비|적립금?|포인트|마일리지|쿠폰\s?할인|할인\s?쿠폰|캐시백|보증금)\s?[:：]?\s?$/;
const WAS = /(?:정가|정상가|기존가?|원가|원래|소비자가|시중가|출시가)\s?[:：]?\s?$/;
const WAS_AFTER = /^\s?(?:→|->|=>|⇒|에서\s)/;
const MARKED =
  /(?:총|총액|총금액|판매가격?|할인가|공구가|공동구매가|특가|최저가|쿠폰가|최대할인가|할인판매가|할인|가격|금액|값|모두|다\s?해서|→|->|=>|⇒|\d\s?%)\s?[:：-]?\s?$/;
const ABOUT = /^\s?(?:쯤|대|정도|가량|내외|안팎|전후)/;

type Kind = 'whole' | 'was' | 'head' | 'aside';
type Price = Found & { won: number; kind: Kind; marked: boolean; about: boolean; bare: boolean };

/** The price of the whole. A share is multiplied by the people; without them it says nothing. */
export function readPrice(reading: Reading, people: number | null): Guess<number> | undefined {
  const prices = [...pricesOf(reading, PRICE, false), ...pricesOf(reading, BARE, true)].filter(
    ({ won }) => won >= 1 && won <= BOARD_PRICE_MAX,
  );
  const said = prices.some(({ bare }) => !bare) ? prices.filter(({ bare }) => !bare) : prices;
  const now = said.filter(({ kind }) => kind === 'whole');
  const whole = now.length > 0 ? now : said.filter(({ kind }) => kind === 'was');
  const chosen = whole.findLast(({ marked }) => marked) ?? whole.at(-1);
  if (chosen) {
    use(reading, chosen);
    const isOne =
      said.filter(({ kind, won }) => (kind === 'whole' || kind === 'was') && won !== chosen.won).length === 0;
    const sure = isOne && !chosen.about && !chosen.bare;
    return { value: chosen.won, said: chosen.said.trim(), sure, note: isOne ? null : 'SEVERAL' };
  }
  const share = said.find(({ kind }) => kind === 'head');
  if (!share || people === null || share.won * people > BOARD_PRICE_MAX) return undefined;
  use(reading, share);
  return { value: share.won * people, said: share.said.trim(), sure: false, note: 'PER_HEAD' };
}

function pricesOf(reading: Reading, pattern: RegExp, bare: boolean): Price[] {
  // `세 분만`: what was read before it is part of the word.
  const begun = findAll(reading, pattern).filter(({ from }) => !/[가-힣]/.test(reading.text[from - 1] ?? ''));
  return begun.map((found) => {
    const [ahead, behind] = [before(reading, found), after(reading, found)];
    return {
      ...found,
      won: readNumber(found.said.replace(/[\s,₩원]/g, '')),
      kind: kindOf(ahead, behind),
      marked: MARKED.test(ahead),
      about: ABOUT.test(behind),
      bare,
    };
  });
}

function kindOf(ahead: string, behind: string): Kind {
  if (ASIDE.test(ahead)) return 'aside';
  if (PER_HEAD_BEFORE.test(ahead) || PER_HEAD_AFTER.test(behind)) return 'head';
  if (PER_PIECE.test(ahead)) return 'aside';
  return WAS.test(ahead) || WAS_AFTER.test(behind) ? 'was' : 'whole';
}
