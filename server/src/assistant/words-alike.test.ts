import { expect, test } from 'vitest';
import { talk } from './test-talk';

const keysOf = async (message: string): Promise<string[]> =>
  (await talk(message)).held.excluded.map(({ key }) => key).toSorted();

test.each([
  '고춧가루 없는 김치도 파나요 애기랑 먹게',
  '고추가루 안 들어간 김치 있어?',
  '고춧가루 뺀 김치 추천',
  '고춧가루 못 먹어서 김치 순한 걸로',
  '고춧가루 빼고 반찬 추천',
  '고춧가루 들어가면 뒤집어짐 반찬 추천',
  '애가 고추장 못 먹어요 반찬 추천',
])('%s: nothing spicy', async (message) => {
  expect(await keysOf(message)).toEqual(['spicy']);
});

test.each(['고춧가루 추천', '김장할 고춧가루 3kg', '고추장 있어?', '고춧가루 떨어졌어', '고춧가루만 따로 살래'])(
  '%s wishes for it',
  async (message) => {
    const { held, goods } = await talk(message);
    expect(held.excluded).toEqual([]);
    expect(goods[0]?.name).toMatch(/고춧가루|고추장/);
  },
);

test.each([
  ['초코 안좋아함 쿠키나 과자 추천', '초코'],
  ['초코 안좋아해 과자 추천', '초코'],
  ['초코 안좋아하는 애 과자 추천', '초코'],
  ['된장 안좋아함 국거리 추천', '된장'],
  ['쌈장 안좋아합니다 고기 추천', '쌈장'],
  ['초코 안먹음 과자 추천', '초코'],
  ['초코 싫어함 과자 추천', '초코'],
])('%s: the end of a word is no part of the body', async (message, key) => {
  expect(await keysOf(message)).toEqual([key]);
});

test.each([
  ['감자 양파 당근은 집에 있거든? 카레하려면 뭐 더 사야대', ['감자', '당근', '양파']],
  ['사과 귤은 집에 있어 과일 추천', ['귤', '사과']],
  ['양파 당근 집에 있으니까 채소 추천', ['당근', '양파']],
  ['감자 양파 빼고 채소 추천', ['감자', '양파']],
  ['감자 당근 양파는 냉장고에 있음 카레 재료', ['감자', '당근', '양파']],
  // The shelf and one of it.
  ['과일 사과는 집에 있어', ['사과']],
  ['카레 양파는 집에 있어', ['양파']],
])('%s: goods of one shelf make a list', async (message, keys) => {
  expect(await keysOf(message)).toEqual(keys);
});

test.each([
  '사무실에 둘 믹스커피 많이 든거',
  '회사에 둘 물티슈 많이 든 걸로',
  '집에 둘 화장지 많이 들은거',
  '사무실에 놓을 커피 많이 담긴거',
  '주방에 둘 키친타월 많이 든 거',
])('%s: much in it is not much at home', async (message) => {
  const { held, goods } = await talk(message);
  expect(held.excluded).toEqual([]);
  expect(goods.length).toBeGreaterThan(0);
});

test.each([
  '다이어트한다고 닭가슴살 2kg 살라는데 ㅋㅋ',
  '새우 살라구요',
  '고등어 두 마리 살라는디',
  '우유 살라니까',
  '계란 한판 살라는데',
])('%s means to buy it', async (message) => {
  const { held, goods, decision } = await talk(message);
  expect([held.excluded, decision.kind]).toEqual([[], 'products']);
  expect(goods.length).toBeGreaterThan(0);
});

test.each(['새우랑은 남남으로 살라는데 볶음밥 추천', '우유는 잊고 살라는데 간식 추천'])(
  '%s: told to live without it',
  async (message) => {
    expect((await talk(message)).held.excluded).toHaveLength(1);
  },
);

test.each([
  '고등어먹고 응급실 간적 있음;; 생선통조림 딴거 뭐있어',
  '고등어 먹고 탈났어. 생선 다른거 뭐 있어',
  '고등어 알레르기 있어요 생선 딴거 보여줘',
])('%s: others of its kind are asked for', async (message) => {
  const { held, goods } = await talk(message);
  expect(held.excluded.map(({ key }) => key)).toEqual(['mackerel']);
  expect(goods.length).toBeGreaterThan(0);
});

test.each(['나두 낄래🙋', '나두 껴줘', '저두 할래요', '나도 껴주세요', '나두 낄랭', '저도 할게요', '나두요'])(
  '%s joins what is on screen',
  async (message) => {
    const { decision, boards } = await talk('휴지 공구', message);
    expect(decision.kind).toBe('board');
    expect(boards[0]?.title).toContain('화장지');
  },
);

