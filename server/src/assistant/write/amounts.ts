import { COUNT_BEFORE, countOf } from '../../korean/count-words';
import { readNumber } from '../../korean/korean-numbers';
import { before, findAll, type Matched, type PostReading } from './reading';

const WEIGHT = 'kg|㎏|키로(?:그램|그람)?|킬로(?:그램|그람)?|그램|그람|g|ml|㎖|밀리(?:리터)?|리터|ℓ|L';
/** What things are counted by; the longer word first. */
export const UNIT = `(?:${WEIGHT}|개입|개|구|매입|매|장|봉지|봉입|봉|팩입|팩|병입|병|캔입|캔|롤|마리|포기|포대|포입|포|박스|box|상자|단|통|판|묶음|세트|set|인분|줄|망|모|자루|송이|켤레|벌|알|과|미|정|입|접|손|두름|쾌|톳|축|쌍|족|되|말|근|뿌리|다발|꾸러미|바구니|소쿠리|조각|티백|스틱|캡슐|컵|곽|갑|보루|권|쪽|토막|모숨|그루|ea|pcs|T)`;
const DIGITS = '\\d{1,4}(?:,\\d{3})*(?:\\.\\d{1,2})?';
const WORDS = `(?<![가-힣])(?:${COUNT_BEFORE}|반)\\s?`;
/** `이십키로`: only of weights. */
const SPOKEN = `(?<![가-힣])[일이삼사오육칠팔구십백]{1,4}\\s?(?=키로|킬로|kg|리터|그램)`;
const COUNT = `(?:${DIGITS}|${SPOKEN}|${WORDS})`;
const ONE = `${COUNT}\\s?${UNIT}(?![가-힣]|(?!x\\s?\\d)[a-zA-Z])`;
/** `30m 30롤`, `10kg 2박스`, `2L x 24병`, `210g, 36개`, `1kg+1kg`, `500g*4`: amounts side by side are one. */
export const AMOUNT = new RegExp(
  `(?<![\\d.,~+-]|\\d\\/)(?:\\d{1,3}m\\s(?=\\d{1,3}\\s?롤))?${ONE}(?:\\s?[x×*+]?\\s?${ONE}|,\\s?${ONE}){0,3}(?:\\s?[x×*]\\s?\\d{1,3}(?![\\d가-힣a-zA-Z,.]))?`,
  'gi',
);
/** `5kg짜리`, `4키로예요`, `10kg인데`. */
export const WITH_PARTICLE = new RegExp(
  `(?<![\\d.,~+-]|\\d\\/)(?:${ONE}\\s?)?${COUNT}\\s?${UNIT}(?=짜리|를|을|에|인데|로|예요|이?에요|입니다|이고|이?요(?![가-힣])|이?라|정도|쯤|만(?![가-힣])|이나|은|는|들이)`,
  'gi',
);

const TAKEN =
  '(?:를|을|로|만)?\\s?(?:살게|살려|살까|살\\s?거|사서|사려|사면|사자|사요|삽니다|시킬|시켜|시키|주문(?!\\s?시)|구매(?!\\s?시)|구입(?!\\s?시)|갈게|갈까|가요|담을|담아|결제|지를|지르|할게|하려|쟁[이여])';
const BOUGHT = new RegExp(
  `(?<![\\d.,~+-]|\\d\\/)(?:(\\d{1,3})|(?<![가-힣])(${COUNT_BEFORE}))\\s?(${UNIT})${TAKEN}`,
  'gi',
);
const COUNTED = new RegExp(
  `(?<![\\d.,~+-]|\\d\\/)(?:(${DIGITS})|(?<![가-힣])(${COUNT_BEFORE}))\\s?(${UNIT})(?![a-zA-Z])`,
  'gi',
);
const SHARE_AHEAD = /(?:인당|1인|각|명당|집당|씩)\s?$/;

export type Counted = { count: number; unit: string; from: number; to: number };

/** `한 박스 만팔천원인데 두 박스 시킬게요`: how many are taken of what has a price. */
export function boughtIn(reading: PostReading): Counted | null {
  const all = findAll(reading, BOUGHT).filter((found) => !SHARE_AHEAD.test(before(reading, found)));
  return all.map(toCounted).find(({ count }) => count > 1) ?? null;
}

/** Every number with a unit; not what each one gets. */
export function countedIn(reading: PostReading): Counted[] {
  return findAll(reading, COUNTED)
    .filter(({ to }) => !/^\s?(?:씩|당(?![가-힣])|이상|이하)/.test(reading.plain.slice(to, to + 4)))
    .map(toCounted);
}

function toCounted({ groups: [digits, word, unit], from, to }: Matched): Counted {
  return { count: digits ? Number(digits.replaceAll(',', '')) : countOf(word!), unit: amountUnitOf(unit!), from, to };
}

/** Different spellings of one unit. */
export function amountUnitOf(unit: string): string {
  const plain = unit.toLowerCase().replace(/입$/, '') || '개';
  if (/^(?:kg|㎏|키로|킬로)/.test(plain)) return 'kg';
  if (/^(?:g|그[램람])/.test(plain)) return 'g';
  if (/^(?:l|ℓ|리터)$/.test(plain)) return 'L';
  return plain === '봉지' ? '봉' : plain === '상자' || plain === 'box' ? '박스' : plain;
}

/** As typed, in the units of the form. */
export function spelt(heard: string): string {
  return heard
    .trim()
    .replace(/[일이삼사오육칠팔구십백]+(?=\s?(?:키로|킬로|kg|리터|그램))/g, (number) => String(readNumber(number)))
    .replace(/\s?(?:키로|킬로)(?:그램|그람)?|\s?㎏/g, 'kg')
    .replace(/\s?그[램람]/g, 'g')
    .replace(/\s?(?:밀리(?:리터)?|㎖)/g, 'ml')
    .replace(/\s?(?:리터|ℓ)/g, 'L')
    .replace(/[*×]/g, 'x')
    .replace(/,\s?(?!\d{3}(?!\d))/g, ' ')
    .replace(/\s+/g, ' ');
}
