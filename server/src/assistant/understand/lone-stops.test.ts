import { expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import { theKnowledge } from '../load-knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { nounThread } from './noun-thread';
import { readExclusions } from './read-exclusions';

const knowledge = theKnowledge();
const goods = goodsOf(demoCatalogue());
const { nouns } = nounThread();
const keys = async (message: string) =>
  (await readExclusions(message, { goods, knowledge, nouns })).excluded.map(({ key }) => key).toSorted();

test.each([
  ['새우\n들어간 건 무조건 제외하고 냉동 딸기', ['shrimp']],
  ['할머니가 오징어... 아예 못 드세요', ['squid']],
  ['계란하고 밀가루! 아예 못 드세요', ['egg', 'wheat']],
  ['복숭아! 들어간 거 다 치아라', ['peach']],
  ['유제품! 먹으면 두드러기 나요 💪. 땅콩 추천', ['milk']],
  ['토마토/새우\n비려서 싫어요', ['shrimp', 'tomato']],
  ['더 싼 거🐱. 토마토... 저한테 독이에요', ['tomato']],
  ['우유는 저한테 독이에요 ㅁㄴㅇㄹ', ['milk']],
  ['오늘 마감 공구… 토마토는 저한테 독이에요', ['tomato']],
  ['해산물이 저한테 독이에요 ㅎㅎ 1번', ['seafood']],
  ['새우는 저한테 독이에요 알러지 그런거 없으니까 견과류 추천', ['shrimp']],
  ['1번^^ 복숭아가 저한테 독이에요', ['peach']],
  ['대두... 알레르기 있어요~ 땅콩 추천', ['soy']],
  ['땅콩... 자체를 안 좋아하세요. 우유 추천', ['peanut']],
])('%s: a thing alone is no sentence', async (message, expected) => {
  expect(await keys(message)).toEqual(expected);
});

test.each([
  ['우유 추천해줘. 빼고 싶은 건 새우예요', ['shrimp']],
  ['소고기 보여줘. 알레르기: 우유', ['milk']],
  ['우유. 두유. 땅콩 빼고', ['peanut']],
])('%s: a sentence is', async (message, expected) => {
  expect(await keys(message)).toEqual(expected);
});

test.each([
  ['제외: 우유, 땅콩', ['milk', 'peanut']],
  ['빼줄 것: 새우, 게', ['crab', 'shrimp']],
  ['못 먹는 음식 : 새우 / 조개', ['shellfish', 'shrimp']],
  ['세제 알레르기: 밀가루나 땅콩', ['peanut', 'wheat']],
  ['새우 보여줘 알레르기: 밀가루', ['wheat']],
  ['우유 알레르기: 있음', ['milk']],
])('%s: a colon leads on to what it is said of', async (message, expected) => {
  expect(await keys(message)).toEqual(expected);
});

test.each([
  ['밀가루며 오이며 다 빼고 새우 보여줘', ['wheat', '오이']],
  ['우유하고 계란하고 다 빼고', ['egg', 'milk']],
  ['새우도 저한테 독이에요 우유 추천해줘', ['shrimp']],
  ['복숭아, 토마토가 우리 애한테 독이에요 과일 추천', ['peach', 'tomato']],
])('%s', async (message, expected) => {
  expect(await keys(message)).toEqual(expected);
});

test('what suits somebody is no harm', async () => {
  expect(await keys('우유가 저한테 딱이에요 빵도 추천')).toEqual([]);
});
