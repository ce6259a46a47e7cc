import { expect, test } from 'vitest';
import type { Circumstances } from './alert-state';
import { type Asked, mayAsk } from './ask-rules';

const now = Date.parse('2026-11-15T08:00:00Z');
const days = (count: number) => count * 86_400_000;
const browser: Omit<Circumstances, 'registered'> = {
  push: true,
  inApp: false,
  phone: 'android',
  installed: false,
  capable: true,
  permission: 'default',
};
const never: Asked = { times: 0, at: 0 };

test.each<[string, Partial<typeof browser>, Asked, boolean]>([
  ['never asked', {}, never, true],
  ['just asked', {}, { times: 1, at: now }, false],
  ['a moment before 14 days', {}, { times: 1, at: now - days(14) + 1 }, false],
  ['14 days after the first time', {}, { times: 1, at: now - days(14) }, true],
  ['14 days after the second time', {}, { times: 2, at: now - days(14) }, true],
  ['a year after the third time', {}, { times: 3, at: now - days(365) }, false],
  ['denied', { permission: 'denied' }, never, false],
  ['denied after a later', { permission: 'denied' }, { times: 1, at: now - days(30) }, false],
  ['allowed already', { permission: 'granted' }, never, false],
  ['a server without push', { push: false }, never, false],
  ['inside another app', { inApp: true }, never, false],
  ['an iPhone in Safari', { phone: 'ios', capable: false }, never, false],
  ['an iPhone from the home screen', { phone: 'ios', installed: true }, never, true],
  ['a browser without push', { capable: false }, never, false],
])('%s', (_, part, asked, answer) => {
  expect(mayAsk({ ...browser, ...part }, asked, now)).toBe(answer);
});
