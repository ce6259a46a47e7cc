import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../test-ring';
import { holdExclusions } from '../carry-over';
import { demoCatalogue } from '../eval/load-set';
import type { Exclusion } from '../exclusion';
import { theKnowledge } from '../load-knowledge';
import { isWithinBudget } from '../retrieve/allow-rules';
import { goodsOf } from '../retrieve/goods-index';
import { retrieve } from '../retrieve/retrieve';
import { EMPTY_NEED, EMPTY_SLOTS, type Need, type Slots } from '../slots';
import { saying } from '../test-said';
import { lexiconOf, type Topic } from '../understand/lexicon';
import type { Understanding } from '../understand/understand';
import { mergeNeed } from './conditions';
import { doListAct } from './do-list-act';
import { listActOf } from './list-act';

const goods = goodsOf(demoCatalogue());
const knowledge = theKnowledge();
const world = { goods, knowledge, liking: { age: null, gender: null, interest: null } };
const topics = [...lexiconOf(goods, knowledge).entries.values()].flatMap((entry) =>
  entry.kind === 'topic' && !entry.topic.weak ? [entry.topic] : [],
);

const anyTopic = fc.constantFrom(...topics);
const anyBudget = fc
  .tuple(fc.option(fc.integer({ min: 1, max: 20 })), fc.integer({ min: 21, max: 80 }))
  .map(([min, max]) => ({ min: min === null ? null : min * 1000, max: max * 1000, perHead: false }));
const anyWords = (words: string[]) => fc.subarray(words);
const anyNeed: fc.Arbitrary<Need> = fc.record({
  topics: fc.array(anyTopic, { minLength: 1, maxLength: 2 }),
  useId: fc.constant(null),
  category: fc.constant(null),
  budget: fc.option(anyBudget),
  wants: anyWords(['large', 'domestic']),
  avoids: anyWords(['spicy', 'frozen']),
  sizes: anyWords(['1kg', '10개']),
  within: fc.constant([]),
  order: fc.constantFrom('fit', 'cheap'),
});
const merged = (said: Partial<Understanding>, need: Need) => mergeNeed(saying(said), { need }, goods);
const { topics: _, ...LIMITS } = EMPTY_NEED;
const limitsOf = (need: Need) => Object.fromEntries(Object.keys(LIMITS).map((key) => [key, need[key as keyof Need]]));

test('a word of what is looked for narrows it, and no limit is lost', () => {
  let narrowed = 0;
  fc.assert(
    fc.property(anyNeed, anyTopic, (before, topic) => {
      const { step, need } = merged({ topics: [topic] }, before);
      if (step !== 'narrower') return;
      narrowed += 1;
      expect(limitsOf(need)).toEqual(limitsOf(before));
      const { picks } = retrieve(need, EMPTY_SLOTS, world);
      expect(picks.every(({ good }) => isWithinBudget(good.price, before, null))).toBe(true);
    }),
    { numRuns: runs(400), examples: NARROWER },
  );
  expect(narrowed).toBeGreaterThanOrEqual(NARROWER.length);
});
const topicOf = (word: string): Topic => topics.find(({ say }) => say === word)!;
const CHEAP = { min: null, max: 20_000, perHead: false };
const NARROWER: [Need, Topic][] = [
  ['과일', '사과'],
  ['라면', '볶음면'],
  ['고기', '목살'],
].map(([whole, kind]) => [{ ...EMPTY_NEED, topics: [topicOf(whole!)], budget: CHEAP }, topicOf(kind!)]);

test.each<[string, Partial<Understanding>, keyof Need]>([
  ['a price', { budget: { min: null, max: 9_000, perHead: false } }, 'budget'],
  ['an amount', { sizes: ['3kg'] }, 'sizes'],
  ['that the price does not matter', { core: '가격은상관없어' }, 'budget'],
  ['that the amount does not matter', { core: '용량은상관없어요' }, 'sizes'],
])('who corrects one condition keeps the others: %s', (_, said, changed) => {
  fc.assert(
    fc.property(anyNeed, (before) => {
      const { need } = merged(said, before);
      expect({ ...need, [changed]: null }).toEqual({ ...before, [changed]: null });
    }),
  );
});

const anyList = fc.subarray(
  goods.all.map(({ id }) => id),
  { minLength: 3, maxLength: 5 },
);
const state = (last: number[], some: Partial<Slots> = {}): Slots => ({
  ...EMPTY_SLOTS,
  need: EMPTY_NEED,
  last,
  first: last,
  ...some,
});

