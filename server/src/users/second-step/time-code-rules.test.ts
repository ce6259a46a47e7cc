import { expect, test } from 'vitest';
import { base32, isLocked, matchingStep, otpauthUri, secondStepOf, stepAt, timeCodeOf } from './time-code-rules';

/** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
const RFC = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code is %s', (seconds, code) => {
  expect(timeCodeOf(RFC, stepAt(new Date(seconds * 1000)))).toBe(code);
});

const NOW = new Date(1_234_567_890_000);
const IS = stepAt(NOW);

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a clock %d steps beside: %s', (beside, fits) => {
  expect(matchingStep(RFC, timeCodeOf(RFC, IS + beside), 0, NOW)).toBe(fits ? IS + beside : null);
});

test('no code twice, nor one before it', () => {
  expect(matchingStep(RFC, timeCodeOf(RFC, IS), IS, NOW)).toBeNull();
  expect(matchingStep(RFC, timeCodeOf(RFC, IS - 1), IS, NOW)).toBeNull();
  expect(matchingStep(RFC, timeCodeOf(RFC, IS + 1), IS, NOW)).toBe(IS + 1);
  for (const odd of ['', '12345', '1234567', '      ', '٠٠٥٩٢٤']) expect(matchingStep(RFC, odd, 0, NOW)).toBeNull();
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %o is %o', (text, key) => expect(base32(Buffer.from(text))).toBe(key));

test('a link that apps read', () => {
  const uri = new URL(otpauthUri('MZXW6', { issuer: '뭉치 운영', account: 'a+b@example.org' }));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe('/뭉치 운영:a+b@example.org');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'MZXW6',
    issuer: '뭉치 운영',
  });
});

test('five wrong ones in a row cost a quarter of an hour, and each one after that again', () => {
  const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  expect(isLocked({ wrong: 0, wrongAt: null }, NOW)).toBe(false);
  expect(isLocked({ wrong: 4, wrongAt: NOW }, NOW)).toBe(false);
  expect(isLocked({ wrong: 5, wrongAt: NOW }, NOW)).toBe(true);
  expect(isLocked({ wrong: 5, wrongAt: NOW }, after(14.9))).toBe(true);
  expect(isLocked({ wrong: 6, wrongAt: NOW }, after(15))).toBe(false);
  expect(isLocked({ wrong: 5, wrongAt: null }, NOW)).toBe(false);
});

test.each([
  [{ isDemo: false, isProven: false, hasRealKeys: false }, 'NONE'],
  [{ isDemo: false, isProven: true, hasRealKeys: false }, 'CODE'],
  [{ isDemo: false, isProven: false, hasRealKeys: true }, 'SETUP'],
  [{ isDemo: false, isProven: true, hasRealKeys: true }, 'CODE'],
  [{ isDemo: true, isProven: false, hasRealKeys: false }, 'NONE'],
  [{ isDemo: true, isProven: true, hasRealKeys: false }, 'NONE'],
] as const)('%o: %s', (standing, step) => expect(secondStepOf(standing)).toBe(step));
