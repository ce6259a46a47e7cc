import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Trait, traitOf } from '../products/trait-rules';
import { repliesTo, talk } from './test-talk';
import { WISH } from './understand/wish-grammar';

const THINGS: [word: string, trait: Trait][] = [
  ['우유', 'milk'],
  ['치즈', 'milk'],
  ['계란', 'egg'],
  ['땅콩', 'peanut'],
  ['견과류', 'treeNut'],
  ['새우', 'shrimp'],
  ['오징어', 'squid'],
  ['고등어', 'mackerel'],
  ['돼지고기', 'pork'],
  ['소고기', 'beef'],
  ['닭고기', 'chicken'],
  ['토마토', 'tomato'],
  ['복숭아', 'peach'],
  ['호두', 'walnut'],
  ['메밀', 'buckwheat'],
  ['밀가루', 'wheat'],
  ['조개', 'shellfish'],
  ['해산물', 'seafood'],
];

/** A verb nobody has heard of: any syllables with an ending of the language. */
const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const ENDINGS =
  '거려서 해요 합니다 했어요 더라고요 이에요 임 하는데 거리니까 하네요 된대요 하거든요 하심 했대 하더라 스러워서 해버려요 당했어요 이라서 하시네요 한다 해갖고 하그든요';
const predicate = fc
  .tuple(fc.array(syllable, { minLength: 2, maxLength: 4 }), fc.constantFrom(...ENDINGS.split(' ')))
  .map(([stem, ending]) => stem.join('') + ending)
  .filter((word) => !Array.from(word).some((_, at) => at < 3 && isWishAt(word, at)));

/** By chance it may be a wish. */
function isWishAt(word: string, at: number): boolean {
  WISH.lastIndex = at;
  return WISH.test(word);
}

const FRAMES = [
  (it: string, told: string) => `${it}는 ${told}`,
  (it: string, told: string) => `${it}만 보면 ${told}`,
  (it: string, told: string) => `${it} 들어가면 ${told}`,
  (it: string, told: string) => `${it} 들어간 건 ${told}`,
  (it: string, told: string) => `${it} ${told}`,
  (it: string, told: string) => `${it}도 ${told}`,
  (it: string, told: string) => `남편이 ${it}를 ${told}`,
  (it: string, told: string) => `${it}이랑은 ${told}`,
  (it: string, told: string) => `${it} 냄새가 ${told}`,
  (it: string, told: string) => `우리 애는 ${it}에 ${told}`,
];
const WISHES = [
  '과자 추천',
  '빵 뭐 있어요',
  '볶음밥 골라줘',
  '간식 보여줘',
  '안주 추천해줘',
  '만두 있나요',
  '라면 ㄱㄱ',
  '반찬 좀 찾아주세요',
  '소스 사려고',
  '국수 먹고 싶다',
];

const told = fc
  .record({
    thing: fc.constantFrom(...THINGS),
    frame: fc.constantFrom(...FRAMES),
    predicate,
    wish: fc.constantFrom(...WISHES),
    later: fc.constantFrom(...WISHES),
    place: fc.constantFrom('first', 'last', 'next', 'before'),
    stop: fc.constantFrom(' ', '. ', '; ', ' ㅠㅠ '),
  })
  .map(({ thing: [word, trait], frame, predicate: verb, wish, later, place, stop }) => {
    const said = frame(word, verb);
    const messages = {
      first: [`${said}${stop}${wish}`, later],
      last: [`${wish}${stop === ' ' ? '. ' : stop}${said}`, later],
      next: [wish, said, later],
      before: [said, wish, later],
    }[place]!;
    return { trait, messages, from: place === 'next' ? 1 : 0 };
  });

test('whatever is said of an ingredient beside a wish for something else, it is not offered', async () => {
  await fc.assert(
    fc.asyncProperty(told, async ({ trait, messages, from }) => {
      for (const { goods } of (await repliesTo(messages)).slice(from)) {
        for (const { name, categoryId, traits } of goods) {
          if (categoryId <= 2) expect(`${name} ${traitOf(traits, trait)}`, messages.join(' / ')).toBe(`${name} no`);
        }
      }
    }),
    { numRuns: 300 },
  );
});

const WISHED = [
  (it: string) => it,
  (it: string) => `${it} 추천`,
  (it: string) => `${it} 추천해주세요`,
  (it: string) => `${it} 있어요?`,
  (it: string) => `${it} 없나요?`,
  (it: string) => `${it} 떨어졌어`,
  (it: string) => `${it} 다 먹었어`,
  (it: string) => `${it} 먹고 싶다`,
  (it: string) => `${it} 사려고`,
  (it: string) => `${it} 좀 살까 하는데`,
  (it: string) => `오늘 저녁에 ${it} 해먹을 거야`,
  (it: string) => `${it} 구워먹을 건데 쌈장도`,
  (it: string) => `${it}이랑 양파 사야 돼`,
  (it: string) => `${it} 볶음밥`,
  (it: string) => `${it} 들어간 안주`,
  (it: string) => `우리 애가 ${it}를 너무 좋아해요`,
  (it: string) => `${it} 싱싱한 걸로 골라줘`,
  (it: string) => `${it} 만원 이하`,
  (it: string) => `${it} 필요해요`,
  (it: string) => `${it} 얼마야`,
  (it: string) => `${it} 넉넉하게 시키려고`,
  (it: string) => `엄마가 ${it} 사오래`,
  (it: string) => `${it} 땡기는데 뭐 있어`,
  (it: string) => `${it} 넣고 끓일 국`,
  (it: string) => `${it} 삶아서 먹으려고`,
  (it: string) => `명절이라 ${it} 선물하려는데`,
  (it: string) => `${it}는 어떤 게 좋아?`,
  (it: string) => `${it} 큰 거 두 개`,
  (it: string) => `${it} 안 먹고는 못 살아`,
  (it: string) => `${it} 같이 살 사람`,
  (it: string) => `${it} ㄱㄱ`,
  (it: string) => `${it}, 양파, 당근`,
];

test.each(THINGS)('a plain wish for %s is never left out or asked about', async (word) => {
  const leftOut: string[] = [];
  for (const wished of WISHED) {
    const reply = await talk(wished(word));
    if (reply!.decision.kind === 'doubt' || reply!.held.excluded.length > 0) leftOut.push(wished(word));
  }
  expect(leftOut).toEqual([]);
});
