import { expect, test } from 'vitest';
import { boardSearchSteps } from './board-search-steps';

const ALIKE = new Map([['휴지', ['화장지', '두루마리']]]);

const steps = (keyword: string) => [...boardSearchSteps(keyword, ALIKE)];
const found = (keyword: string, title: string, content = '') =>
  steps(keyword).findIndex((step) => step.rank([title, title, content]) !== null);

test('the other word is found at once, below the word itself, and in titles only', () => {
  const [first] = steps('휴지');
  const rank = (title: string, content = '') => first?.rank([title, title, content]) ?? null;
  expect(rank('3겹 화장지')).not.toBeNull();
  expect(rank('쌀', '휴지를 드려요')).toBeGreaterThan(rank('화장지') ?? 0);
  expect(rank('쌀', '화장지를 드려요')).toBeNull();
});

test('each word may be the other one', () => {
  expect(found('3겹 휴지', '3겹 화장지 30롤')).toBe(0);
  expect(found('3겹 휴지', '4겹 화장지 30롤')).not.toBe(0);
});

test('what everybody says is left out when it finds nothing', () => {
  expect(found('감귤 공구', '제주 감귤 10kg')).toBe(1);
  expect(found('감귤 공구합니다', '제주 감귤 10kg')).toBe(1);
  expect(found('전동 공구', '전동 공구 세트')).toBe(0);
});

test('alone, it is looked for as it is; where there is no tool, it means every purchase', () => {
  expect(found('공구', '공구함 세트')).toBe(0);
  expect(found('공구', '고구마 5kg')).toBe(1);
  expect(found('근처 공구', '고구마 5kg')).toBe(1);
  expect(steps('공구')).toHaveLength(2);
});

test('how one says it does not hide what is meant', () => {
  expect(found('사과 같이 사요', '청송 꿀사과 10kg')).toBeGreaterThanOrEqual(0);
  expect(found('사과 같이 사요', '고구마 5kg')).toBe(-1);
});

test('nothing to look for', () => {
  expect(steps('  ')).toEqual([]);
});
