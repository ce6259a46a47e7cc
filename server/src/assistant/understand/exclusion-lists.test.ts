import { expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import type { Exclusion } from '../exclusion';
import { theKnowledge } from '../load-knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { nounThread } from './noun-thread';
import { readExclusions } from './read-exclusions';

const knowledge = theKnowledge();
const goods = goodsOf(demoCatalogue());
const { nouns } = nounThread();
const read = (message: string, held: Exclusion[] = []) => readExclusions(message, { goods, knowledge, nouns }, held);
const keys = async (message: string) => (await read(message)).excluded.map(({ key }) => key);

test.each([
  ['우유며 계란이며 빼고 간식', ['milk', 'egg']],
  ['새우영 오징어영 빼고', ['shrimp', 'squid']],
  ['땅콩광 호두광 빼고 과자', ['peanut', 'walnut']],
])('%s: the same little word after each makes a list', async (message, expected) => {
  expect(await keys(message)).toEqual(expected);
});

test.each([
  ['생선 자체를 안 좋아하심', ['fish']],
  ['우유 그 자체가 안 땡김', ['milk']],
  ['해물을 원래부터 안먹음', ['seafood']],
  ['콩 들어간 거 다 치아라', ['soy']],
  ['복숭아몬묵는다', ['peach']],
])('%s: said by a person, whatever stands between', async (message, expected) => {
  expect(await keys(message)).toEqual(expected);
});

test('a disliked part is not the whole, an allergy is', async () => {
  expect(await keys('돼지껍데기는 싫고 돼지고기는 좋아')).toEqual([]);
  expect(await keys('조개껍데기 알레르기')).toEqual(['shellfish']);
});

test('what follows a diet begins a word of its own', async () => {
  expect((await read('유당불내증인데 라떼는')).rest).toContain('라떼');
});

test('a diet with one thing let in keeps its other parts', async () => {
  const { excluded, takenBack } = await read('꿀은 먹기로 했어', (await read('나 비건이야')).excluded);
  expect(takenBack).toContain('vegan');
  expect(excluded.map(({ key }) => key).toSorted()).toEqual(['egg', 'lacto-ovo', 'milk']);
});

test('an allergy beside a diet is not let in with it', async () => {
  const held = [...(await read('나 비건이야')).excluded, ...(await read('우유 알레르기 있어')).excluded];
  const { takenBack, excluded } = await read('꿀은 먹기로 했어', held);
  expect(takenBack).not.toContain('milk');
  expect(excluded.map(({ key }) => key)).toContain('milk');
});

test.each(['아까 우유 빼달란거 없던걸로', '우유 뺀거 무시해줘', '우유 빼달라고한건 취소'])(
  '%s takes it back',
  async (message) => {
    const { takenBack, excluded } = await read(message, (await read('우유 빼고 간식')).excluded);
    expect(takenBack).toContain('milk');
    expect(excluded).toEqual([]);
  },
);

test.each([
  ['안내문에 우유 계란 땅콩 새우 들어간 음식은 보내지 말래요', ['milk', 'egg', 'peanut', 'shrimp']],
  ['새우 든 건 가져오지 말라네요 간식 추천', ['shrimp']],
  ['콩도 요즘 배에 가스차서 빼고싶음', ['soy']],
  ['참깨 알레르기 있는 사람입니다', ['sesame']],
])('%s: forbidden by somebody, or by the body', async (message, expected) => {
  expect(await keys(message)).toEqual(expected);
});

test('what a sentence is about is what cannot be eaten', async () => {
  expect(await keys('생굴은 노로 걸린 뒤로 못먹겠고 딴 수산물 추천')).toEqual(['shellfish']);
});

test('what follows an exclusion without a space is still wished for', async () => {
  expect((await read('새우알러지있는데만두먹고싶다')).rest).toBe('만두먹고싶다');
});

test('an allergy against whatever is eaten names nothing', async () => {
  expect((await read('애가 뭐만 먹으면 알러지가 올라와요')).unnamed).toBe(true);
});

test('what stands in for a thing leaves nothing else out', async () => {
  expect(await keys('라떼는 포기 못함 우유 대신 넣을거')).not.toContain('라떼');
});
