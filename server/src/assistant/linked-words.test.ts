import { expect, test } from 'vitest';
import { isFood } from './retrieve/exclusion-rules';
import { talk } from './test-talk';

test.each(['맛있는용과일추천해줘', '선물용과일', '제사용과일 있나요'])(
  '%s: no thing across a border',
  async (message) => {
    const { goods, text } = await talk(message);
    expect(text).not.toContain('용과');
    expect(goods.length).toBeGreaterThan(0);
  },
);

test('what is not sold is said, also where whose it would be is known', async () => {
  expect((await talk('용과 있어?')).text).toContain('‘용과’ 상품은 뭉치에 없어요');
  for (const message of ['고양이 캣타워', '강아지 유모차 있어요?'])
    expect((await talk(message)).text, message).toMatch(/‘(?:캣타워|유모차)’ 상품은 없/);
  for (const message of ['강아지 간식 추천해줘', '우리 강아지 다이어트 사료', '고양이 화장실 모래', '강아지 사료 큰거'])
    expect((await talk(message)).text, message).not.toContain('상품은 없어서');
});

test('what is only described by a word is of no other family', async () => {
  for (const message of ['단백질 많은 거', '단백질 음식 추천해줘', '운동하고 먹을 단백질'])
    for (const good of (await talk(message)).goods) expect(isFood(good), `${message}: ${good.name}`).toBe(true);
  expect((await talk('단백질 샴푸')).goods[0]?.name).toContain('샴푸');
});

test('capsules for a coffee machine are for coffee', async () => {
  for (const message of ['커피 캡슐', '캡슐 커피 추천', '캡슐커피 있나요'])
    for (const { name } of (await talk(message)).goods) expect(name, message).not.toContain('세제');
});
