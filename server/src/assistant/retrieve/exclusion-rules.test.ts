import { describe, expect, test } from 'vitest';
import { readTraitCells } from '../../products/read-trait-cells';
import { UNKNOWN_TRAITS } from '../../products/trait-rules';
import type { Exclusion } from '../exclusion';
import { judge } from './exclusion-rules';

const milk: Exclusion = {
  key: 'milk',
  label: '우유',
  why: 'allergy',
  traits: ['milk'],
  requires: [],
  words: ['우유', '치즈'],
};
const vegan: Exclusion = { ...milk, key: 'vegan', why: 'diet', traits: [], requires: ['vegan'], words: ['동물성'] };
const kiwi: Exclusion = { ...milk, key: '키위', traits: [], words: ['키위'] };
const spicy: Exclusion = { ...milk, key: 'spicy', why: 'cannot', traits: ['spicy'], words: ['매운'] };
const snack: Exclusion = { ...kiwi, key: '과자', why: 'refused', words: ['과자'] };
const food = (line: string, allergens = '', properties = '') => ({
  categoryId: 2,
  line,
  traits: readTraitCells(allergens, properties) ?? UNKNOWN_TRAITS,
});

describe('by the label', () => {
  test.each([
    ['has it', food('쿠키', '우유;밀'), milk, 'refused'],
    ['has it not, whatever the name says', food('아몬드 우유', '없음', '견과류'), milk, 'clear'],
    ['is unknown', food('쿠키'), milk, 'unknown'],
    ['is unknown, but the name tells', food('치즈 쿠키'), milk, 'refused'],
    ['is vegan', food('두유', '대두', '채식'), vegan, 'clear'],
    ['follows from the allergens', food('햄', '돼지고기'), vegan, 'refused'],
    ['says nothing of it', food('샐러드', '없음'), vegan, 'unknown'],
    ['tells nothing of spiciness', food('볶음면'), spicy, 'unknown'],
  ] as const)('%s', (_, thing, exclusion, verdict) => {
    expect(judge(thing, [exclusion])).toBe(verdict);
  });
});

test('what no label tells is clear only for what is nothing but itself', () => {
  expect(judge(food('사과', '없음', '단일원료'), [kiwi])).toBe('clear');
  expect(judge(food('과일 주스', '없음', '채식'), [kiwi])).toBe('unknown');
  expect(judge(food('키위 주스', '없음', '채식'), [kiwi])).toBe('refused');
});

test('pans are not eaten; what is only unwanted is judged by what a thing is, elsewhere', () => {
  expect(judge({ ...food('밀크팬'), categoryId: 3 }, [milk])).toBe('clear');
  expect(judge({ ...food('우유 바디워시'), categoryId: 4 }, [milk])).toBe('refused');
  expect(judge(food('과자', '없음', '없음'), [snack])).toBe('clear');
});
