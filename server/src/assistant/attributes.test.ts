import { expect, test } from 'vitest';
import { attributeOf } from '../products/attribute-rules';
import { repliesTo, talk } from './test-talk';

test.each([
  ['뚜껑 있는 반찬통 있어요?', 'lid', '뚜껑 있는'],
  ['스텐으로 된 냄비 추천해줘', 'material.steel', '스텐으로 된'],
  ['나무로 만든 도마', 'material.wood', '나무로 된'],
  ['유리 재질 물병', 'material.glass', '유리로 된'],
  ['AA 건전지', 'battery.AA', 'AA'],
  ['신 거 땡기네 과일', 'sour', '신맛 나는'],
  ['뼈 없는 닭고기', 'boneless', '뼈 없는'],
  ['기름기 적은 돼지고기', 'lean', '기름기 적은'],
  ['어린이용 칫솔', 'forChildren', '어린이용'],
] as const)('%s: only what is known to be so', async (message, attribute, label) => {
  const { goods, text } = await talk(message);
  expect(goods.length).toBeGreaterThan(0);
  for (const good of goods) expect(attributeOf(good.attributes, attribute), good.name).toBe('yes');
  expect(text).toContain(label);
});

test('what nothing is known to be is said, and what is known to be otherwise is not near it', async () => {
  const { goods, text } = await talk('대형 냄비');
  expect(text).toContain('‘대형’ 표시가 있는 건 찾지 못해서');
  expect(goods.every(({ name }) => name.includes('냄비'))).toBe(true);
  const battery = await talk('AAA 건전지 있어?');
  expect(battery.text).toContain('‘AAA’ 표시가 있는 건 찾지 못해서');
});

test('안 신: what is known not to be; where nothing is, that is said', async () => {
  const [, known] = await repliesTo(['과일 추천해줘', '안 신 걸로']);
  for (const { name, attributes } of known!.goods) expect(attributeOf(attributes, 'sour'), name).toBe('no');
  const { goods, text } = await talk('딸기 안 신 거');
  expect(goods.length).toBeGreaterThan(0);
  expect(
    goods.every(({ attributes }) => attributeOf(attributes, 'sour') === 'no') || /확인할 수 없어요/.test(text),
  ).toBe(true);
});

test.each(['시금치 있어?', '신선한 우유', '신발 정리함 있나요', '유리세정제', '나무젓가락'])(
  '%s asks for no attribute',
  async (message) => {
    const { text } = await talk(message);
    expect(text).not.toMatch(/신맛 나는|유리로 된|나무로 된/);
  },
);

test('what is refused is not claimed, however it is called', async () => {
  const [, other] = await repliesTo(['나무로 된 도마', '나무 말고 다른 재질로']);
  for (const { name, attributes } of other!.goods)
    expect(attributeOf(attributes, 'material.wood'), name).not.toBe('yes');
  const battery = await talk('건전지 더블에이 말고 트리플에이 있나요');
  expect(battery.text).toContain('‘AAA’ 표시가 있는 건 찾지 못해서');
});

test('short words that describe begin a word', async () => {
  const [, second] = await repliesTo(['과일 추천해줘', '두 번째로 보여 주신 것 자세히 알려줘']);
  expect(second!.decision.kind).toBe('detail');
});
