import { expect, test } from 'vitest';
import { talk } from './test-talk';

test.each([
  ['변기가 자꾸 막혀요', /배수구|변기/],
  ['막힌 변기 어떡하죠 ㅠㅠ', /배수구|변기/],
  ['화장실에서 냄새 올라와', /배수구|변기|탈취|디퓨저|락스/],
  ['거울이 뿌예서 닦아야겠는데', /유리세정제|세정제|매직블럭/],
  ['요즘 머리카락이 한 움큼씩 빠져요', /탈모|두피|샴푸/],
  ['손이 쩍쩍 갈라지네', /핸드크림/],
  ['형광등이 깜빡거려', /전구/],
  ['리모컨이 안 돼', /건전지/],
  ['이불 부피가 너무 커서', /압축팩|리빙박스|수납/],
])('%s: what happened stands for what helps', async (message, wanted) => {
  const { decision, goods } = await talk(message);
  expect(decision.kind).toBe('products');
  expect(goods[0]?.name).toMatch(wanted);
});

test.each([
  ['이 시리얼 말고 손님 줄 과자', /과자|쿠키|칩|스낵/],
  ['손님 오는데 시리얼', /시리얼|그래놀라/],
])('%s is about the thing that is named', async (message, wanted) => {
  const { goods } = await talk(message);
  expect(goods.map(({ name }) => name).join()).toMatch(wanted);
});
