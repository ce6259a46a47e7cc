import { expect, test } from 'vitest';
import { talk } from './test-talk';

test('what was chosen among the list stays chosen', async () => {
  const { goods } = await talk('고기 추천', '돼지로', '더 싼건 없어?');
  expect(goods.length).toBeGreaterThan(0);
  expect(goods.every(({ traits }) => traits.contains.includes('pork'))).toBe(true);
});

test('for whom it is chooses among it', async () => {
  const { goods } = await talk('치약', '애기꺼');
  expect(goods.map(({ name }) => name).join()).toMatch(/어린이.*치약/);
});

test('what no label tells is said not to be told, and the list stays', async () => {
  const { goods, text } = await talk('접시', '전자렌지 되는거');
  expect(goods.every(({ name }) => /접시|대접/.test(name))).toBe(true);
  expect(text).toContain('상품 정보에 없어요');
});

test('a thing that some of the list go with is another thing', async () => {
  const { goods } = await talk('빵', '치즈는');
  expect(goods[0]?.name).toMatch(/치즈/);
});

test('when nothing is cheaper, no more is claimed than that none was found', async () => {
  const { goods, text } = await talk('사과', '더 싼거', '더 싼거', '더 싼거');
  expect(goods.length).toBeLessThanOrEqual(1);
  expect(text).toMatch(/값이 낮은 건 찾지 못했어요/);
});

test('a thing that ends like “also” is no allergy', async () => {
  const { held } = await talk('돼지고기 못먹어', '만두');
  expect(held.excluded.map(({ key }) => key)).toEqual(['pork']);
});

test('where nothing is left to offer, what was left out is the reason that is told', async () => {
  const { decision, text } = await talk('우유 알레르기 있어', '아이스크림은?');
  expect(decision.kind).toBe('none');
  expect(text).toContain('우유가 든 건');
});

test('a price per kilo is told per kilo', async () => {
  const { text } = await talk('쌀 20kg', '1kg에 얼만데');
  expect(text).toMatch(/1kg에 3,100원/);
});

test('one asked for is one shown', async () => {
  const { boards } = await talk('젤 가까운 공구 딱 하나만 알려줘');
  expect(boards.map(({ title }) => title)).toEqual(['맑은물 생수 2L 12병 공구합니다.']);
});

test('a purchase whose title says the word goes before what is made of it', async () => {
  const { boards } = await talk('배추 누가 모집하던데');
  expect(boards.map(({ title }) => title)).toEqual(['초록들 절임배추 20kg 공구합니다.']);
});

test('a verb before 공구 is nothing that could be missing', async () => {
  const { boards, text } = await talk('토요일에 마감하는 공구 있나');
  expect(boards.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/아직 없어요/);
});

test.each([
  ['500m 이내 공구', 'open-boards'],
  ['오늘 팀장한테 깨져서 넘 우울하다', 'talk'],
  ['비밀번호 까먹음', 'service'],
  ['사과할 일이 있어서 선물 사려고요', 'products'],
])('%s is no chance sound of something else', async (message, kind) => {
  const { decision, goods } = await talk(message);
  expect(decision.kind).toBe(kind);
  expect(goods.some(({ tags }) => tags.includes('사과'))).toBe(false);
});

test.each([
  [['우유 못 먹는데 라떼 마시고 싶어'], /두유|아몬드|원두|콜드브루/],
  [['새우 알레르기라 김치찌개에 넣을거'], /두부|고기|꽁치|참치|호박|버섯/],
  [['브로콜리는 뱉어서 브로콜리 안 든 이유식 재료'], /이유식|단호박|호박/],
  [['이유식 시작하는데 필요한 도구'], /이유식/],
  [['냉동실에 쟁여둘 거 만육천원 안 넘게'], /냉동|아이스크림|감자튀김/],
  [['상추랑 쌈장 같이 사고 싶어'], /상추|쌈장/],
  [['강아지 간식', '다른 것도'], /강아지|멍냥/],
  [['강아지 사료', '이빨 닦는 껌도 있나요'], /덴탈껌/],
  [['쌀 공구 있어?', '쌀 상품은 뭐 있어 공구 말고'], /쌀/],
  [['공구함 사고 싶다'], /공구함/],
])('%j offers what is meant', async (messages, wanted) => {
  const { goods, decision } = await talk(...messages);
  expect(decision.kind).toBe('products');
  expect(goods.slice(0, 3).some(({ line }) => wanted.test(line))).toBe(true);
});

