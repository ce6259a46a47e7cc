import { expect, test } from 'vitest';
import { talk } from './test-talk';

test.each([
  [['과자 추천', '초코맛'], /초코/],
  [['수건', '더 도톰한거'], /도톰/],
  [['세제', '가루는?'], /가루세제/],
  [['고기', '소로'], /차돌|갈비|양지|등심|부채|불고기/],
  [['강아지 사료', '간식도'], /강아지|고양이|져키/],
])('%j chooses among what is on screen', async (messages, wanted) => {
  const { goods } = await talk(...messages);
  expect(goods.length).toBeGreaterThan(0);
  expect(goods.every(({ name }) => wanted.test(name))).toBe(true);
});

test.each(['아이 간식', '애기 먹을 거', '우유 알레르기 있는데 아이 간식 추천해줘', '유치원 간식 10명'])(
  '%s: nothing that is not eaten',
  async (message) => {
    const { goods } = await talk(message);
    expect(goods.length).toBeGreaterThan(0);
    expect(goods.map(({ name }) => name).filter((name) => /세제|로션|물티슈|기저귀/.test(name))).toEqual([]);
  },
);

test('a thing of its own is another subject', async () => {
  const { goods } = await talk('라면', '화장지');
  expect(goods.every(({ subCategory }) => subCategory === '화장지')).toBe(true);
});

test.each([
  '우유는 좀 그래 간식 추천',
  '고등어는 비려서.. 생선구이',
  '오징어 먹다 이빨 깨짐 부드러운 안주',
  '오이 헤이터임 샐러드',
])('%s: what may be meant to be left out is asked about or left out, not offered', async (message) => {
  const { goods, decision, held } = await talk(message);
  expect(decision.kind === 'doubt' || held.excluded.length > 0).toBe(true);
  expect(goods.filter(({ name }) => /우유|고등어|오징어|오이/.test(name))).toEqual([]);
});

test.each([
  ['새로 열린거', /./],
  ['쌀 나눌사람 구해요', /쌀/],
  ['생수 누가 열었어?', /생수/],
  ['휴지 인원 찼어?', /화장지/],
  ['젤 가까운 공구가 뭐임', /./],
])('%s is about open purchases though no rule names it', async (message, wanted) => {
  const { boards, decision } = await talk(message);
  expect(decision.kind).toBe('open-boards');
  expect(boards.every(({ title }) => wanted.test(title))).toBe(true);
  expect(boards.length).toBeGreaterThan(0);
});

test('아몬드 holds no 몬드는', async () => {
  const { held } = await talk('호두는 먹어도 되는데 아몬드는 안된대요 견과 골라줘');
  expect(held.excluded.map(({ key }) => key)).toEqual(['almond']);
});

test('what is left out though nobody said so comes with the way back', async () => {
  const { text, held } = await talk('고등어도 손사래 치십니다 생선 추천');
  expect(held.excluded.map(({ key }) => key)).toEqual(['mackerel']);
  expect(text).toContain('괜찮으면 ‘고등어 괜찮아’라고 말해 주세요.');
  const back = await talk('고등어도 손사래 치십니다 생선 추천', '고등어 괜찮아');
  expect(back.held.excluded).toEqual([]);
});

test('alone it is asked about, and left out if the talk goes on without an answer', async () => {
  const asked = await talk('견과류는 원 방침상 들일 수가 없어요');
  expect(asked.decision.kind).toBe('doubt');
  const left = await talk('견과류는 원 방침상 들일 수가 없어요', '간식 추천');
  expect(left.held.excluded.map(({ key }) => key)).toEqual(['nuts']);
  const agreed = await talk('견과류는 원 방침상 들일 수가 없어요', '네');
  expect(agreed.held.excluded.map(({ key }) => key)).toEqual(['nuts']);
  const wished = await talk('견과류는 원 방침상 들일 수가 없어요', '견과류 추천해줘');
  expect(wished.held.excluded).toEqual([]);
  expect(wished.goods.length).toBeGreaterThan(0);
});

test('in a talk about something else it is left out at once', async () => {
  const { held, goods } = await talk('볶음밥 추천해줘', '아 남편이 새우는 질겁을 해서');
  expect(held.excluded.map(({ key }) => key)).toEqual(['shrimp']);
  expect(goods.filter(({ name }) => name.includes('새우'))).toEqual([]);
});
