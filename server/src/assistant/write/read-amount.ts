import { BOARD_QUANTITY_MAX } from '@mungchi/contract';
import { AMOUNT, boughtIn, spelt, WITH_PARTICLE } from './amounts';
import type { Guess } from './guess';
import { after, before, findAll, type PostReading, use } from './reading';

/** What others said and bought, and what each one gets. */
const ASIDE_BEFORE =
  /(?:후기|리뷰|구매|판매|평점|별점|찜|인당|1인|(?<![가-힣])각|집에|봉당|개당|명이|증정|사은품|무이자|[(~])\s?$/;
const ASIDE_AFTER = /^\s?(?:씩|당(?![가-힣])|당\s|째|이상|이하|남[음았은]|구매\s?시|주문\s?시|구입\s?시)/;
const IN_BRACKETS = /[([][^)\]]*$/;
/** A number with a word that no list has: `20손`. */
const UNKNOWN =
  /(?<![\d.,~+/\-가-힣a-zA-Z])\d{1,4}\s?(?!단계|겹|호|층|번|동|명|인|분|시|월|일|년|원|만|천|등급|위|차|회|주|도|점|종|색|대|가|길|로|학년|살|세|성|급|개월|퍼|프로|배|박|%)([가-힣]{1,2})(?![가-힣])/g;

/** The amount, and where the first one stands: the name is before it. */
export type Amount = { guess: Guess<string>; from: number };

export function readAmount(reading: PostReading): Amount | undefined {
  const found = [...findAll(reading, AMOUNT), ...findAll(reading, WITH_PARTICLE)]
    .filter((each) => !ASIDE_BEFORE.test(before(reading, each)) && !ASIDE_AFTER.test(after(reading, each)))
    .map((each) => ({ ...each, value: spelt(each.heard) }))
    .filter(({ value }) => Array.from(value).length <= BOARD_QUANTITY_MAX)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const outside = found.filter((each) => !IN_BRACKETS.test(before(reading, each, 24)));
  const all = outside.length > 0 ? outside : found;
  const [first] = all;
  if (!first) return unknown(reading);
  // What is taken of it is the amount: `1kg … 2개 시켜서`.
  const bought = boughtIn(reading);
  const taken = bought && all.find(({ from, to }) => from <= bought.from && bought.from < to);
  const chosen = taken ?? first;
  const distinct = all.filter(
    ({ from, to, value }) => value !== chosen.value && (to <= chosen.from || chosen.to <= from),
  );
  use(reading, chosen);
  const sure = distinct.length === 0 && outside.length > 0;
  return {
    guess: { value: chosen.value, said: chosen.said.trim(), sure, note: distinct.length === 0 ? null : 'SEVERAL' },
    from: first.from,
  };
}

function unknown(reading: PostReading): Amount | undefined {
  const [found] = findAll(reading, UNKNOWN).filter(
    (each) => !ASIDE_BEFORE.test(before(reading, each)) && !ASIDE_AFTER.test(after(reading, each)),
  );
  if (!found) return undefined;
  use(reading, found);
  return { guess: { value: found.said.trim(), said: found.said.trim(), sure: false, note: null }, from: found.from };
}