test('a milky drink is never among what stands in for it', async () => {
  const { goods, text } = await talk('우유 못 먹는데 라떼 마시고 싶어');
  expect(goods.filter(({ traits }) => traits.contains.includes('milk'))).toEqual([]);
  expect(text).toMatch(/재료/);
});

test.each([
  ['발사믹식초 있어?', '‘발사믹식초’ 상품은 없어서 식초로 골랐어요'],
  ['수면양말 추천', '‘수면양말’ 상품은 없어서 양말로 골랐어요'],
])('%s: what stands in for it is said to', async (message, told) => {
  expect((await talk(message)).text).toContain(told);
});

test.each(['현미식초 추천', '회사간식 추천', '등산양말', '제일싼과자'])(
  '%s: nothing is said to be missing',
  async (message) => {
    expect((await talk(message)).text).not.toContain('상품은 없어서');
  },
);

test.each([
  [['받았는데 복숭아에 곰팡이가'], 'bad-goods'],
  [['24롤이라더니 20개 왔네'], 'bad-goods'],
  [['공구장은 누가 해요'], 'leader'],
  [['딱 안 떨어지면 일원단위는 누가 내나요'], 'share'],
  [['마감 지나면 참여 못 해?'], 'deadline'],
  [['가격은 어디 기준인가요'], 'price'],
  [['참여하면 바로 결제야?', '나중에 빼면?'], 'leave'],
  [['공구에서 빠지고 싶어', '벌써 리더가 샀으면?'], 'leave'],
])('%j is about the service', async (messages, topic) => {
  const { decision } = await talk(...messages);
  expect(decision.kind === 'service' && decision.topic.topic).toBe(topic);
});

test('tears beside an allergy do not drown it', async () => {
  const { decision, held } = await talk('밀 알레르기인데 빵 못 먹어요 ㅠ');
  expect(decision.kind).not.toBe('talk');
  expect(held.excluded.map(({ key }) => key)).toContain('wheat');
});

test('a diet that is narrowed is not said to be given up', async () => {
  const { text, held } = await talk('나 비건이야', '꿀은 먹기로 했어');
  expect(text).not.toContain('동물성 재료는 빼지 않');
  expect(held.excluded.map(({ key }) => key)).not.toContain('honey');
});

test('the second child of the list is the second of it', async () => {
  const first = await talk('라면');
  const { goods } = await talk('라면', '둘째꺼 뭐야');
  expect(goods.map(({ id }) => id)).toEqual([first.goods[1]!.id]);
});

test('a share is told for as many as share it', async () => {
  const { decision } = await talk('핫팩', '6명이서 나눌건데 얼마?');
  expect(decision).toMatchObject({ kind: 'split', people: 6 });
});

test('without sugar is what a label says', async () => {
  const { goods, held } = await talk('설탕 없는 두유');
  expect(held.excluded).toEqual([]);
  expect(goods[0]?.name).toContain('무가당');
});

test('who asks per roll for what has none is told so', async () => {
  const { text } = await talk('여행용 티슈', '한롤에 얼마꼴이야');
  expect(text).toContain('롤로 세는 상품이 아니에요');
});

test('what else a refused word stands for may be wished for', async () => {
  const { goods, text } = await talk('후라이드치킨 말고 뼈없는 너겟이나 텐더');
  expect(goods[0]?.name).toMatch(/너겟|텐더/);
  expect(text).toContain('후라이드치킨은 뺐어요');
});

