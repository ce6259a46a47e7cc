import { expect, test } from 'vitest';
import { readTraitCells } from './read-trait-cells';
import { ALLERGENS, traitOf, UNKNOWN_TRAITS } from './trait-rules';

test('blank cells leave everything unknown', () => {
  expect(readTraitCells('', '')).toEqual(UNKNOWN_TRAITS);
  expect(traitOf(UNKNOWN_TRAITS, 'milk')).toBe('unknown');
});

test('a filled cell tells all of its own kind and nothing of the other', () => {
  const traits = readTraitCells('우유; 밀', '')!;
  expect(traitOf(traits, 'milk')).toBe('yes');
  expect(traitOf(traits, 'peanut')).toBe('no');
  expect(traitOf(traits, 'caffeine')).toBe('unknown');
  const none = readTraitCells('없음', '?냉동;매운맛')!;
  expect(Object.keys(ALLERGENS).every((trait) => traitOf(none, trait as 'milk') === 'no')).toBe(true);
  expect([traitOf(none, 'frozen'), traitOf(none, 'spicy'), traitOf(none, 'caffeine')]).toEqual([
    'unknown',
    'yes',
    'no',
  ]);
});

test('what follows from what is told is told as well', () => {
  const ham = readTraitCells('돼지고기', '채식')!;
  expect([traitOf(ham, 'meat'), traitOf(ham, 'vegan')]).toEqual(['yes', 'no']);
  // Almonds need not stand on a label, so the allergens alone leave them open.
  expect(traitOf(readTraitCells('우유', '')!, 'treeNut')).toBe('unknown');
  expect(traitOf(readTraitCells('호두', '')!, 'treeNut')).toBe('yes');
});

test('a word that is none of ours is refused', () => {
  expect(readTraitCells('우유;milk', '')).toBeNull();
  expect(readTraitCells('', '맛있음')).toBeNull();
});
