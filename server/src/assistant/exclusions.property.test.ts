import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCatalogue } from '../products/catalogue';
import { type Trait, traitOf, UNKNOWN_TRAITS } from '../products/trait-rules';
import { isWhole } from '../test-ring';
import { answer } from './answer';
import { demoCatalogue, loadSet } from './eval/load-set';
import { evalNeighbourhood, TODAY } from './eval/world';
import { theKnowledge } from './load-knowledge';
import { theNetwork } from './reader/network';
import { EMPTY_SLOTS } from './slots';
import { nounThread } from './understand/noun-thread';

const catalogue = demoCatalogue();
const knowledge = theKnowledge();
const { nouns } = nounThread();
const network = await theNetwork();
const neighbourhood = evalNeighbourhood(catalogue);
/** Every third product was imported without a label. */
const unlabelled = buildCatalogue(
  catalogue.products.map((product) => (product.id % 3 === 0 ? { ...product, traits: UNKNOWN_TRAITS } : product)),
);

const EXCLUDED: [words: string[], trait: Trait][] = [
  [['우유', '유제품'], 'milk'],
  [['계란', '달걀'], 'egg'],
  [['땅콩'], 'peanut'],
  [['견과류', '견과'], 'treeNut'],
  [['새우'], 'shrimp'],
  [['밀가루'], 'wheat'],
  [['돼지고기'], 'pork'],
  [['고기'], 'meat'],
  [['해산물'], 'seafood'],
  [['복숭아'], 'peach'],
  [['대두'], 'soy'],
  [['카페인'], 'caffeine'],
  [['조개', '전복'], 'shellfish'],
  [['오징어'], 'squid'],
  [['메밀'], 'buckwheat'],
  [['토마토'], 'tomato'],
  [['소고기', '쇠고기'], 'beef'],
  [['호두'], 'walnut'],
];
const SAID = [
  (it: string) => `${it} 알레르기 있어요`,
  (it: string) => `${it}알러지 있음`,
  (it: string) => `저는 ${it} 못 먹어요`,
  (it: string) => `${it} 빼고`,
  (it: string) => `${it} 든 건 빼줘`,
  (it: string) => `${it} 없는 걸로`,
  (it: string) => `${it} 안 들어간 거`,
  (it: string) => `애가 ${it} 먹으면 안 돼요`,
  (it: string) => `${it} 먹으면 두드러기 나요`,
  (it: string) => `${it}만 먹으면 배가 아파요`,
  (it: string) => `${it} 먹고 응급실 갔었어요`,
  (it: string) => `할머니가 ${it}를 아예 못 드세요`,
  (it: string) => `${it} 몬묵는다`,
  (it: string) => `의사가 ${it} 먹지 말래요`,
  (it: string) => `${it}는 입에도 안 대요`,
  (it: string) => `${it}는 비려서 싫어요`,
  (it: string) => `${it} 알레르기인 친구랑 먹을 거`,
  (it: string) => `제가 ${it}가 안 맞아서요`,
  (it: string) => `${it} 미함유 제품`,
  (it: string) => `알레르기: ${it}`,
  (it: string) => `${it}만 아니면 다 괜찮아요`,
  (it: string) => `${it} 든 음식은 넣지 마세요`,
  (it: string) => `${it} 들어간 건 무조건 제외하고`,
  (it: string) => `${it}는 저한테 독이에요`,
  (it: string) => `${it}랑 이별했어요`,
  (it: string) => `${it} 싹 다 제한 중이에요`,
  (it: string) => `${it} 사양할게요`,
  (it: string) => `${it} 자체를 안 좋아하세요`,
  (it: string) => `${it} 들어간 거 다 치아라`,
  (it: string) => `${it}며 오이며 다 빼고`,
];
/** Everything people typed in the sets, so wishes for the very thing are among them; what takes back is not. */
const WISHES = (['tuning', 'held-out', 'fresh', 'typed', 'ninth', 'tenth', 'eleventh'] as const)
  .flatMap(loadSet)
  .flatMap(({ turns }) => turns.map(({ say }) => say))
  .filter((say) => !/괜찮|빼지|취소|초기화|다 먹|상관|먹어도|넣어|포함|풀어|알레르기|해제|없던|먹기로/.test(say));
