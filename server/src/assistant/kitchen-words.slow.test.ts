import { expect, test } from 'vitest';
import { traitOf } from '../products/trait-rules';
import { theKnowledge } from './load-knowledge';
import { talk } from './test-talk';

const { ingredients } = theKnowledge();
const WORDS = ingredients
  .filter(({ traits }) => traits.length > 0)
  .flatMap(({ traits, say, forms, hints }) => [...say, ...forms, ...hints].map((word) => ({ word, traits })))
  // The first entry that has a word is the one that is meant.
  .filter(({ word }, i, all) => word.length > 1 && all.findIndex((each) => each.word === word) === i);

test('every word of the kitchen stands for what a label tells', async () => {
  for (const { word, traits } of WORDS) {
    const { goods, held } = await talk(`${word} 못 먹어요 반찬 추천`);
    expect(
      traits.every((trait) => held.excluded.some((each) => each.traits.includes(trait))),
      word,
    ).toBe(true);
    for (const good of goods.filter(({ categoryId }) => categoryId <= 2))
      expect(
        traits.map((trait) => traitOf(good.traits, trait)),
        `${word}: ${good.name}`,
      ).toEqual(traits.map(() => 'no'));
  }
});

test('none of them is left out where it is asked for', async () => {
  // `글루텐`, `카페인` leave out without more.
  const alone = ingredients.flatMap((each) => each.alone);
  for (const { word } of WORDS.filter((each) => !alone.some((one) => each.word.includes(one))))
    expect(
      (await talk(`${word} 추천해줘`)).held.excluded.map(({ key }) => key),
      word,
    ).toEqual([]);
});
