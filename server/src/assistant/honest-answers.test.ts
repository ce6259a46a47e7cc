import { expect, test } from 'vitest';
import { answer } from './answer';
import { demoCatalogue } from './eval/load-set';
import { evalNeighbourhood, TODAY } from './eval/world';
import { theKnowledge } from './load-knowledge';
import type { NeighbourhoodReader } from './retrieve/match-boards';
import { EMPTY_SLOTS } from './slots';
import { talk } from './test-talk';
import { nounThread } from './understand/noun-thread';

const names = ({ goods }: { goods: { name: string }[] }) => goods.map(({ name }) => name);

test('a price is lowest of those shown, by the unit, unless it is lowest of all', async () => {
  const { goods, reasons } = await talk('토마토 추천');
  const claims = goods.map(({ id }) => reasons.get(id)!).filter((reason) => reason.includes('저렴'));
  expect(claims).toEqual([expect.stringMatching(/^100g에 \d+원꼴, 셋 중 가장 저렴해요$/)]);
  expect((await talk('토마토 추천', '비교해줘')).text).toMatch(/셋 중 100g에 가장 저렴한 건 .+이에요/);
});

test('what cannot be compared is not', async () => {
  const { text } = await talk('커피', '비교해줘');
  expect(text.includes('가장 저렴') && text.includes('견줄 수 없')).toBe(false);
});

test('a cat is not a dog, and what an animal eats without a label is unknown', async () => {
  expect(names(await talk('고양이 간식 추천해줘')).join()).not.toContain('강아지');
  const { goods, unsureGoods, text } = await talk('강아지가 닭 알러지 있는데 사료 추천');
  expect(goods).toEqual([]);
  expect(unsureGoods.length).toBeGreaterThan(0);
  expect(text).toContain('확인된');
});

test('what poisons a dog is not answered with other food for it, and is forgotten with the dog', async () => {
  const grapes = await talk('강아지 줄 포도 있어?');
  expect(grapes.goods).toEqual([]);
  expect(grapes.text).toMatch(/‘포도’.*\n.*수의사/s);
  expect(names(await talk('강아지 간식 추천해줘', '커피 추천해줘')).join()).toContain('커피');
});

test('a word across a space names nobody', async () => {
  const { held } = await talk('우리 애 견과류 알러진데 간식 추천');
  expect(held.excluded.map(({ key }) => key)).toEqual(['nuts']);
});

test.each([
  ['당뇨인데 간식 추천', /설탕|사탕|젤리|초코|주스/],
  ['통풍 있는데 안주 추천해줘', /맥주|멸치|새우/],
  ['콩팥이 안 좋은데 과일 추천', /바나나|토마토|오렌지|참외/],
  ['혈압약 먹는데 과일 추천해줘', /자몽/],
])('%s: left out by the table, with whom to ask', async (message, harmful) => {
  const reply = await talk(message);
  expect(names(reply).join()).not.toMatch(harmful);
  expect(reply.text).toMatch(/의사나 약사/);
  expect(reply.text).not.toContain('안녕하세요');
});

test('what no label tells is left out by its name, and that is all that is said', async () => {
  const { text } = await talk('버섯 못 먹는데 찌개 재료');
  expect(text).toContain('이름에 버섯이 있는 건 뺐어요');
  expect(text).toContain('표시가 없어 확인할 수 없어요');
});

test('nothing is called by what it is not', async () => {
  expect((await talk('친정엄마 홍삼 사드리고 싶은데')).text).toContain('‘홍삼’에 꼭 맞는 건 찾지 못해서');
  expect((await talk('다진 거 있어?')).text).not.toContain('다진 중에서');
  expect((await talk('강아지 간식 추천')).text).toContain('강아지 간식 중에서');
});

test('a pack that does not go round is said not to', async () => {
  const { text } = await talk('30명이 나눠먹을 과자');
  expect(text).not.toContain('나누기 좋은');
  expect(text).toContain('돌아가지 않아요');
});

test('who was wronged is told what to do, with the buttons, before any fact', async () => {
  const { text, ways } = await talk('리더가 물건을 안 줘요');
  expect(text).toMatch(/^물건을 못 받았거나/);
  expect(ways.map(({ to }) => to)).toEqual(['/chat/list', '/mypage/joined', '/help']);
  expect((await talk('리더가 개인 계좌로 보내래요')).text).toMatch(/^뭉치 밖으로는 돈을 보내지 마세요/);
  expect((await talk('리더가 안 사면 어떻게 돼?')).ways.map(({ to }) => to)).toEqual(['/chat/list']);
});

test('half a box is for two: what is open, then opening one', async () => {
  const { text, ways, people, boards } = await talk('귤 반 박스만 살 수 있어?');
  expect(text).toContain('둘이 나누면 돼요');
  expect([people, boards.length, ways[0]?.to]).toEqual([2, 1, '/gonggu/write']);
  expect((await talk('반 박스만 사고 싶어요')).text).toContain('반만');
});

test('things side by side share what is said of them', async () => {
  const { held } = await talk('과자 라면 빼고 간식 추천');
  expect(held.excluded.map(({ key }) => key)).toEqual(['과자', '라면']);
});

const catalogue = demoCatalogue();
const ask = (message: string, around: { neighbourhood?: NeighbourhoodReader; sendsOut?: boolean }) =>
  answer(
    { message, slots: EMPTY_SLOTS, turn: 0, liking: { age: null, gender: null, interest: null } },
    {
      catalogue,
      knowledge: theKnowledge(),
      nouns: nounThread().nouns,
      neighbourhood: evalNeighbourhood(catalogue),
      today: TODAY,
      ...around,
    },
  );

test('a full purchase is full and not absent', async () => {
  const { boards } = await evalNeighbourhood(catalogue)(3_000);
  const full = boards.filter(({ title }) => title.includes('딸기')).map((board) => ({ ...board, seatsLeft: 0 }));
  const others = boards.filter(({ title }) => !title.includes('딸기'));
  const { text } = await ask('딸기 공구 있어?', {
    neighbourhood: async (metres, state = 'open') => ({
      place: 'known',
      boards: state === 'full' ? full : others,
      reach: metres,
    }),
  });
  expect(text).toContain('자리가 찼어요');
  expect(text).not.toContain('아직 없어요');
});

test('with a model, the sentence about privacy tells where messages go', async () => {
  expect((await ask('대화 내용 저장돼?', { sendsOut: true })).text).toContain('AI 모델을 제공하는 회사');
  expect((await ask('대화 내용 저장돼?', {})).text).not.toContain('AI 모델을 제공하는 회사');
});
