import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCatalogue } from '../products/catalogue';
import { UNKNOWN_TRAITS } from '../products/trait-rules';
import { Call } from './calls';
import type { Decision } from './decision';
import { demoCatalogue } from './eval/load-set';
import { TODAY } from './eval/world';
import type { Exclusion } from './exclusion';
import { theKnowledge } from './load-knowledge';
import { judge } from './retrieve/exclusion-rules';
import { type Good, goodsOf } from './retrieve/goods-index';
import { EMPTY_SLOTS, type Slots } from './slots';
import { doCalls } from './tools';
import { readFloor } from './understand/floor';
import { nounThread } from './understand/noun-thread';

const labelled = demoCatalogue();
/** Every third product was imported without a label. */
const catalogue = buildCatalogue(
  labelled.products.map((product) => (product.id % 3 === 0 ? { ...product, traits: UNKNOWN_TRAITS } : product)),
);
const knowledge = theKnowledge();
const goods = goodsOf(catalogue);
const reference = { goods, knowledge, nouns: nounThread().nouns, today: TODAY };
const world = { goods, knowledge, liking: { age: null, gender: null, interest: null } };

const WORDS = [
  '우유',
  '치즈',
  '과자',
  '빵',
  '라면',
  '땅콩버터',
  '새우',
  '만두',
  '계란',
  '두부',
  '과일',
  '간식',
  '요거트',
  '초콜릿',
  '강아지 간식',
  '세제',
  '휴지',
  '김치',
  '없는물건',
  '음료',
  '',
  '!!',
  '이유식',
  '케이크',
  '선물',
  '집들이',
  '매운',
  '무설탕',
  '대용량',
  '5kg',
  '30개',
];
const word = fc.constantFrom(...WORDS);
const pieces = fc.array(word, { maxLength: 2 });
const item = fc.oneof(
  fc.integer({ min: 1, max: 6 }),
  fc.constantFrom('all' as const, 'cheapest' as const, 'dearest' as const, 'previous' as const),
);
const budget = fc.option(
  fc.record({
    min: fc.constantFrom(null, 0, 5_000),
    max: fc.constantFrom(null, 0, 9_000, 30_000),
    perHead: fc.boolean(),
  }),
);
/** Any call with any values: what a reader might say that is wrong, broken or means harm. */
const call = fc
  .record({
    call: fc.constantFrom(...Call.options.map(({ shape }) => shape.call.value)),
    want: pieces,
    use: pieces,
    attr: pieces,
    no: pieces,
    have: pieces,
    size: pieces,
    ask: pieces,
    what: pieces,
    allergy: fc.constant([]),
    health: fc.constant([]),
    diet: fc.constant([]),
    whom: fc.constant([]),
    items: fc.array(item, { maxLength: 3 }),
    budget,
    people: fc.option(fc.integer({ min: 1, max: 50 })),
    sort: fc.constantFrom(null, 'cheap', 'dear', 'unit', 'big', 'small', 'popular'),
    other: fc.boolean(),
    back: fc.boolean(),
    all: fc.boolean(),
    about: fc.constantFrom('status', 'pay', 'nothing'),
    ids: fc.constantFrom(['join'], ['refund', 'pay-when'], ['no-such-fact']),
    id: fc.constantFrom('storage', 'hello', 'alcohol', 'fire', 'nothing'),
  })
  .map((each) => Call.parse(each));

const held = fc
  .subarray(
    knowledge.ingredients.filter(({ traits }) => traits.length > 0),
    { minLength: 1, maxLength: 2 },
  )
  .map((all) =>
    all.map(
      ({ id, label, say, forms, traits, requires }): Exclusion => ({
        key: id,
        label,
        why: 'allergy',
        traits,
        requires,
        words: [...say, ...forms],
      }),
    ),
  );

function shownBy(decision: Decision): Good[] {
  if (decision.kind === 'products') return decision.picks.map(({ good }) => good);
  if ('good' in decision) return [decision.good];
  return 'goods' in decision ? decision.goods : [];
}

test('no call of any reader shows what is held back, or lifts it', async () => {
  await fc.assert(
    fc.asyncProperty(
      held,
      fc.array(fc.array(call, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
      async (excluded, turns) => {
        let slots: Slots = { ...EMPTY_SLOTS, excluded };
        for (const calls of turns) {
          const message = calls.flatMap((each) => ('want' in each ? each.want : [])).join(' ');
          const floor = await readFloor(message, reference, slots.excluded, []);
          const { decision, slots: after } = await doCalls({ message, floor, calls }, slots, world, reference);
          for (const good of shownBy(decision)) expect(judge(good, excluded)).toBe('clear');
          expect(after.excluded.map(({ key }) => key)).toEqual(expect.arrayContaining(excluded.map(({ key }) => key)));
          slots = after;
        }
      },
    ),
    { numRuns: 150 },
  );
}, 120_000);
