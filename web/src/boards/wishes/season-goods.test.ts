import { expect, test } from 'vitest';
import { pictureOf } from '../../ui/piece/thing-pictures';
import { seasonGoods } from './season-goods';

test('each of them has a drawing of ours, whatever the month and the interest', () => {
  for (let month = 1; month <= 12; month++)
    for (const interest of [null, '신선식품', '가공식품', '주방용품', '생활용품'])
      for (const word of seasonGoods(month, interest)) expect([word, pictureOf(word) !== null]).toEqual([word, true]);
});

test('six things in every month, each once, without what a neighbour looks for already', () => {
  for (let month = 1; month <= 12; month++) {
    const goods = seasonGoods(month, null);
    expect(new Set(goods).size).toBe(6);
  }
  expect(seasonGoods(11, null)).toEqual(['감귤', '절임배추', '쌀', '휴지', '달걀', '김']);
  expect(seasonGoods(11, '주방용품')).toContain('키친타월');
  expect(seasonGoods(11, null, ['제주 감귤 10kg', '쌀 20kg'])).toEqual([
    '절임배추',
    '휴지',
    '달걀',
    '김',
    '즉석밥',
    '생수',
  ]);
});
