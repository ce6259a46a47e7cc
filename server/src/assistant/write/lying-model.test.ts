import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { runs } from '../../test-ring';
import { openAiModel } from '../read/model';
import { startTestModel } from '../read/test-model';
import { fillPost } from './fill-post';
import type { At, Guess } from './guess';
import { ASKED_FIELDS, mergeGuesses } from './merge-guesses';
import { readPost } from './read-post';
import { knownThings } from './things';

const AT: At = { today: '2026-11-15', home: null };
const TEXTS = [
  '귤 좋은 거 3만원 아니면 4만원 다섯 명 토요일까지 10kg',
  '제주감귤 10kg 3만원 다섯 명 토요일까지',
  '인당 6천원쯤 넷이서 쌀',
  '같이 뭐 사실 분',
];

/** Words of the text and words that are not in it, values that were said and values that were not. */
const lie = (text: string) => {
  const words = text.split(' ');
  const said = fc.oneof(
    fc.constantFrom(...words, ...words.map((word, nth) => `${word} ${words[nth + 1] ?? ''}`.trim())),
    fc.constantFrom('만원', '3', '1,000원', '99명', '내일까지', ''),
    fc.string({ maxLength: 12 }),
  );
  const value = fc.oneof(
    said,
    fc.constantFrom<unknown>(30_000, 40_000, 3, 5, 99, -1, Number.NaN, null, '2026-11-21', '2000-01-01', '10kg'),
  );
  const claim = fc.oneof(fc.record({ value, said }), value, fc.constant({ said: text }));
  return fc.oneof(
    fc.dictionary(fc.constantFrom(...ASKED_FIELDS, 'location', 'content', 'picture'), claim),
    fc.jsonValue(),
  );
};

test.each(TEXTS)('whatever a model says to %s, no sure field changes and nothing unsaid is there', (text) => {
  const rules = readPost(text, AT, knownThings());
  fc.assert(
    fc.property(lie(text), (says) => {
      const { model, ...merged } = mergeGuesses(rules, says, text, AT, knownThings());
      expect(Object.keys(merged).filter((field) => !(field in rules))).toEqual(
        model.filter((field) => !(field in rules)),
      );
      for (const [field, guess] of Object.entries(merged)) {
        if (!(model as string[]).includes(field)) {
          expect(guess).toEqual(rules[field as keyof typeof rules]);
          continue;
        }
        const { value, said, sure } = guess as Guess<unknown>;
        expect([rules[field as 'price']?.sure ?? false, sure]).toEqual([false, false]);
        expect(text).toContain(said);
        const own = field === 'name' ? said : readPost(said, AT, knownThings())[field as 'price']?.value;
        expect(value).toEqual(own);
      }
    }),
    { numRuns: runs(500) },
  );
});

describe('over the wire', () => {
  let t: TestApp;
  let endpoint: Awaited<ReturnType<typeof startTestModel>>;
  let me: Person;
  beforeAll(async () => {
    t = await testApp();
    endpoint = await startTestModel();
    me = await t.person();
  });
  afterAll(async () => {
    await t.close();
    await endpoint.close();
  });
  beforeEach(() => {
    endpoint.seen.length = 0;
  });

  const text = TEXTS[0]!;
  /** Its answer, and the one by rules alone. */
  function ask({ clock = Date.now, timeoutMs = 100 } = {}) {
    const model = openAiModel({ baseUrl: endpoint.baseUrl, apiKey: null, model: 'test' }, { timeoutMs, clock });
    const read = () => fillPost(t.deps, { model, callsPerDay: 100 }, me.userId, { text, deep: true });
    const byRules = fillPost(t.deps, { model: null, callsPerDay: 100 }, me.userId, { text });
    return { read, byRules };
  }

  test('a slow one is not waited for: the answer is that of the rules', async () => {
    endpoint.will(() => undefined);
    // On a busy machine the question itself takes a while to arrive.
    const { read, byRules } = ask({ timeoutMs: 2_000 });
    expect(await read()).toEqual(await byRules);
    expect(endpoint.seen).toHaveLength(1);
  });

  test('one that stops in the middle of its answer', async () => {
    endpoint.will((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"choices":[{"message":{"content":"{\\"price\\":');
    });
    const { read, byRules } = ask();
    expect(await read()).toEqual(await byRules);
  });

  test('a silent one is left alone for a minute after three silences, and asked again after it', async () => {
    endpoint.will((_, response) => void response.destroy());
    let now = 0;
    const { read, byRules } = ask({ clock: () => now });
    const rules = await byRules;
    for (let nth = 0; nth < 5; nth++) expect(await read()).toEqual(rules);
    expect(endpoint.seen).toHaveLength(3);
    now = 60_001;
    endpoint.says('{"price":{"value":30000,"said":"3만원"}}');
    expect((await read()).guesses.price).toMatchObject({ value: 30_000, by: 'model', sure: false });
    expect(endpoint.seen).toHaveLength(4);
  });
});
