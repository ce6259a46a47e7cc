import { expect, test } from 'vitest';
import { inKorean } from './pictures';

test.each([
  ["I can't eat pork", /pork 빼고/],
  ['I don’t like any shrimp', /shrimp 빼고/],
  ['my kid hates tomato 소스', /tomato 빼고/],
  ['nut-free snack', /nut 빼고/],
  ['no milk 과자', /milk 빼고/],
  ['shrimp makes me sick', /shrimp 빼고/],
])('%s leaves it out', (message, expected) => {
  expect(inKorean(message)).toMatch(expected);
});

test.each(['milk 추천', 'I want some milk', 'shrimp 볶음밥 please', 'egg 한판'])('%s does not', (message) => {
  expect(inKorean(message)).not.toContain('빼고');
});
