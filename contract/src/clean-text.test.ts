import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS, SENDS } from './contract';
import { SanctionOrder } from './operator-shapes';
import { PayoutAccountForm } from './payouts';
import { Nickname } from './sign-up';
import { cleanText, isLine } from './text';

const EMOJI = ['👨‍👩‍👧‍👦', '👩🏽‍🍳', '❤️‍🔥', '🏳️‍🌈', '🏴‍☠️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '🇰🇷', '👁️‍🗨️', '🐦‍⬛', '☕️', '🧑‍🦰'];

describe('a text as it is kept', () => {
  test.each([...EMOJI, '안녕', 'ㅋㅋ', 'Việt', 'e\u0302\u0323', 'a\tb\nc', '葛\u{e0100}飾', '각'.normalize('NFD')])(
    '%j stays',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );

  test.each([
    ['5,000원\u202e원000,1', '5,000원원000,1'],
    ['\u2066가\u2069\u200e\u200f\u061c', '가'],
    ['가\u001b[2J\u009b1A\u0007나', '가[2J1A나'],
    ['가\r\n나\r다\u2028라\u0085마', '가\n나\n다\n라\n마'],
    ['\u200b가\u3164\u115f\u1160\uffa0\u2800\ufeff\u00ad\u{e0041}나', '가나'],
    ['a\u200db', 'ab'],
    [`a${'\u0301'.repeat(19)}b`, 'a\u0301\u0301b'],
    [' \u200b 가 \u200b ', '가'],
    ['half \ud83d', 'half \ufffd'],
  ])('%j is kept as %j', (text, kept) => {
    expect(cleanText(text)).toBe(kept);
  });

  test('NUL is left for the refusal', () => {
    expect(cleanText('a\0\u202e')).toBe('a\0');
  });
});

describe('a name', () => {
  test.each([...EMOJI, '감귤 10kg (특상)', 'Việt', 'e\u0302\u0323', 'शक्ति', '각'.normalize('NFD')])(
    '%j is one',
    (text) => {
      expect(isLine(text)).toBe(true);
    },
  );

  test.each(
    [
      ['', ' ', ' \u0301', '\u0301', '가 \u0301', `a${'\u0301'.repeat(19)}`, 'x\u0301\u0302\u0303'],
      ['가\n나', '가\t나', '가\u2028나', '가\u0000', '가\u001b[2J', '가\u009b'],
      ['\u202e가', '가\u2066나', '가\u200e', '가\u061c'],
      ['\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u200b가', 'a\u200db', '가\ufe0f', '가\u{e0041}', '가\u00ad'],
    ].flat(),
  )('%j is none', (text) => {
    expect(isLine(text)).toBe(false);
  });

  test('what hides something is refused in words', () => {
    expect(Nickname.safeParse(' \u0301').error?.issues[0]?.message).toBe('눈에 보이는 글자로 지어 주세요.');
    const form = { bank: '004', number: '123456-04-123456', holder: '김\u202e이웃' };
    expect(PayoutAccountForm.safeParse(form).error?.issues[0]?.message).toBe('예금주를 통장에 적힌 대로 적어 주세요.');
  });
});

/** Every schema below one, with itself. */
function within(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema === COMPARED) return [];
  const def = (schema as z.core.$ZodTypes)._zod.def;
  return [schema, ...partsOf(def).flatMap(within)];
}

function partsOf(def: z.core.$ZodTypes['_zod']['def']): z.core.$ZodType[] {
  switch (def.type) {
    case 'object':
      return Object.values(def.shape);
    case 'array':
      return [def.element];
    case 'union':
      return [...def.options];
    case 'pipe':
      // A text that is changed on its way is looked at as it comes out.
      return [def.in, def.out].filter((part) => COMPOSED.has((part as z.core.$ZodTypes)._zod.def.type));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return [def.innerType];
    default:
      return [];
  }
}

const COMPOSED = new Set(['object', 'array', 'union', 'pipe', 'optional', 'nullable']);

/** Compared with a nickname, which may be an old one, and written down nowhere. */
const COMPARED: z.core.$ZodType = SanctionOrder.def.shape.confirm;

const KEEPS = /[^\P{Cc}\n\t]|[\p{Cf}\u115f\u1160\u2028\u2029\u3164\uffa0\u2800]|\p{M}{3}/u;
const HOSTILE = [
  '가\u202e나',
  'a\u001b[2Jb',
  'a\u0000b',
  'a\u009b1Ab',
  'a\rb',
  '/a\u200bb',
  '\u3164',
  `a${'\u0301'.repeat(15)}`,
  '\u2066https://a.example/\u2069',
];

/** Whatever may be written down of what a client sends, so that a field which is added tomorrow is held to it as well. */
test.each([
  ...ENDPOINTS.flatMap(({ method, path, body }) => (body ? [[`${method} ${path}`, body] as const] : [])),
  ...SENDS.map(({ destination, body }) => [destination, body] as const),
])('%s takes no text that hides, turns or steers anything', (_, body) => {
  const taken = within(body).flatMap((schema) =>
    HOSTILE.flatMap((text) => {
      const parsed = z.safeParse(schema as z.ZodMiniType, text);
      return parsed.success && typeof parsed.data === 'string' && KEEPS.test(parsed.data) ? [parsed.data] : [];
    }),
  );
  expect(taken).toEqual([]);
});
