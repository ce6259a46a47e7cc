import { expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import { theKnowledge } from '../load-knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { nounThread } from './noun-thread';
import { withoutPictures } from './pictures';
import { understand } from './understand';

const knowledge = theKnowledge();
const goods = goodsOf(demoCatalogue());
const { nouns } = nounThread();
const read = (message: string) => understand(message, goods, knowledge, nouns);
const keys = async (message: string) =>
  (await read(message)).excluded.flatMap(({ key, guard }) => (guard ? [] : [key])).toSorted();

const ENDINGS = [
  '🍊.',
  '🐱.',
  '💪.',
  ' 👩🏽‍🍳!',
  '❤️',
  '🇰🇷.',
  'ㅋㅋ.',
  'ㅠㅠ',
  '~',
  '^^',
  ' ^_^.',
  '…',
  '..',
  '!!',
  '?',
  '\n',
  ';;',
  ' :)',
];

test.each(ENDINGS)('귤 사고싶당%s 새우 빼고: what ends the sentence does not end the exclusion', async (ending) => {
  expect(await keys(`귤 사고싶당${ending} 새우 빼고`)).toEqual(['shrimp']);
  expect(await keys(`새우 빼고${ending} 귤 사고싶당`)).toEqual(['shrimp']);
});

test.each(ENDINGS)('새우%s 빼고: nor does it part the thing from what is said of it', async (ending) => {
  expect(await keys(`새우${ending} 빼고 귤 사고싶당`)).toEqual(['shrimp']);
  expect(await keys(`귤 사고싶당. 새우${ending} 못 먹어요`)).toEqual(['shrimp']);
});

test.each([
  ['닭 빼고 단백질 많은거 💪. 복숭아 싹 다 제한 중이에요', ['chicken', 'peach']],
  ['고양이모래 먼지 안나는거 추천해주세용🐱. 해산물 들어간 건 무조건 제외하고', ['seafood']],
  ['나 비건 시작함🌱. 토마토 먹고 응급실 갔었어요', ['tomato', 'vegan']],
  ['우유🥛는 못 먹어요', ['milk']],
  ['우유🥛 계란🥚 빼고', ['egg', 'milk']],
  ['우유ㅠㅠ 계란ㅠㅠ 못먹어요', ['egg', 'milk']],
  ['알레르기 우유ㅠㅠ 과자 추천', ['milk']],
  ['우\u200b유 빼고', ['milk']],
])('%s', async (message, expected) => {
  expect(await keys(message)).toEqual(expected);
});

test.each([
  ['🥛 알레르기 있어요', ['milk']],
  ['🥜🦐 못 먹어요 간식 추천', ['peanut', 'shrimp']],
  ['과자 🥛 빼고', ['milk']],
  ['🚫견과류 🚫우유 간식 추천', ['milk', 'nuts']],
  ['우유 🙅🏻‍♀️ 과자 추천', ['milk']],
  ['우유 👎', ['milk']],
])('%s: a picture says it', async (message, expected) => {
  expect(await keys(message)).toEqual(expected);
});

test.each(['우유🐱 추천', '우유 사고싶다 💪', '새우 구워먹자🦐🔥', '빵이랑 우유 🥛'])(
  '%s: a picture adorns',
  async (message) => {
    expect(await keys(message)).toEqual([]);
  },
);

test('a word beside a picture is a word', async () => {
  expect((await read('귤🍊🍊 추천')).topics.map(({ say }) => say)).toEqual(['귤']);
  expect(withoutPictures('👍')).toBe('👍');
});
