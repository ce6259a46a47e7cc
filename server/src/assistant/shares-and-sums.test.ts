import { expect, test } from 'vitest';
import { repliesTo, talk } from './test-talk';

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

test.each([
  [['현미 10kg 셋이서'], 3],
  [['아기 로션 있어?', '세 명이면요?'], 3],
  [['국간장 있나요', '네 가게가 나누면'], 4],
  [['현미 10kg 보여줘', '다섯 집이 갈라가면 얼마고'], 5],
])('%j: each of so many is told what to pay', async (messages, people) => {
  const { decision, goods, text } = await talk(...messages);
  expect(decision).toMatchObject({ kind: 'split', people });
  expect(text).toContain(won(Math.floor(goods[0]!.price / people)));
});

test('how many must share it, so that none pays more', async () => {
  const { decision } = await talk('동물복지 대란 30구 몇 명이 나눠야 한 사람 3천원 밑으로 되나');
  expect(decision).toMatchObject({ kind: 'split', people: 5 });
});

test('what was asked for beside a thing and that thing are the two that are added', async () => {
  const [first, second, both] = await repliesTo(['된장 보여줘', '고추장도요', '둘이 합하면 얼마예요']);
  expect(both!.text).toContain(won(first!.goods[0]!.price + second!.goods[0]!.price));
});

test('of several things one of each is added, and several packs of one are', async () => {
  const [list, sum] = await repliesTo(['참기름이랑 간장 보여줘', '합계 얼마야']);
  expect(sum!.goods).toHaveLength(2);
  expect(sum!.text).toContain(won(sum!.goods.reduce((all, { price }) => all + price, 0)));
  expect(list!.goods.length).toBeGreaterThan(1);
  const packs = await talk('키친타월 보여줘', '세 개 사면 합이 얼마야');
  expect(packs.goods).toHaveLength(1);
  expect(packs.text).toContain(won(packs.goods[0]!.price * 3));
});

test.each([
  [['설탕 있어?', '100g에 얼마예요?'], '100g에'],
  [['국산 목살 1kg', '1키로 얼만데'], '1kg에'],
])('%j: by the amount that was asked for', async (messages, each) => {
  const { decision, text } = await talk(...messages);
  expect(decision.kind).toBe('units');
  expect(text).toContain(each);
});

test('several questions about the service are each answered', async () => {
  const { text, ways } = await talk('수수료 있어요? 탈퇴는 어떻게 해요?');
  expect(text).toContain('수수료를 받지 않아요');
  expect(text).toContain('탈퇴할 수 있어요');
  expect(ways).not.toHaveLength(0);
});

test('who was robbed is told what to do, and what was paid is no budget', async () => {
  const wrong = await talk('모집한 사람이 돈만 받고 연락이 두절됐어요');
  expect(wrong.decision).toMatchObject({ kind: 'service', wrong: 'goods' });
  const paid = await talk('이미 3만원 보냈는데 어떡해요');
  expect(paid.goods).toHaveLength(0);
  expect(paid.ways).not.toHaveLength(0);
});

test('what is only on a shelf of its own is sold all the same', async () => {
  expect((await talk('노즈워크 있나요')).goods[0]!.name).toContain('노즈워크');
});

test('a dog is meant by 개, and grapes are kept from it', async () => {
  expect((await talk('우리 집 개한테 포도 줘도 돼요?')).goods).toHaveLength(0);
  expect((await talk('사과 두 개는 먹일 수 있는 거')).held.excluded).toHaveLength(0);
});

test('no soap is called free of sugar', async () => {
  const { reasons } = await talk('당뇨라서 설탕 없는 거, 주방비누도요');
  expect([...reasons.values()].join()).not.toContain('무설탕');
});

test('purchases by my share and not farther than was said', async () => {
  const cheap = await talk('지금 열린 공구', '내 몫이 제일 적은 건?');
  const shares = cheap.boards.map(({ perHead }) => perHead);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const near = await talk('1km 넘는 거 빼고 공구 보여줘');
  expect(near.boards).not.toHaveLength(0);
  expect(near.boards.every(({ metres }) => metres <= 1000)).toBe(true);
});
