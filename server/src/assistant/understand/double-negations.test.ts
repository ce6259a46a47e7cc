import { expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import { theKnowledge } from '../load-knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { nounThread } from './noun-thread';
import { understand } from './understand';

const goods = goodsOf(demoCatalogue());
const knowledge = theKnowledge();
const { nouns } = nounThread();
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
  '복숭아 안 먹고 여름을 어떻게 보내',
  '메밀국수 못 먹고 여름을 보낼 순 없지',
  '오징어 없이 무슨 낙으로 야구를 봐',
  '커피 없이는 월요일을 못 버팀',
  '커피 안 마시면 하루가 시작이 안 돼',
  '오징어도 안 사면 섭섭하지',
  '토마토 안 챙겨 먹으면 큰일나는 우리집',
  '돼지고기 빠지면 김치찌개가 아니지',
  '새우 없으면 그게 감바스냐',
  '계란 안 들어간 김밥은 김밥 아님',
  '아이스크림 없는 냉동실은 그냥 얼음통이야',
  '새우 없는 감바스는 앙꼬 없는 찐빵',
  '돈까스 안 좋아하는 사람이랑은 겸상 안 합니다',
  '새우 안 좋아하면 간첩이지',
  '애가 새우과자 아니면 입을 안 벌려요',
  '우유 말고는 안 먹는 아기라 우유 많이',
  '두유 끊었다가 다시 먹으려구요',
  '삼겹살 금단현상 왔다 손 떨려',
  '고등어 구이 못 먹은 지 석 달째라 꿈에도 나와요',
  '우유는 빠지면 안 되지',
])('%s wishes for it', async (message) => {
  const { excluded, doubtful, topics } = await read(message);
  expect({ excluded, doubtful }).toEqual({ excluded: [], doubtful: null });
  expect(topics.length).toBeGreaterThan(0);
});

test.each([
  ['마늘 못먹는 사람 있나요 저요', '마늘'],
  ['고기 안 먹은 지 3년 됐어요 단백질 간식 추천', 'meat'],
  ['우유 없이 만든 빵', 'milk'],
  ['새우 없으면 좋겠어요 볶음밥', 'shrimp'],
  ['우유 없이 못 만드나요 빵', 'milk'],
  ['새우 빼고는 다 먹어요 볶음밥', 'shrimp'],
  ['우유 끊었다가 다시 먹으니 두드러기 나요', 'milk'],
  ['땅콩 안 들어간 과자가 뭐가 있나', 'peanut'],
  ['고기 안 먹는 친구 있어요 반찬 추천', 'meat'],
  ['새우 못 먹은 지 3년째예요 알레르기라. 볶음밥', 'shrimp'],
])('%s does not', async (message, key) => {
  expect((await read(message)).excluded.map((each) => each.key)).toContain(key);
});