test('what answers to both words comes before what has the label', async () => {
  const { goods } = await talk('아메 스틱 대용량으로');
  expect(goods[0]?.name).toContain('아메리카노 스틱');
});

test('a question word is nothing that is sold', async () => {
  const { text } = await talk('돼지 닭 소 우유 계란 싹다 안먹음 뭐먹고 살까');
  expect(text).not.toContain('뭐먹고');
});

test.each([
  ['덕분에 싸게 샀슴다 감사감사', 'talk'],
  ['앞으로 추천해줄때 나 우유 못먹는거 기억해놔', 'noted'],
])('%s asks for nothing', async (message, kind) => {
  expect((await talk(message)).decision.kind).toBe(kind);
});

test('two of the list are compared by their numbers', async () => {
  const { decision, goods } = await talk('참치캔 있어?', '1번이랑 2번이랑 뭐가 달라');
  expect(decision.kind).toBe('compare');
  expect(goods).toHaveLength(2);
});

test('others than the one spoken of are those beside it', async () => {
  const { goods } = await talk('수건 좋은거', '1번 여섯명이서 나누면', '아 그거 말고 다른 수건');
  expect(goods.map(({ name }) => name)).not.toContain('맑음 호텔수건 40수 10장');
  expect(goods.length).toBeGreaterThan(0);
});

test('what is left out is no wish of its own', async () => {
  const { text } = await talk('냉동실 터지기 직전이라 냉동은 빼고 자취생 끼니 때울거');
  expect(text).not.toContain('쟁여');
});

test.each([
  [['칫솔 보여줘', '애들꺼로'], /어린이/],
  [['치약', '어린이 거로'], /어린이/],
  [['세재 떨어짐 빨래용', '아기꺼로'], /아기/],
])('%j: those that are meant for them', async (messages, name) => {
  expect((await talk(...messages)).goods[0]?.name).toMatch(name);
});

test.each(['그럼 상품이라도 보여줘봐', '그럼 제품이라도 추천해줘', '상품으로 좀 보여줘'])(
  '%s after no purchase of it lists what is sold',
  async (message) => {
    const { decision, goods } = await talk('양파 같이 살 사람 모으는 공구 있나', message);
    expect(decision.kind).toBe('products');
    expect(goods[0]?.name).toContain('양파');
  },
);

test.each(['먹는 것만요', '먹는 것만', '먹는 거만요'])('%s: of the purchases on screen', async (message) => {
  const { decision, boards } = await talk('주변에 열린 공구 좀 볼게요', message);
  expect(decision.kind).toBe('open-boards');
  expect(boards.every(({ categoryId }) => categoryId <= 2)).toBe(true);
});

test.each([
  [['프로필에 있는 게이지 그거 뭐예요?', '그거 어떻게 올려요'], 'gauge'],
  [['매너 게이지가 뭐예요', '그거 왜 깎여요'], 'gauge'],
  [['사람 안모이면 어떻게 돼요?', '그거 환불돼요?'], 'refund'],
  [['공구장 하면 뭐 신경써야돼?'], 'leader'],
  [['방장 하면 뭐 해야 돼요'], 'leader'],
  [['하트 눌러둔 공구 어디서 다시 봐요'], 'likes'],
  [['찜한 공구 어디서 봐요'], 'likes'],
  [['친구한테 공구 링크 보내서 같이 하자고 할 수 있어요?'], 'join'],
  [['친구한테 링크 보낼 수 있어?'], 'join'],
  [['모르는 링크를 보냈어요 사기인가요'], 'safety'],
])('%j asks about %s', async (messages, topic) => {
  const { decision } = await talk(...messages);
  expect(decision.kind === 'service' && decision.topic.topic).toBe(topic);
});

test.each([
  ['카페인 끊었어요', '커피맛이 너무 그리워요', /디카페인/],
  ['우유 계란 빼고', '내가 마실 두유', /두유/],
])('%s, then %s', async (first, then, name) => {
  expect((await talk(first, then)).goods[0]?.name).toMatch(name);
});
