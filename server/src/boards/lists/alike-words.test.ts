import { expect, test } from 'vitest';
import { alikeWords, theAlikeWords } from './alike-words';

test('what is said leads to what it is found by, from every entry, and not to itself', () => {
  const words = alikeWords([
    { say: ['휴지', '화장지'], find: ['화장지', '두루마리'] },
    { say: ['휴지'], find: ['티슈'] },
  ]);
  expect(words.get('휴지')).toEqual(['화장지', '두루마리', '티슈']);
  expect(words.get('화장지')).toEqual(['두루마리']);
});

test('guesses stay out', () => {
  expect(alikeWords([{ say: ['선물'], find: ['한우'], weak: true }]).size).toBe(0);
});

test.each([
  ['휴지', '화장지'],
  ['커피', '원두'],
  ['빵', '크루아상'],
])('the file knows that %s may be %s', (word, other) => {
  expect(theAlikeWords().get(word)).toContain(other);
});
