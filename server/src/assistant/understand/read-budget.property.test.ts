import { expect, test } from 'vitest';
import { readBudget } from './read-budget';

const budgetOf = (message: string) => readBudget(message).budget;

/** Ways to write a price, from the lowest to the highest. */
const PRICES: [said: string[], won: number][] = [
  [['5천원', '5000원', '5,000원', '오천원', '5천 원'], 5_000],
  [['만원', '1만원', '만 원', '10000원', '10,000원', '일만원', '1만 원'], 10_000],
  [['만오천원', '1만5천원', '15,000원', '1만 5천원', '1.5만원'], 15_000],
  [['3만원', '삼만원', '30000원', '30,000원', '3만 원', '삼마넌'], 30_000],
  [['12만원', '십이만원', '120,000원'], 120_000],
];
const PAIRS = PRICES.flatMap(([low, min], i) =>
  PRICES.slice(i + 1).flatMap(([high, max]) => low.map((a, n) => ({ a, b: high[n % high.length]!, min, max }))),
);
const BOTH_ENDS: ((a: string, b: string) => string)[] = [
  (a, b) => `${a}에서 ${b} 사이`,
  (a, b) => `${a}에서 ${b}`,
  (a, b) => `${a}~${b}`,
  (a, b) => `${a} ~ ${b}`,
  (a, b) => `${a}-${b}`,
  (a, b) => `${a}부터 ${b}까지`,
  (a, b) => `${a}이랑 ${b} 사이`,
  (a, b) => `${a} 이상 ${b} 이하`,
  (a, b) => `${a}이상 ${b}이하로`,
  (a, b) => `${b} 이하 ${a} 이상`,
  (a, b) => `${b} 안 넘고 ${a} 이상`,
  (a, b) => `${a}은 넘고 ${b}은 안 넘게`,
  (a, b) => `${a} 넘고 ${b} 안 넘는`,
  (a, b) => `${a}보다 비싸고 ${b}까지`,
  (a, b) => `최소 ${a} 최대 ${b}`,
  (a, b) => `최소 ${a}, 최대 ${b}`,
  (a, b) => `최소 ${a}에서 최대 ${b}`,
  (a, b) => `최대 ${b} 최소 ${a}`,
  (a, b) => `적어도 ${a} 많아도 ${b}`,
  (a, b) => `아무리 싸도 ${a} 비싸도 ${b}`,
  (a, b) => `하한 ${a} 상한 ${b}`,
];
const PLACES: ((limit: string) => string)[] = [
  (limit) => `${limit} 과일`,
  (limit) => `과일 ${limit}로 보여줘`,
  (limit) => limit,
];

test.each(BOTH_ENDS.map((way) => [way('a', 'b'), way] as const))('%s are two ends', (_, way) => {
  for (const { a, b, min, max } of PAIRS)
    for (const place of PLACES)
      expect({ said: place(way(a, b)), ...budgetOf(place(way(a, b))) }).toEqual({
        said: place(way(a, b)),
        min,
        max,
        perHead: false,
      });
});

const ONE_END: [way: (a: string) => string, end: 'min' | 'max'][] = [
  [(a) => `최소 ${a}`, 'min'],
  [(a) => `최소 ${a}짜리`, 'min'],
  [(a) => `적어도 ${a}`, 'min'],
  [(a) => `최소한 ${a}은 되는`, 'min'],
  [(a) => `최대 ${a}`, 'max'],
  [(a) => `많아도 ${a}`, 'max'],
  [(a) => `비싸도 ${a}`, 'max'],
  [(a) => `상한 ${a}`, 'max'],
];
test.each(ONE_END.map(([way, end]) => [way('a'), way, end] as const))('%s is one end', (_, way, end) => {
  for (const [said, won] of PRICES)
    for (const a of said)
      for (const thing of ['선물', '과일', '대용량 세제', '쯔유'])
        expect({ a, ...budgetOf(`${way(a)} ${thing}`) }).toEqual({
          a,
          min: null,
          max: null,
          [end]: won,
          perHead: false,
        });
});

const HEADS = ['둘이서', '넷이서', '셋이', '4명이서', '10명이', '다섯 명이', '우리 여섯이', '6명', '친구 셋이랑'];
const EACH: ((head: string, won: string) => string)[] = [
  (head, won) => `${head} ${won}씩`,
  (head, won) => `${head} ${won}씩 내서`,
  (head, won) => `${head} 인당 ${won}`,
  (head, won) => `인당 ${won} ${head}`,
  (head, won) => `${head} 한 사람에 ${won}`,
  (head, won) => `${head} 한명당 ${won}씩`,
  (head, won) => `${head} 각자 ${won}`,
  (head, won) => `${head} 각각 ${won}씩`,
  (head, won) => `${won}씩 ${head}`,
];
const IN_ALL: ((head: string, won: string) => string)[] = [
  (head, won) => `${head} ${won}으로`,
  (head, won) => `${head} ${won} 이하로`,
  (head, won) => `${head} 다 합쳐서 ${won}`,
  (head, won) => `${head} 총 ${won}`,
  (head, won) => `${head} 예산 ${won}`,
  (head, won) => `${won}으로 ${head}`,
];
test.each([
  ...EACH.map((way) => [way('n', 'x'), way, true] as const),
  ...IN_ALL.map((way) => [way('n', 'x'), way, false] as const),
])('%s: of each %s %s', (_, way, perHead) => {
  for (const head of HEADS)
    for (const [said, won] of PRICES)
      for (const x of said) {
        const message = `${way(head, x)} 먹을 고기`;
        expect({ message, ...budgetOf(message) }).toEqual({ message, min: null, max: won, perHead });
      }
});