test('`둘 중` looks only at two: those put side by side, else the first', () => {
  fc.assert(
    fc.property(anyList, fc.integer({ min: 1, max: 3 }), (last, second) => {
      const said = saying({ core: '둘중에뭐가더싸', commands: new Set(['compare']) });
      const act = listActOf(said, state(last), world);
      expect(act).toMatchObject({ act: 'compare', goods: last.slice(0, 2).map((id) => ({ id })) });
      // Two are put side by side by their numbers; then only these are meant.
      const other = Math.min(second, last.length - 1);
      const pair = listActOf(saying({ numbers: [1, other + 1], commands: new Set(['compare']) }), state(last), world)!;
      const done = doListAct(pair, state(last), world)!;
      expect(done.slots.pair).toEqual([last[0], last[other]]);
      expect(done.slots.last).toEqual(last);
      const again = listActOf(said, done.slots, world);
      expect(again).toMatchObject({ goods: done.slots.pair.map((id) => ({ id })) });
      // One of them is taken.
      const taken = listActOf(
        { ...said, core: '둘중싼걸로', commands: new Set(['compare', 'cheapest']) },
        done.slots,
        world,
      )!;
      expect(done.slots.pair).toContain(doListAct(taken, done.slots, world)!.slots.last[0]);
    }),
    { numRuns: runs(60) },
  );
});

test('those beside one are the others, and the list from then on', () => {
  fc.assert(
    fc.property(anyList, fc.integer({ min: 1, max: 3 }), (last, ordinal) => {
      const act = listActOf(saying({ core: `${ordinal}번말고나머지`, ordinal }), state(last), world)!;
      expect(doListAct(act, state(last), world)!.slots.last).toEqual(last.filter((_, i) => i !== ordinal - 1));
    }),
    { numRuns: runs(60) },
  );
});

const anyExclusion: fc.Arbitrary<Exclusion> = fc
  .tuple(fc.constantFrom('milk', 'egg', 'peanut', 'shrimp', 'wheat'), fc.constantFrom('allergy', 'cannot', 'diet'))
  .map(
    ([trait, why]) => ({ key: trait, label: trait, why, traits: [trait], requires: [], words: [trait] }) as Exclusion,
  );
const GUARDS: Exclusion[] = (['dog', 'cat', 'infant', 'person'] as const).map((guard) => ({
  key: `who-${guard}`,
  label: guard,
  why: 'cannot',
  traits: ['honey'],
  requires: [],
  words: ['양파', '꿀'],
  guard,
}));
const heldBy = (before: Exclusion[]) =>
  fc.uniqueArray(fc.oneof(anyExclusion, fc.constantFrom(...before)), { selector: ({ key }) => key });
const anyHeld = heldBy(GUARDS);

test('what is left out survives everything but being taken back', () => {
  const anything = fc.record({
    topics: fc.array(anyTopic, { maxLength: 2 }),
    excluded: fc.array(anyExclusion, { maxLength: 2 }),
    budget: fc.option(anyBudget),
    commands: fc.subarray(['cheaper', 'other', 'again', 'split', 'compare'] as const).map((all) => new Set(all)),
    core: fc.constantFrom('다른거', '그냥아무거나', '괜찮네', '양파도줘도되나'),
    takenBack: fc.subarray(['양파', '꿀']),
  });
  fc.assert(
    fc.property(anyHeld, fc.array(anything, { maxLength: 6 }), (held, said) => {
      const after = said.reduce((all, each) => holdExclusions(all, saying(each)).excluded, held);
      expect(after.map(({ key }) => key)).toEqual(expect.arrayContaining(held.map(({ key }) => key)));
    }),
  );
});

test('taking one back restores what was there, and × always does', () => {
  fc.assert(
    fc.property(anyHeld, anyExclusion, fc.boolean(), (held, more, isPressed) => {
      const before = held.filter(({ key }) => key !== more.key);
      const { excluded } = holdExclusions(before, saying({ excluded: [more] }));
      const back = isPressed ? { pressed: [more.key] } : { takenBack: [more.key] };
      expect(holdExclusions(excluded, saying(back)).excluded).toEqual(before);
      for (const { key } of excluded)
        expect(holdExclusions(excluded, saying({ pressed: [key] })).excluded.map((each) => each.key)).not.toContain(
          key,
        );
    }),
  );
});