const PLAIN = [
  '우유 추천해줘',
  '땅콩 추천',
  '새우 보여줘',
  '빵 공구 있어?',
  '지금 열린 공구',
  '다른 거',
  '더 싼 거',
  '1번',
  '둘 다',
  '아무거나',
];

/** How one sentence ends before the next, and what people put between a thing and what they say of it. */
const ENDS = [
  '. ',
  '! ',
  '? ',
  '\n',
  ' ',
  ', ',
  '🍊. ',
  ' 💪. ',
  '👩🏽‍🍳! ',
  '❤️ ',
  '🇰🇷. ',
  'ㅋㅋ ',
  'ㅠㅠ. ',
  '~ ',
  '^^ ',
  '… ',
  '... ',
  ';; ',
  ' :) ',
];
const BETWEEN = ['', '', '', '', '🥛', ' 🦐', 'ㅠㅠ', '~', '...', '!', '\n'];
const LISTED = ['이랑 ', ', ', ' ', '하고 ', ' 그리고 ', '🥚 ', '/', 'ㅠㅠ '];
const PARTICLES = ['는', '은', '이', '가', '을', '를', '도'];

const wish = fc.oneof(fc.constantFrom(...WISHES), fc.constantFrom(...PLAIN));

const WORLDS = [
  { kind: 'with every label', shop: catalogue },
  { kind: 'with labels missing', shop: unlabelled },
];

/** One or two things left out in some way, before, after or amid what else is said. */
const talk = fc
  .record({
    things: fc.uniqueArray(fc.constantFrom(...EXCLUDED), { minLength: 1, maxLength: 2 }),
    said: fc.constantFrom(...SAID),
    word: fc.nat(),
    listed: fc.constantFrom(...LISTED),
    between: fc.constantFrom(...BETWEEN),
    particle: fc.constantFrom(...PARTICLES),
    beside: wish,
    after: wish,
    ends: fc.tuple(fc.constantFrom(...ENDS), fc.constantFrom(...ENDS)),
    place: fc.constantFrom('first', 'last', 'amid'),
    later: fc.array(wish, { maxLength: 3 }),
  })
  .map(({ things, said, word, listed, between, particle, beside, after, ends, place, later }) => {
    const named = things.map(([words]) => words[word % words.length]!).join(listed);
    const exclusion = said(named)
      .replace(new RegExp(`${named}[는를가](?= )`), `${named}${particle}`)
      .replace(`${named} `, `${named}${between} `);
    const first = {
      first: `${exclusion}${ends[0]}${beside}`,
      last: `${beside}${ends[0]}${exclusion}`,
      amid: `${beside}${ends[0]}${exclusion}${ends[1]}${after}`,
    }[place]!;
    return { traits: things.map(([, trait]) => trait), messages: [first, ...later] };
  });

test.each(WORLDS)('whatever else a talk says, what was left out is never offered, $kind', async ({ shop }) => {
  await fc.assert(
    fc.asyncProperty(talk, async ({ traits: excluded, messages }) => {
      let slots = EMPTY_SLOTS;
      for (const [turn, message] of messages.entries()) {
        const reply = await answer(
          { message, slots, turn, liking: { age: null, gender: null, interest: null } },
          { catalogue: shop, knowledge, nouns, network, neighbourhood, today: TODAY },
        );
        slots = reply.slots;
        for (const trait of excluded) {
          for (const { name, categoryId, traits } of reply.goods) {
            if (categoryId <= 2) expect(`${name} ${traitOf(traits, trait)}`, messages.join(' / ')).toBe(`${name} no`);
          }
          for (const { title, categoryId, productId } of reply.boards) {
            const traits = productId === null ? undefined : shop.byId.get(productId)?.traits;
            if (categoryId <= 2)
              expect(traits && traitOf(traits, trait), `${title}: ${messages.join(' / ')}`).toBe('no');
          }
        }
        if (reply.goods.length + reply.boards.length > 0 && turn === 0 && reply.decision.kind === 'products') {
          expect(reply.saidBack, messages.join(' / ')).toContain('뺐어요');
        }
      }
    }),
    { numRuns: isWhole ? 250 : 25 },
  );
});