test.each([
  [['총대하면 뭐 해야돼?'], 'leader'],
  [['총대 하려면 뭐 해야 돼요'], 'leader'],
  [['총대 되면 뭐가 좋아'], 'leader'],
  [['총대 할 때 조건 있어?'], 'leader'],
  [['돈을 누구한테 보내는거예요?'], 'pay-how'],
  [['결제하면 누구한테 입금되는 거예요'], 'pay-how'],
  [['사람 안모이면 어떻게 돼요?', '그럼 돈은 언제내요?'], 'pay-when'],
  [['사람 안모이면 어떻게 돼요?', '돈은 언제 결제해요'], 'pay-when'],
  [['사람 안모이면 어떻게 돼요?', '그럼 돈은?'], 'refund'],
  [['내 정보 누가 볼수있어?', '위치도?'], 'privacy'],
  [['내 정보 누가 볼수있어?', '전화번호도?'], 'privacy'],
])('%j is about %s', async (messages, topic) => {
  const { decision } = await talk(...messages);
  expect(decision.kind === 'service' && decision.topic.topic).toBe(topic);
});

test.each(['내일 마감하는 공구 뭐있지', '내일 끝나는 공구', '마감이 내일인 공구', '내일 마감되는 거 보여줘'])(
  '%s: tomorrow and not today',
  async (message) => {
    const [wide, only] = [await talk('내일까지 마감인 공구'), await talk(message)];
    expect(only.boards.length).toBeGreaterThan(0);
    expect(only.boards.length).toBeLessThan(wide.boards.length);
    expect(only.text).toContain('내일 마감되는');
  },
);

test.each(['초등학생 물통', '학생 물병', '애기 물통 추천', '물통 있어?', '운동할때 쓸 물통'])(
  '%s is for water',
  async (message) => {
    expect((await talk(message)).goods[0]?.name).toMatch(/물통|물병/);
  },
);

test.each(['더 비싼거 없어?', '비싼거 없나요', '더 비싼 거 없을까', '더 비싼 건 없냐', '비싼거는 없어요?'])(
  '%s asks for dearer ones',
  async (message) => {
    expect((await talk('수건추천', message)).text).not.toContain('고급 것 빼고');
  },
);

test.each(['매운맛 없어야 하는 라면', '매운거 없는 라면 추천', '매운 건 없이 라면'])(
  '%s: nothing spicy',
  async (message) => {
    const { goods } = await talk(message);
    expect(goods.filter(({ name }) => /매운|얼큰|매콤/.test(name))).toEqual([]);
  },
);

test.each(['ㅎㅇ 첨 써봐요~', '처음 써봐요', '안녕하세요 처음 써보네요', '첨 써봄', '어제 처음 깔았어요'])(
  '%s greets',
  async (message) => {
    expect((await talk(message)).decision.kind).toBe('talk');
  },
);

test.each([
  ['🍊 공구 열린거 있나요?', /감귤/],
  ['🍎 같이 살 사람', /사과/],
  ['🍓 공구 있어?', /딸기/],
  ['귤 나눠서 사는 사람 있어?', /감귤/],
])('%s names what it draws or shares', async (message, title) => {
  const { boards } = await talk(message);
  expect(boards.length).toBeGreaterThan(0);
  expect(boards.every((each) => title.test(each.title))).toBe(true);
});

test.each([
  ['저요오드식 중입니다. 국 끓일 재료 부탁드려요', /육개장|곰탕|찌개/],
  ['교회 모임에 열댓명 오는데 구워먹을 고기 넉넉하게 살라고요', /삼겹/],
  ['에프에 까는 종이 그거 뭐지 그거 사고싶은데', /종이호일/],
  ['오븐에 까는 종이', /종이호일/],
  ['콜라 말고 톡쏘는거 마시고싶다', /탄산수|사이다/],
  ['츄르 있어요?', /짜먹는/],
  ['설거지를 많이 해서 손이 다 텄어 바를거 없나', /핸드크림/],
  ['청소를 너무 많이 해서 손이 갈라졌어 바를 거 있나', /핸드크림/],
  ['시원하게 해물탕 끓여먹을 재료 추천해주세요', /바지락|조개|홍합|낙지|오징어/],
  ['시원한 콩나물국 끓일 거', /콩나물/],
  ['시원한 음료수', /주스|탄산수|식혜/],
  ['우리 어머니가 신장이 안 좋으셔 가지고 저염으로 나온 거 찾아 줘 봐', /저염|무염|백명란/],
  ['부모님께 드릴 무가당 선물', /갈비|견과|전복/],
])('%s looks for goods', async (message, name) => {
  const { decision, goods } = await talk(message);
  expect(decision.kind).toBe('products');
  expect(goods[0]?.name).toMatch(name);
});

test.each(['밥은 묵었나', '밥은 먹었나', '밥 먹었어?', '밥은 먹었어요?'])('%s is small talk', async (message) => {
  expect((await talk(message)).decision.kind).toBe('talk');
});
