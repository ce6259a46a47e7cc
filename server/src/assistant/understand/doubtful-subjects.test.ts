import { expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import { theKnowledge } from '../load-knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { nounThread } from './noun-thread';
import { readExclusions } from './read-exclusions';

const known = { goods: goodsOf(demoCatalogue()), knowledge: theKnowledge(), nouns: nounThread().nouns };
const keysOf = async (message: string) => (await readExclusions(message, known)).excluded.map(({ key }) => key);

test.each([
  ['우유는 저한테 독이에요 간식 추천', ['milk']],
  ['새우랑은 상극이라 볶음밥 추천', ['shrimp']],
  ['복숭아 나오면 큰일나요 과일', ['peach']],
  ['계란이랑 안 친해요 아침거리', ['egg']],
  ['비염이 심해져서 우유를 접었어요 라떼 대용', ['milk']],
  ['간식 / 우유 ✕ / 계란 ✕', ['egg', 'milk']],
  ['와이프가 게 새우 이런 껍질있는애들 먹음 숨을 못쉬어요 밀키트', ['crab', 'shrimp', '껍질']],
  ['우유랑 계란은 의사가 금했어요 간식', ['egg', 'milk']],
  ['애가 아토피라 계란 우유 밀가루 싹 다 제한중이에요 간식 뭐가있죠', ['egg', 'milk', 'wheat']],
])('%s leaves it out, in whatever words', async (message, keys) => {
  expect((await keysOf(message)).toSorted()).toEqual(keys);
});

test.each([
  '계란은 아침에 먹을거고 라면도 추천해줘',
  '우유는 저지방 빵은 통밀',
  '새우는 큰걸로 소고기는 국거리로',
  '우유는 매일 마시는데 시리얼도 추천',
])('%s wishes for it', async (message) => {
  expect(await keysOf(message)).toEqual([]);
});

test('a word nobody knows before the allergy is what it is against, not what is asked for after it', async () => {
  expect(await keysOf('번데기 알레르기 있어 통조림')).toEqual(['번데기']);
});

test('with nothing else asked for, it is rather asked about', async () => {
  expect(await readExclusions('계란이랑 안 친해요', known)).toMatchObject({ excluded: [], doubtful: { key: 'egg' } });
});
