import { expect, test } from 'vitest';
import { repliesTo, talk } from './test-talk';

/** What a neighbour says in the first week, above all the second thing: after a fact, a purchase, an allergy. */

test.each([
  [['새우 알레르기 있어요', '새우젓은 먹어도 돼요', '포기김치 있어요?'], 'shrimp', /새우|포기김치/],
  [['생선 못 먹어요', '어묵은 괜찮아요', '생선 추천'], 'fish', /고등어|갈치|연어/],
  [['조개 알레르기예요', '전복은 괜찮대요', '조개 보여줘'], 'shellfish', /바지락|생굴/],
])('%j lets in that form only', async (messages, key, forbidden) => {
  const { goods, held } = await talk(...messages);
  expect(held.excluded.map((each) => each.key)).toContain(key);
  expect(goods.filter(({ name }) => forbidden.test(name))).toEqual([]);
});

test('what is let in is said and offered by its name', async () => {
  const replies = await repliesTo(['유제품 못 먹어요', '요거트는 괜찮아요', '요거트 보여줘', '치즈 보여줘']);
  expect(replies[1]!.text).toContain('요거트는 보여 드릴게요');
  expect(replies[2]!.goods.length).toBeGreaterThan(0);
  expect(replies[2]!.goods.every(({ name }) => name.includes('요거트'))).toBe(true);
  expect(replies[3]!.goods).toEqual([]);
});

test('an allergy that was told by a form is taken back by it', async () => {
  const { held } = await talk('굴 알레르기 있어요', '굴 이제 먹어도 된대요');
  expect(held.excluded).toEqual([]);
});

test.each([
  [['배추 공구 있어?', '20키로는 너무 많은데 적은 걸로'], /배추|김치/],
  [['딸기 공구 있나요', '1키로짜리로 사면 얼마예요?'], /딸기/],
  [['감자 공구 있어요?', '그냥 파는 건 있나요'], /감자/],
  [['감자 공구 있어요?', '2만원 이하로'], /감자/],
])('%j: what was looked for is still meant', async (messages, wanted) => {
  const { goods, decision } = await talk(...messages);
  expect(['products', 'units', 'detail']).toContain(decision.kind);
  expect(goods.slice(0, 3).some(({ name }) => wanted.test(name))).toBe(true);
});

test('goods that stand for what nobody has opened are what the next words choose from', async () => {
  const replies = await repliesTo(['양파 공구 열린 거 있어?', '2번']);
  expect(replies[1]!.decision).toMatchObject({ kind: 'detail', good: { id: replies[0]!.goods[1]!.id } });
});

test.each([
  [['고등어', '셋이 먹을 거예요'], /고등어/],
  [['커피 추천', '캡슐 말고 타 마시는 거'], /스틱/],
  [['샴푸', '두피에 좋은 걸로'], /두피|탈모/],
  [['우유 2개', '너무 많아 더 적은 걸로'], /우유/],
])('%j says more of the list and asks for nothing else', async (messages, wanted) => {
  const { goods } = await talk(...messages);
  expect(goods.length).toBeGreaterThan(0);
  expect(wanted.test(goods[0]!.name)).toBe(true);
});

test.each([
  [['휴지 공구 있어?', '물건은 어디 가서 받아요?'], 'pickup'],
  [['내 주소 남들한테 보이나요?', '이름은?'], 'privacy'],
  [['정산은 언제 되나요', '만원은 돼야 보내준다고?'], 'settlement'],
  [['수박 공구 있어?', '언제쯤 열릴까요'], 'open'],
  [['수박 공구 있어?', '생기면 알려줄래?'], 'notify'],
  [['공구 하나 만드는 법 알려줘'], 'open'],
  [['방장님한테 연락하려면요?'], 'chat'],
])('%j asks for the fact %s', async (messages, topic) => {
  const { decision } = await talk(...messages);
  expect(decision).toMatchObject({ kind: 'service', topic: { topic } });
});

test.each([
  [['탈퇴는 어디서 해요', '아니 그냥 쓸게요'], 'no'],
  [['무화과 공구 있어?', '아쉽다'], 'sad'],
])('%j asks for nothing', async (messages, kind) => {
  const { decision } = await talk(...messages);
  expect(decision).toMatchObject({ kind: 'talk', talk: { kind } });
});

test.each([
  [['오늘 마감인 거 보여줘 공구', '내일은요?'], /바게트/],
  [['공구 뭐 있어요', '새우는 누가 여는 거예요?'], /새우/],
  [['사과 공구 몇 명 모였나요?'], /사과/],
  [['감귤 공구', '그거 몇 키로예요'], /감귤/],
  [['생수 공구 있나', '오 나 할래요'], /생수/],
])('%j is about that purchase', async (messages, title) => {
  const { boards } = await talk(...messages);
  expect(boards.length).toBeGreaterThan(0);
  expect(boards.every((board) => title.test(board.title))).toBe(true);
});

test.each([
  [['쌀이랑 김치는 있고요 다른 반찬 뭐 있나요'], /쌀|김치/],
  [['단 거 안 드시는 분 드릴 간식'], /초코|사탕|젤리|쿠키/],
  [['양파는 집에 있어 카레 재료', '감자도 있어'], /감자|양파/],
])('%j offers none of it', async (messages, forbidden) => {
  const { goods } = await talk(...messages);
  expect(goods.length).toBeGreaterThan(0);
  expect(goods.filter(({ name }) => forbidden.test(name))).toEqual([]);
});

test('what is at home is not offered to be cooked with itself', async () => {
  const { goods, held } = await talk('집에 두부 있어', '두부로 뭐 해 먹을까 같이 넣을 거');
  expect(goods).toEqual([]);
  expect(held.excluded).toMatchObject([{ key: '두부', why: 'have' }]);
});

test('what is not sold is said beside what is', async () => {
  const { text, goods } = await talk('기저귀랑 물티슈 주세요');
  expect(text).toContain('기저귀');
  expect(goods[0]!.name).toContain('물티슈');
});

test('who asks whether it was left out is told', async () => {
  const { decision, text } = await talk('호두 못 먹어', '과자 추천', '아까 말한 거 빠진 거 맞죠?');
  expect(decision).toMatchObject({ kind: 'noted' });
  expect(text).toContain('호두');
});
