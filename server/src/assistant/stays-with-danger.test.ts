import { expect, test } from 'vitest';
import { repliesTo } from './test-talk';

/** A talk about an emergency stays one, until something else is wished for. */

test.each([
  ['강아지가 포도를 먹었어요', '이제 토하는데 그냥 지켜봐도 되나요', '동물병원'],
  ['강아지가 초콜릿 먹었어요', '2시간 지났는데 증상이 없어요', '동물병원'],
  ['고양이가 백합을 씹었어요', '다섯 알 정도요', '동물병원'],
  ['애가 동전을 삼켰어요', '지금은 괜찮아 보이는데 병원 가야 하나요', '119'],
  ['아빠가 가슴이 조인대요', '지금은 멀쩡하대요 굳이 가야 할까요', '119'],
  ['락스에 식초를 섞었더니 기침이 나요', '창문 열었는데 아직 냄새나요', '119'],
  ['남편이 저를 때려요', '지금은 나갔어요 어디로 가야 해요', '1366'],
  ['죽고 싶어요', '아무도 없어요', '109'],
  ['할머니가 계단에서 넘어지셨어요', '얼음찜질 하면 되나요?', '119'],
  ['아기가 열이 40도예요', '해열제 먹였는데 안 내려요', '119'],
])('%s … %s: the same help (%s) again', async (first, next, help) => {
  const [before, after] = await repliesTo([first, next]);
  expect(after!.text).toContain(help);
  expect(after!.text).toBe(before!.text);
  expect([...after!.goods, ...after!.boards]).toEqual([]);
});

test.each([
  ['강아지가 포도를 먹었어요', '다행히 괜찮대요 강아지 사료 추천해줘', 'products'],
  ['애가 동전을 삼켰어요', '사과 있어요?', 'products'],
  ['애가 동전을 삼켰어요', '공구 어떻게 열어요', 'service'],
  ['남편이 저를 때려요', '탈퇴 어떻게 해요', 'service'],
  ['할머니가 계단에서 넘어지셨어요', '고마워요', 'talk'],
])('%s … %s: something else (%s)', async (first, next, kind) => {
  expect((await repliesTo([first, next])).at(-1)!.decision.kind).toBe(kind);
});

test('thanks do not end it, a new wish does, and so do three messages', async () => {
  const kinds = async (...messages: string[]) => (await repliesTo(messages)).map(({ decision }) => decision.kind);
  expect(await kinds('애가 동전을 삼켰어요', '감사합니다', '그래도 병원 가야 하나요')).toEqual([
    'emergency',
    'talk',
    'emergency',
  ]);
  expect((await kinds('애가 동전을 삼켰어요', '사과 추천해줘', '다섯 개 정도요')).at(-1)).not.toBe('emergency');
  const [last] = (await repliesTo(['애가 동전을 삼켰어요', '병원 가야 하나요', '언제 가야 해요', '으음'])).slice(-1);
  expect(last!.decision.kind).not.toBe('emergency');
  expect(last!.slots.danger).toBeNull();
});
