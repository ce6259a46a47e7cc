import { expect, test } from 'vitest';
import { repliesTo, talk } from '../test-talk';

const prices = (goods: readonly { price: number }[]) => goods.map(({ price }) => price);

test.each([
  [['과일 2만원 이하로', '사과 보여줘'], 20_000],
  [['라면 만오천원 이하', '볶음면으로 보여줄래'], 15_000],
  [['견과류 3만원 이하', '아몬드로'], 30_000],
])('%j: the price holds when the list is narrowed', async (messages, most) => {
  const { goods, decision } = await talk(...messages);
  expect(decision.kind).toBe('products');
  expect(Math.max(...prices(goods))).toBeLessThanOrEqual(most);
});

test('something else is meant instead, for the same money', async () => {
  const { goods } = await talk('포도 3만원대로 선물', '포도보단 배가 낫겠어');
  expect(goods.length).toBeGreaterThan(0);
  for (const { tags, price } of goods) {
    expect(tags).toContain('배');
    expect(Math.floor(price / 10_000)).toBe(3);
  }
});

test('a limit that does not matter any more is lifted, and only that one', async () => {
  const { goods, slots } = await talk('참치캔 2만원 이하', '가격은 상관없어');
  expect(goods.length).toBeGreaterThan(1);
  expect(slots.need?.budget).toBeNull();
  expect(slots.need?.topics.map(({ say }) => say)).toEqual(['참치캔']);
});

test.each([
  ['칫솔', '대나무로 된 건?', /대나무/],
  ['냄비', '스텐으로 다시 볼래', /스텐|냄비/],
])('%s, %s: those of the list that are so', async (thing, how, names) => {
  const { goods } = await talk(thing, how);
  expect(goods.length).toBeGreaterThan(0);
  for (const { name } of goods) expect(name).toMatch(names);
});

test('the thing itself again, not the kind of it', async () => {
  for (const again of ['아니 그냥 토마토로', '역시 대용량으로']) {
    const { goods } = await talk('토마토', '방울토마토로', again);
    expect(goods.length).toBeGreaterThan(1);
  }
});

test.each([
  [['된장이랑 고추장 뭐가 더 싸?'], ['된장', '고추장'], 'compare'],
  [['콜라랑 사이다 가격 차이 얼마야'], ['콜라', '사이다'], 'compare'],
  [['포도 추천', '사과랑 비교해줘'], ['사과', '포도'], 'compare'],
  [['화장지', '3겹짜리랑 4겹짜리 뭐가 이득이야'], ['3겹', '4겹'], 'compare'],
  [['강아지 사료 보여줘', '닭고기랑 연어 중에 kg당 뭐가 싸'], ['닭고기', '연어'], 'units'],
  [['고등어랑 꽁치 뭐가 다르지'], ['고등어', '꽁치'], 'compare'],
])('%j puts those side by side that are named', async (messages, names, kind) => {
  const { goods, decision, held } = await talk(...messages);
  expect(decision.kind).toBe(kind);
  for (const name of names) expect(goods.map((good) => good.name).join()).toContain(name);
  expect(held.excluded.filter(({ guard }) => !guard)).toEqual([]);
});

test('of two that were put side by side the cheaper by the unit is taken', async () => {
  const [, , taken] = await repliesTo(['휴지', '2번이랑 3번 뭐가 나아', '둘 중 싼 걸로']);
  expect(taken!.goods.map(({ name }) => name)).toEqual(['포근한집 대나무 무형광 화장지 30롤']);
});

test('those beside the first are summed when both are meant next', async () => {
  const [list, rest, sum] = await repliesTo(['세제', '1번 말고 나머지', '둘 다 사면 얼마야']);
  expect(rest!.goods).toEqual(list!.goods.slice(1));
  expect(sum!.goods).toEqual(rest!.goods);
});

test.each([
  [['사과 5kg 다섯이서 나누면 한 사람 얼마'], 5_380],
  [['쌀 20kg 셋이 나누면 얼마씩?', '다섯이면'], 12_400],
  [['우유', '저지방으로', '이거 두 개 사서 넷이 나누면'], 5_950],
])('%j tells the share', async (messages, share) => {
  expect((await talk(...messages)).text).toContain(`한 사람에 ${share.toLocaleString('ko-KR')}원`);
});

test('how it should not be may be after all', async () => {
  const { goods, held } = await talk('냉동 말고 만두', '그냥 냉동이어도 돼');
  expect(goods.every(({ name }) => name.includes('만두'))).toBe(true);
  expect(goods.length).toBeGreaterThan(0);
  expect(held.excluded).toEqual([]);
});

test.each([
  ['강아지 간식', '양파도 줘도 되나'],
  ['강아지 사료', '고구마도'],
  ['9개월 아기 이유식 재료', '꿀 넣어도 잘 먹겠지'],
])('%s, %s: whom it is for is held', async (...messages) => {
  const [before, after] = await repliesTo(messages);
  const guards = before!.held.excluded.filter(({ guard }) => guard).map(({ key }) => key);
  expect(guards.length).toBeGreaterThan(0);
  expect(after!.held.excluded.map(({ key }) => key)).toEqual(expect.arrayContaining(guards));
  expect(after!.held.returned).toEqual([]);
});

test('what goes with a pet’s food is on the pet’s shelf', async () => {
  for (const [pet, also] of [
    ['강아지 사료', '그리고 간식도'],
    ['고양이 사료', '그럼 간식도 줘'],
  ]) {
    const { goods } = await talk(pet!, also!);
    expect(goods.length).toBeGreaterThan(0);
    for (const { line } of goods) expect(line).toContain('반려동물');
  }
});

test.each([['포도'], ['내가 먹을 과자 보여줘'], ['강아지에게 해로울 수 있는 음식 이제 괜찮아']])(
  '%s: it is not for the dog',
  async (message) => {
    const { held } = await talk('강아지 간식', message);
    expect(held.excluded).toEqual([]);
  },
);
