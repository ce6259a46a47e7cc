import { type FirstCall, seoulDay } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import fc from 'fast-check';
import type { SsrAnswer } from '../api/ssr-page';

/** When the pages of these tests are rendered: minutes before a Korean midnight, where words about days change soonest. */
export const AT = Date.parse('2026-11-16T14:58:30.000Z');

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From then, behind and ahead: around what is said in seconds, minutes, hours, days and dates. */
const INSTANTS = [
  -400 * 24 * HOUR_MS,
  -26 * HOUR_MS,
  -61 * MINUTE_MS,
  -59_000,
  -1000,
  61_000,
  3 * HOUR_MS,
  25 * HOUR_MS,
  216 * HOUR_MS,
].map((from) => new Date(AT + from).toISOString());
const DATES = [-1, 0, 1, 2, 9].map((days) => seoulDay(AT + days * 24 * HOUR_MS));
const URLS = ['/media/a.webp', '/media/b.webp', '/pictures/3.webp', '/avatars/pink.webp'];
const TEXTS = [
  '제주 감귤 10kg',
  '',
  '</script><b>',
  'a\r\nb\n\nc https://example.org/a',
  '👨‍👩‍👧 가족\u2028',
  ' 1 < 2 & "3" ',
];

type Schema = (typeof ENDPOINTS)[number]['response'];
type Def = {
  type: string;
  shape: Record<string, Schema>;
  element: Schema;
  innerType: Schema;
  options: Schema[];
  items: Schema[];
  values: unknown[];
  entries: Record<string, unknown>;
};

/** Whatever the contract lets these calls answer, as a page of the server carries it. */
export function anyAnswers(
  asked: readonly (FirstCall & { from: Record<string, string> })[],
): fc.Arbitrary<SsrAnswer[]> {
  return fc.tuple(...asked.map(anyAnswer));
}

function anyAnswer({ call, params = {}, query, filter, from }: FirstCall & { from: Record<string, string> }) {
  const { response } = ENDPOINTS.find(({ method, path }) => method === call.method && path === call.path)!;
  const paged = call.paged === true && query !== undefined && 'limit' in query;
  const given = Object.entries(params).map(([name, place]) => [name, from[place]!]);
  const search = paged ? Object.fromEntries(new URLSearchParams(filter?.newcomer)) : query;
  return anyOf(response, '').map(
    (answer): SsrAnswer => ({
      path: call.path,
      ...(given.length > 0 && { params: Object.fromEntries(given) }),
      ...(search && { query: search as Record<string, string> }),
      ...(paged && { nextCursor: null }),
      // As it comes through the page: without what is undefined.
      answer: JSON.parse(JSON.stringify(answer)),
    }),
  );
}

function anyOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const { type, ...def } = schema._zod.def as unknown as Def;
  switch (type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([key, each]) => [key, anyOf(each, key)])));
    case 'array':
      // A post has pictures, and a leader before all others.
      return fc.uniqueArray(anyOf(def.element, name), {
        minLength: /^(participants|pictures)$/.test(name) ? 1 : 0,
        maxLength: 4,
        selector: identity,
      });
    case 'tuple':
      return fc.tuple(...def.items.map((item) => anyOf(item, name)));
    case 'optional':
      return fc.option(anyOf(def.innerType, name), { nil: undefined });
    case 'nullable':
      return fc.option(anyOf(def.innerType, name), { nil: null });
    case 'union':
      return fc.oneof(...def.options.map((option) => anyOf(option, name)));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: 1, max: 12 });
    case 'string':
      return anyText(schema, name);
    default:
      throw new Error(`No answers are made up of ${type}`);
  }
}

function anyText(schema: Schema, name: string): fc.Arbitrary<string> {
  const texts = /url|img|image/i.test(name) ? URLS : TEXTS;
  const fitting = [texts, INSTANTS, DATES].find(([some]) => schema.safeParse(some).success);
  if (!fitting) throw new Error(`No text is known that ${name} could be`);
  return fc.constantFrom(...fitting);
}

/** Lists hold nothing twice. */
function identity(entry: unknown): unknown {
  const { id, userId, url } = Object(entry);
  return id ?? userId ?? url ?? JSON.stringify(entry);
}
