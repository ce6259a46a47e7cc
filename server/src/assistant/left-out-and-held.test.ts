import { expect, test } from 'vitest';
import { type Trait, traitOf } from '../products/trait-rules';
import { repliesTo, talk } from './test-talk';

const keysOf = async (...messages: string[]): Promise<string[]> =>
  (await talk(...messages)).held.excluded.map(({ key }) => key).toSorted();

test.each([
  // A word of the kitchen for what a label tells.
  ['액젓 안들어간 김치 있나', ['salted-fish']],
  ['캐슈넛 한알에 응급실 갔음 안주 추천', ['tree-nut']],
  ['난백 알레르기 있는 5살 아이 과자 골라주세요', ['egg']],
  ['고추장만 들어가도 속쓰려 국수 추천', ['spicy']],
  ['돼지나 소나 네발달린건 안먹어 고기 추천', ['pork', 'red-meat']],
  // Lists of several people, signs, tests, brackets.
  ['아빠는 새우 엄마는 복숭아 나는 우유 알레르기. 과자 추천', ['milk', 'peach', 'shrimp']],
  ['알레르기 검사결과 밀3 우유4 계란2 나옴 애 간식', ['egg', 'milk', 'wheat']],
  ['노새우노오징어 라면 있음?', ['shrimp', 'squid']],
  ['과자. 우유무. 계란무', ['egg', 'milk']],
  ['우유 체질이 아니라 돼지- 반찬 추천', ['milk', 'pork']],
  ['아기가 복합알레르기예요(우유, 대두, 밀) 간식 추천', ['milk', 'soy', 'wheat']],
  ['🦐 먹으면 🤮 볶음밥', ['shrimp']],
  ['시누이 새우 못먹고 시매부 오징어 못먹어 반찬 추천', ['shrimp', 'squid']],
  ['라마단 끝나고 무슬림 유학생들이랑 나눠먹을거', ['alcohol', 'pork']],
  ['밀 없는 면', ['wheat']],
  ['ㅅㅇ 알러지 라면 ㅊㅊ', ['shrimp']],
  ['고등어 얘기만 나와도 손이 떨려. 저녁 뭐 먹지', ['mackerel']],
  ['땅콩 들어간건 애가 먹을수도 있어서 빼야돼 안주 추천', ['peanut']],
  ['복숭이 알레르기 있음 과일 ㅊㅊ', ['peach']],
  // Goods that no label tells of, and whole kinds.
  ['고수 비누맛나서 싫어 쌀국수', ['고수']],
  ['조카가 아스파탐 안돼 음료수', ['아스파탐']],
  ['빵 과자 라면 금지령 내림 음료 추천', ['과자', '라면', '빵']],
  ['유치원에서 초콜릿 사탕은 보내지 말래 간식 추천', ['사탕', '초콜릿']],
  ['곱창 순대 이런거 빼고 안주', ['pork', '곱창']],
  ['불교신자라 오신채 안먹어 반찬', ['pungent']],
  // At home.
  ['쌀이랑 김치는 시댁에서 왔고 반찬거리만 찾음', ['김치', '쌀']],
  ['저번에 산 물티슈 아직 산더미 세제나 볼까', ['물티슈']],
])('%s', async (message, keys) => {
  expect(await keysOf(message)).toEqual(keys);
});

test.each([
  ['두부 안 먹은지 오래됐네 두부 있나요', /두부/],
  ['빵 못먹은지 한달 다이어트 끝났다 빵 내놔', /빵|베이글|바게트|식빵|와플/],
  ['버터 아끼지말고 팍팍 쓰려고 대용량으로', /버터/],
  ['치즈 안늘어나면 피자가 아니지 모짜렐라', /치즈/],
  ['닭가슴살 질린다는 사람 이해안됨 2키로', /닭가슴살/],
  ['우유 안사오면 집에 못들어감', /우유/],
  ['새우 까기 귀찮으니까 껍질 없는걸로', /새우/],
  ['땅콩 없으면 맥주를 왜 마셔', /땅콩/],
  ['치즈 싫다던 애가 이제 치즈만 찾네', /치즈/],
  ['햄 없는 부대찌개는 용서못함 햄 추천', /햄/],
  ['돼지고기 못 굽는 사람도 쉽게 굽는 삼겹살', /삼겹/],
  ['연어 비리지 않은 횟감', /연어/],
  ['복숭아 벌레 안먹은 깨끗한거', /복숭아/],
  ['우유는 안좋아하는데 치즈는 좋아함! 치즈추천', /치즈/],
  ['알레르기 비염있는데 먼지 안나는 청소포', /청소/],
])('%s wishes for it', async (message, name) => {
  const { goods } = await talk(message);
  expect(goods.slice(0, 3).map((good) => good.name)).toContainEqual(expect.stringMatching(name));
});

test('bread is asked for where one asks whether it can be eaten', async () => {
  const { held, goods } = await talk('계란알러지면 빵 아예 못먹나..? 먹을수 있는거 있음 알려줘');
  expect(held.excluded.map(({ key }) => key)).toEqual(['egg']);
  expect(goods.length).toBeGreaterThan(0);
});

test('the word that was said is said back beside what it stands for', async () => {
  expect((await talk('굴소스 든건 피해야해 소스 추천')).text).toContain('굴소스(조개류)');
});

