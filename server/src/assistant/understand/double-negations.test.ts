import { expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import { loadKnowledge } from '../knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { nounReader } from './nouns';
import { understand } from './understand';

const goods = goodsOf(demoCatalogue());
const knowledge = loadKnowledge();
const nouns = await nounReader();
const read = (message: string) => understand(message, goods, knowledge, nouns);

test.each([
  '고등어 안 먹고는 못 산다',
  '땅콩버터 없이는 식빵 못먹음',
  '토마토 싫어하는 사람이 어딨어요',
  '호두 안 사왔다고 엄마한테 혼남',
  '해산물은 포기못해',
  '새우 못먹어본지 백만년 오늘은 꼭 먹을거야',
  '우유 사는걸 깜빡했어',
  '계란은 빠질 수 없지',
  '새우는 없어서 못 먹지',
  '고기 없는 밥상은 밥상이 아니지',
  '삼겹살 못 먹은지 한달째 오늘은 무조건 삼겹살',
  '새우 까기 귀찮아서 손질된거',
  '우유 안 마신지 일주일 됐더니 너무 땡겨',
])('%s wishes for it', (message) => {
  const { excluded, doubtful, topics } = read(message);
  expect({ excluded, doubtful }).toEqual({ excluded: [], doubtful: null });
  expect(topics.length).toBeGreaterThan(0);
});

test.each([
  ['마늘 못먹는 사람 있나요 저요', '마늘'],
  ['고기 안 먹은 지 3년 됐어요 단백질 간식 추천', 'meat'],
  ['우유 없이 만든 빵', 'milk'],
  ['새우 없으면 좋겠어요 볶음밥', 'shrimp'],
])('%s does not', (message, key) => {
  expect(read(message).excluded.map((each) => each.key)).toContain(key);
});
