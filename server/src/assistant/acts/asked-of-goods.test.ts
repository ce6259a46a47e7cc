import { expect, test } from 'vitest';
import { talk } from '../test-talk';

test.each(['몇 리터예요?', '그거 몇리터고', '용량이 얼마예요', '몇 리터 들어있어요'])(
  '%s: what the name of the one on screen tells',
  async (message) => {
    const { decision, text } = await talk('참기름 말고 콩기름', message);
    expect(decision.kind).toBe('detail');
    expect(text).toContain('콩기름 1.8L 6병');
  },
);

test.each([
  ['한 장 얼마예요', '249원'],
  ['KF94 한 장 얼마', '249원'],
  ['새부리형은 장당 얼마예요', '318원'],
  ['새부리형 하나에 얼마', '318원'],
])('masks, and then %s', async (message, price) => {
  expect((await talk('KF94 마스크', message)).text).toContain(price);
});

test('the same is asked of another that is only named', async () => {
  expect((await talk('종이컵 개당 얼마요?', '종이빨대는?')).text).toContain('20원');
  expect((await talk('와플 40개 개당 단가요', '크루아상 생지는')).text).toContain('830원');
});

test('one that was shown before is asked of by its amount', async () => {
  const { text } = await talk('칫솔 20개짜리', '전동으로 바꿀래', '아까 20개짜리는 하나에 얼마꼴이었어?');
  expect(text).toContain('745원');
});

test('of what has no amount in its name that is said in a sentence of its own', async () => {
  const { text } = await talk('주방칼 블록', '개당 얼마');
  expect(text).not.toContain('고꼴');
});

test('a price by the litre is a wish, and leaves nothing out', async () => {
  const { held, text } = await talk('휘핑크림 리터당 얼마꼴입니까');
  expect(held.excluded).toEqual([]);
  expect(text).toContain('7,950원');
});
