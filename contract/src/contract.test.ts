import { expect, test } from 'vitest';
import { ENDPOINTS, SENDS } from './contract';

/** A client developer reads it in a list, without the file around it: first what the call does, not "it" or "the same". */
test('the summary of every call begins with a verb', () => {
  const others = ENDPOINTS.filter(({ summary }) => !/^[A-Z][a-z]+s\b/.test(summary));
  expect(others.map(({ path, summary }) => `${path}: ${summary}`)).toEqual([]);
});

type Node = { _zod: { def: Record<string, unknown> & { type: string } } };

/** Where a schema takes a number and not the same as a numeric string. */
function numbersOnly(node: Node | undefined, at: string): string[] {
  if (!node) return [];
  const { def } = node._zod;
  const inner = (name: string) => numbersOnly(def[name] as Node, at);
  switch (def.type) {
    case 'object':
      return Object.entries(def['shape'] as Record<string, Node>).flatMap(([key, each]) =>
        numbersOnly(each, `${at}.${key}`),
      );
    case 'union': {
      const options = def['options'] as Node[];
      const takesText = options.some(({ _zod }) => _zod.def.type === 'pipe' || _zod.def.type === 'string');
      return options.flatMap((each) => (each._zod.def.type === 'number' && takesText ? [] : numbersOnly(each, at)));
    }
    case 'array':
      return inner('element');
    case 'record':
      return inner('valueType');
    case 'pipe':
      return inner('in');
    case 'optional':
    case 'nullable':
      return inner('innerType');
    default:
      return def.type === 'number' ? [at] : [];
  }
}

test('every number in a request may come as a numeric string', () => {
  const requests = [
    ...ENDPOINTS.flatMap(({ path, body, query }) => [
      [path, body],
      [path, query],
    ]),
    ...SENDS.map(({ destination, body }) => [destination, body]),
  ] as [string, Node | undefined][];
  expect(requests.flatMap(([path, schema]) => numbersOnly(schema, path))).toEqual([]);
});
