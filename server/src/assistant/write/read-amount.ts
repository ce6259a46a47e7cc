import { BOARD_QUANTITY_MAX } from '@mungchi/contract';
import { COUNT_BEFORE } from '../../korean/count-words';
import type { Guess } from './guess';
import { after, before, findAll, type Reading, use } from './reading';

const UNIT =
  '(?:kg|키로(?:그램)?|킬로(?:그램)?|그램|g|ml|리터|L|개입|개|구|매입|매|장|봉지|봉|팩|병|캔|롤|마리|포기|포대|포|박스|box|상자|단|통|판|묶음|세트|인분|줄|망|모|자루|송이|켤레|벌|알|과|미|정|입)';
const COUNT = `(?:\\d{1,4}(?:,\\d{3})*(?:\\.\\d{1,2})?|(?<![가-힣])(?:${COUNT_BEFORE}|반)\\s?)`;
const ONE = `${COUNT}\\s?${UNIT}(?![가-힣a-zA-Z])`;
/** `10kg 2박스`, `2L x 24병`: amounts side by side are one. */
const AMOUNT = new RegExp(`(?<![\\d.,~+/-])${ONE}(?:\\s?[x×*]?\\s?${ONE}){0,3}`, 'gi');
const WITH_PARTICLE = new RegExp(`(?<![\\d.,~+/-])${COUNT}\\s?${UNIT}(?=짜리|를|을|에|인데|로)`, 'gi');

/** What others said and bought, and what each one gets. */
const ASIDE_BEFORE = /(?:후기|리뷰|구매|판매|평점|별점|찜|인당|1인|각|집에|봉당|개당|명이|[(~])\s?$/;
const ASIDE_AFTER = /^\s?(?:씩|당|째|이상|내외|남)/;

export function readAmount(reading: Reading): Guess<string> | undefined {
  const found = [...findAll(reading, AMOUNT), ...findAll(reading, WITH_PARTICLE)]
    .filter((each) => !ASIDE_BEFORE.test(before(reading, each)) && !ASIDE_AFTER.test(after(reading, each)))
    .map((each) => ({ ...each, value: spelt(each.said) }))
    .filter(({ value }) => Array.from(value).length <= BOARD_QUANTITY_MAX)
    .sort((a, b) => a.from - b.from);
  const [first] = found;
  if (!first) return undefined;
  use(reading, first);
  const sure = found.every(({ value }) => value === first.value);
  return { value: first.value, said: first.said.trim(), sure, note: sure ? null : 'SEVERAL' };
}

/** As typed, in the units of the form. */
function spelt(said: string): string {
  return said
    .trim()
    .replace(/\s?(?:키로|킬로)(?:그램)?/g, 'kg')
    .replace(/\s?그램/g, 'g')
    .replace(/\s?리터/g, 'L')
    .replace(/\s+/g, ' ');
}
