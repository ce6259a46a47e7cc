import { BOARD_NAME_MAX } from '@mungchi/contract';
import type { Guess } from './guess';
import { type Found, type Reading, USED, use } from './reading';
import type { Things } from './things';

/** Words around a name, never of it: what is done, who is asked, where it is sold, how it is sent. */
const FILLER =
  /^(?:공구(?:합니다|해요|하실|해용|예정|입니다|예요|요)?|공동구매|같이|함께|사실|사요|사자|살|하실|드실|나누실|나눌|쓸|분|분들?|계신가요|계실까요|나눠요|나눠|나[눔]|나누기|구해요|구합니다|구함|모집|모집합니다|모집해요|모아요|모여요|총|총액|각|인당|가격|가격은|금액|값|장소|장소는|마감|마감일|인원|수령|상품명|품목|제품명|상품|이번에|이거|이것|요거|오늘의특가|특가|핫딜|세일|할인|할인가|정가|판매가|공구가|무료배송|무배|로켓배송|새벽배송|당일배송|배송비|배달비|포함|쿠팡|네이버|마켓컬리|컬리|지마켓|옥션|이마트몰|쿠팡에서|네이버에서|코스트코에서|마트에서|파는|시킬|살려고|우리|저희|저희가|제가|사람|명|에서|에|로|으로|이|이서|까지|부터|더|및|또는|그리고|혹시|어때요|가능하신|신청|선착순|문의|문의는|연락|연락주세요|로켓|직구|1\+1|2\+1|\d{1,3}%|짜리|정도|쯤|씩|반씩|반반|나랑|나까지|저까지|포함해서|에서요|앞에서|요|인데|이에요|예요|입니다|원|안|뒤|거|것|아니면)$/;
/** The end of a sentence: what comes before it is talk. */
const ENDING =
  /(?:니다|세요|해요|어요|아요|에요|예요|네요|데요|는데|인데|려고|서요|까요|지요|죠|할게요|올려요|갑니다|주세요|사요|나요|ㅠ+|ㅎ+|ㅋ+|~+)$/;
const BRACKETS = /\[[^\]\n]{0,30}\]|【[^】\n]{0,30}】|\([^)\n]{0,30}\)|<[^>\n]{0,20}>/g;
/** A value that was not chosen. */
const VALUE = /^₩?\d[\d,.]*(?:원|만|천|명|인당|월|일|\/|kg|g|개|박스)/;
const EDGES = /^[[(【<]+|[\])】>.,!?~]+$/g;
const SIGNS = /[★☆♥♡◆◇■□●○▶▷※!?~"'“”‘’:：;|/,·•…]+/g;

type Part = Found & { isFirst: boolean };

/** What is left before the first field; else the first part that is left and says a thing. */
export function readName(reading: Reading, things: Things): Guess<string> | undefined {
  const parts = partsOf(reading);
  const named = parts.flatMap((part) => {
    const value = nameIn(part.said, things);
    return value ? [{ ...part, value }] : [];
  });
  const known = named.filter(({ value }) => things(value) !== null);
  const chosen = named[0]?.isFirst && things(named[0].value) ? named[0] : (known[0] ?? named[0]);
  if (!chosen || Array.from(chosen.value).length > BOARD_NAME_MAX) return undefined;
  const at = chosen.said.indexOf(chosen.value);
  if (at < 0) return undefined;
  use(reading, { from: chosen.from + at, to: chosen.from + at + chosen.value.length });
  return { value: chosen.value, said: chosen.value, sure: things(chosen.value) !== null, note: null };
}

/** What stands between fields, lines and signs. */
function partsOf({ left }: Reading): Part[] {
  const plain = left
    .replace(BRACKETS, (inside) => USED.repeat(inside.length))
    .replace(SIGNS, (signs) => USED.repeat(signs.length));
  const parts = Array.from(plain.matchAll(new RegExp(`[^${USED}\\n]+`, 'g')), (match) => ({
    said: match[0],
    from: match.index,
    to: match.index + match[0].length,
    isFirst: false,
  })).filter(({ said }) => /[가-힣a-zA-Z]/.test(said));
  return parts.map((part, nth) => ({ ...part, isFirst: nth === 0 }));
}

/** The words of a part without what is around them: a run, so that it stands in the text as it is. */
function nameIn(part: string, things: Things): string | null {
  const words = part.split(/\s+/).filter(Boolean);
  const talk = words.findLastIndex((word) => ENDING.test(word) && things(word) === null);
  const rest =
    talk < 0
      ? words
      : talk < words.length - 1
        ? words.slice(talk + 1)
        : words.slice(
            0,
            words.findIndex((word) => ENDING.test(word)),
          );
  let [from, to] = [0, rest.length];
  while (from < to && isAround(rest[from]!)) from += 1;
  while (to > from && isAround(rest[to - 1]!)) to -= 1;
  // What is around may also stand in the middle: the name ends there.
  const inner = rest.slice(from, to).findIndex(isAround);
  const name = rest.slice(from, inner < 0 ? to : from + inner);
  if (name.length === 0) return null;
  const said = new RegExp(name.map(escaped).join('\\s+')).exec(part)?.[0] ?? null;
  return said && /[가-힣a-zA-Z]/.test(said) ? said : null;
}

/** Says nothing by itself: what is left of `나눠요` and `[쿠팡]` once everything else was read. */
export function isAround(word: string): boolean {
  return VALUE.test(word) || FILLER.test(word.replace(EDGES, '')) || !/[가-힣a-zA-Z]/.test(word);
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
