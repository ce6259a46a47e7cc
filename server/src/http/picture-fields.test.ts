import { ENDPOINTS } from '@mungchi/contract/all';
import { expect, test } from 'vitest';
import { answerSchema } from './answer-schema';
import { withAddresses, withOrigin } from './picture-addresses';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
};

/** An answer in which every text is a picture's path; of the forms it may take, the nth. */
function answerOf(schema: Schema, nth: number): unknown {
  const form = schema.anyOf?.[nth % schema.anyOf.length];
  if (form) return answerOf(form, nth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const types = [schema.type].flat();
  switch (types[nth % types.length]) {
    case 'string':
      return '/media/a.webp';
    case 'array':
      return schema.items ? [answerOf(schema.items, nth), answerOf(schema.items, nth + 1)] : [];
    case 'object':
      if (typeof schema.additionalProperties === 'object') return { any: answerOf(schema.additionalProperties, nth) };
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, answerOf(part, nth)]),
      );
    case 'null':
      return null;
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    default:
      // A shape that may be anything holds nothing here.
      expect(Object.keys(schema), JSON.stringify(schema)).toEqual([]);
      return null;
  }
}

test.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'the pictures in an answer of %s get the addresses that a search of its text would find',
  (_, endpoint) => {
    for (const nth of [0, 1, 2]) {
      const answer = answerOf(answerSchema(endpoint) as Schema, nth);
      const before = JSON.stringify(answer);
      const found = withAddresses(endpoint, answer, 'https://a.example');
      expect(JSON.stringify(found)).toBe(withOrigin(before, 'https://a.example'));
      // Remembered cards are sent to others too.
      expect(JSON.stringify(answer)).toBe(before);
    }
  },
);
