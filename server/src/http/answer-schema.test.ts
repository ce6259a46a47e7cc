import type { Endpoint } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { answerSchema, serializerOf } from './answer-schema';
import { undeclaredFields } from './test-wide-answers';

const answering = (response: unknown) => ({ ...ENDPOINTS[0], response }) as Endpoint;
const sent = (response: z.ZodType, answer: unknown) => JSON.parse(serializerOf(answering(response))(answer));

const inner = z.object({ a: z.number() });
const wide = { a: 1, secret: 'b' };

test.each([
  ['an object', z.object({ x: inner }), { x: wide }, { x: { a: 1 } }],
  ['null allowed', z.object({ x: z.nullable(inner) }), { x: wide }, { x: { a: 1 } }],
  [
    'deep in one',
    z.nullable(z.object({ x: z.array(z.nullable(inner)) })),
    { x: [wide, null] },
    { x: [{ a: 1 }, null] },
  ],
  ['optional', z.object({ x: z.optional(z.nullable(inner)) }), { x: wide }, { x: { a: 1 } }],
  ['one of two', z.union([inner, z.object({ b: z.number() })]), { b: 2, secret: 'b' }, { b: 2 }],
  [
    'in one of two',
    z.union([z.object({ b: z.number() }), z.object({ x: z.nullable(inner) })]),
    { x: wide },
    { x: { a: 1 } },
  ],
])('a wider value is cut, not refused: %s', (_, response, answer, cut) => {
  expect(sent(response, answer)).toEqual(cut);
});

test('null stays null for every kind of value', () => {
  const response = z.object({
    text: z.nullable(z.string()),
    day: z.nullable(z.iso.date()),
    at: z.nullable(z.iso.datetime()),
    word: z.nullable(z.enum(['A', 'B'])),
    count: z.nullable(z.int()),
    list: z.nullable(z.array(z.string())),
    is: z.nullable(z.boolean()),
    x: z.nullable(inner),
  });
  const none = { text: null, day: null, at: null, word: null, count: null, list: null, is: null, x: null };
  expect(sent(response, none)).toEqual(none);
  const at = '2026-11-15T03:00:00.000Z';
  const all = { text: '', day: '2026-11-15', at, word: 'A', count: 0, list: [], is: false, x: { a: 0 } };
  expect(sent(response, all)).toEqual(all);
});

test('what is missing is still a fault', () => {
  expect(() => sent(z.object({ x: z.nullable(inner) }), { x: {} })).toThrow('"a" is required');
});

test('fields that the contract does not name are found, however deep', () => {
  const response = z.object({
    x: z.nullable(inner),
    list: z.array(z.object({ b: z.optional(inner) })),
    any: z.record(z.string(), z.number()),
    one: z.union([inner, z.object({ b: z.number() })]),
  });
  const schema = answerSchema(answering(response));
  const fine = { x: null, list: [{ b: { a: 1 } }, {}], any: { c: 1 }, one: { b: 2 }, gone: undefined };
  expect(undeclaredFields(schema, fine)).toEqual([]);
  const found = undeclaredFields(schema, {
    x: wide,
    list: [{}, { b: wide }],
    any: {},
    one: { b: 1, c: 1 },
    more: null,
  });
  expect(found).toEqual(['x.secret', 'list.1.b.secret', 'one.c', 'more']);
});