const HELD: [trait: Trait, messages: string[]][] = [
  ['peanut', ['지금 참여할 수 있는 먹을거 공구', '우유 든거 빼고', '땅콩도', '제일 가까운건']],
  ['shrimp', ['생일상 차릴거', '시누이 새우 못먹고 시매부 회 못먹어', '잡채 재료', '국은']],
  ['peanut', ['술안주 추천', '땅콩 들어간건 애가 먹을수도 있어서 빼야돼', '매운것도 빼줘', '열린 공구 있어?']],
];
test.each(HELD)('%s stays left out: %s', async (trait, messages) => {
  const { goods, boards, held } = (await repliesTo(messages)).at(-1)!;
  expect(held.excluded.flatMap((each) => each.traits)).toContain(trait);
  expect(boards.map(({ title }) => title).join(' ')).not.toMatch(trait === 'peanut' ? /땅콩/ : /새우/);
  for (const good of goods.filter(({ categoryId }) => categoryId <= 2)) expect(traitOf(good.traits, trait)).toBe('no');
});

test.each([
  ['돼지고기', ['자취생인데 돼지고기 알러지있음', '햄은 먹을수있는거 아예 없나']],
  ['돼지고기', ['돼지고기 못먹어', '소시지 먹을수있는거 뭐있어']],
  ['우유', ['우유 못 먹어', '치즈는 먹어도 되는 걸로 추천해줘']],
  ['새우', ['새우 알레르기 있어', '만두는 먹을 수 있는 거 없어?']],
])('%s is not let in by who looks for some that may be eaten: %s', async (label, messages) => {
  const { held, text } = (await repliesTo(messages)).at(-1)!;
  expect(held.excluded.map((each) => each.label)).toEqual([label]);
  expect(text).toContain(label);
});

test.each([
  ['우유 못 먹어', '우유 이제 먹을 수 있어'],
  ['우유 알레르기', '우유 먹어도 되는 거래'],
  ['우유 계란 새우 다 빼고 보여줘', '아까 말한 알레르기 다 취소해줘 친구꺼였어'],
  ['새우랑 게 못 먹어', '방금 말한 알레르기 전부 취소'],
  ['새우 알레르기 있어', '알레르기 다 취소해줘'],
])('%s, then %s: nothing is left out any more', async (...messages) => {
  expect((await repliesTo(messages)).at(-1)!.held.excluded).toEqual([]);
});

test.each([
  [['난 땅콩이랑 우유 못먹어', '내가 뭐 못먹는다고 했지?'], /땅콩, 우유/],
  [['우유 못먹어', '내가 뭐 빼달라고 했더라'], /우유/],
  [['새우랑 땅콩 알레르기', '내가 무슨 알레르기 있다고 했지?'], /새우, 땅콩/],
  [['새우 빼줘', '지금 뭐 빼고 있어?'], /새우/],
])('%j is told what is left out', async (messages, told) => {
  const { decision, text } = (await repliesTo(messages)).at(-1)!;
  expect(decision.kind).toBe('noted');
  expect(text).toMatch(told);
});

test.each([
  ['제가 라텍스 알레르기가 있어서 고무장갑을 못껴요 설거지할때 쓸 다른 장갑 있나요?', ['고무장갑']],
  ['고무장갑 못 끼는데 장갑 추천', ['고무장갑']],
  ['로션은 못 발라요 핸드크림 있나요', ['로션']],
  ['빵은 포기했고 면 추천', ['빵']],
  ['아버님이 새우를 못 드십니다 볶음밥 추천', ['shrimp']],
  ['장모님이 오징어를 통 못 자셔요 반찬 추천', ['squid']],
  ['땅콩 먹으면 두드러기가 막 올라와요 과자 추천', ['peanut']],
  ['복숭아 만지면 두드러기가 돋는다 아입니까 과일 뭐 있노', ['peach']],
  ['몸이 안 좋아 가지고 죽 먹고 싶어', []],
  ['배추 20포기 했는데 고춧가루 추천', []],
  ['탕수육 튀길때 쓸 가루 있을까요?', []],
  ['삼겹살 나눠서 사는 사람 있어?', []],
  ['양념은 아무거나 못 먹어요 순한 거 추천', []],
])('%s leaves out %j', async (message, keys) => {
  const { held, goods } = (await repliesTo([message]))[0]!;
  expect(held.excluded.map(({ key }) => key)).toEqual(keys);
  expect(goods.map(({ name }) => name).join()).not.toMatch(/고무장갑|바게트/);
});

test.each([
  ['우리 할매가 틀니라 찔긴 거 딱딱한 거는 못 드신다 아입니까', '간식 추천'],
  ['할머니가 딱딱한 음식을 못 잡수셔요', '간식으로 드릴 만한 거'],
  ['교정 시작해서 딱딱하고 질긴거 못먹어요 간식 추천'],
  ['치아 교정중이라 질긴거 빼고 안주 추천'],
])('%s: nothing that has to be chewed hard', async (...messages) => {
  const { held, goods } = (await repliesTo(messages)).at(-1)!;
  expect(held.excluded.map(({ key }) => key)).toEqual(['tough']);
  expect(goods.length).toBeGreaterThan(0);
  expect(goods.map(({ name }) => name).join()).not.toMatch(/육포|반건조|아몬드|땅콩|오징어/);
});
