import { expect, test } from 'vitest';
import { isInApp, phoneOf } from './browser-kind';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';
const GALAXY = 'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

test.each([
  [IPHONE, 5, 'ios'],
  [MAC, 5, 'ios'],
  [MAC, 0, 'other'],
  [GALAXY, 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0', 10, 'other'],
])('%s with %i fingers is %s', (userAgent, maxTouchPoints, phone) => {
  expect(phoneOf({ userAgent, maxTouchPoints })).toBe(phone);
});

test.each([
  [`${IPHONE} KAKAOTALK 25.8.1`, true],
  [`${IPHONE} NAVER(inapp; search; 2000; 12.9.4)`, true],
  [`${IPHONE} Instagram 350.0.0`, true],
  [`${IPHONE} [FBAN/FBIOS;FBAV/480.0]`, true],
  [`${IPHONE} Safari Line/14.19.0`, true],
  ['Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 Chrome/131.0.0.0', true],
  [IPHONE, false],
  [GALAXY, false],
  [MAC, false],
])('%s: inside another app %s', (userAgent, inside) => {
  expect(isInApp({ userAgent })).toBe(inside);
});
