import { expect, test } from 'vitest';
import { readBudget } from './read-budget';

test.each([
  ['만원대 과일', 10_000, 19_999],
  ['3만원 이하', null, 30_000],
  ['2만원 안쪽으로', null, 20_000],
  ['5천원쯤 하는 과자', 3_500, 6_500],
  ['만오천원 이하 세제', null, 15_000],
  ['이만원에서 삼만원 사이 고기', 20_000, 30_000],
  ['1만~2만원 커피', 10_000, 20_000],
  ['2~3만원대 선물', 20_000, 39_999],
  ['5만원 넘는 고급 선물', 50_000, null],
  ['5만원 안 넘게', null, 50_000],
  ['5만원 넘는 건 빼고', null, 50_000],
  ['2만원 넘는것도 빼', null, 20_000],
  ['삼마넌 이하', null, 30_000],
  ['3만 이하', null, 30_000],
  ['라면3만원이하', null, 30_000],
  ['고기만원대', 10_000, 19_999],
  ['20000원 밑으로', null, 20_000],
  ['만원어치 과자', null, 10_000],
  ['만원 대용량 세제', null, 10_000],
])('%s', (message, min, max) => {
  expect(readBudget(message).budget).toEqual({ min, max, perHead: false });
});

test.each(['만두', '천혜향', '오징어', '백김치', '10kg 쌀', '3번', '구이용', '고기만 원해요', '4명', '두번째 거'])(
  '%s names no price',
  (message) => {
    expect(readBudget(message).budget).toBeNull();
  },
);

test('a budget per head is told apart, and its words are taken out', () => {
  expect(readBudget('인당 만원 이하로 고기')).toMatchObject({ budget: { max: 10_000, perHead: true } });
  expect(readBudget('과일 3만원 이하로').rest.trim()).toBe('과일');
});

test.each(['9', '9.9', '1만', '만', '9 ', '1~', '일만이천', '한 사람당 '])(
  'a long row of %j is read through once, not in every division',
  (piece) => {
    expect(readBudget(piece.repeat(500 / piece.length)).rest.length).toBeLessThanOrEqual(501);
  },
);

test('what each puts in is a share', () => {
  expect(readBudget('5천원씩 걷어서 살 과일').budget).toEqual({ min: null, max: 5_000, perHead: true });
});

test.each([
  ['1만원 이상 2만원 미만 과자', 10_000, 19_999],
  ['3만원 이하 만원 이상', 10_000, 30_000],
  ['만원이랑 2만원 사이', 10_000, 20_000],
  ['2만원 넘는 거 3만원까지', 20_000, 30_000],
])('%s has two ends', (message, min, max) => {
  expect(readBudget(message).budget).toEqual({ min, max, perHead: false });
});

test('so much each is a share where several are spoken of', () => {
  expect(readBudget('10명이서 만원씩 고기').budget).toEqual({ min: null, max: 10_000, perHead: true });
});
