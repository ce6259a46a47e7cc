import { createHmac } from 'node:crypto';
import type { BoardId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { handoverCodeOf } from './handover-code';

const of = (id: number, key = 'key') => handoverCodeOf(key, id as BoardId);

test('six digits, leading zeros among them, the same whenever it is asked for', () => {
  const codes = Array.from({ length: 200 }, (_, id) => of(id));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(codes).toEqual(Array.from({ length: 200 }, (_, id) => of(id)));
});

test('it is the whole HMAC modulo a million: other rooms and other keys have other codes', () => {
  const digits = createHmac('sha256', 'key').update('7').digest();
  const rest = digits.reduce((sum, byte) => (sum * 256 + byte) % 1_000_000, 0);
  expect(of(7)).toBe(String(rest).padStart(6, '0'));
  expect(new Set(Array.from({ length: 200 }, (_, id) => of(id))).size).toBeGreaterThan(190);
  expect(of(7, 'another')).not.toBe(of(7));
});
