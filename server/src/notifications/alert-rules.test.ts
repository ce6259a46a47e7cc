import { DEFAULT_NOTIFICATION_SETTINGS as DEFAULTS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { alertOf, roomAlertWords } from './alert-rules';

const NOON = new Date('2026-11-15T03:00:00.000Z');
const MORNING = new Date('2026-11-15T23:00:00.000Z');
const NIGHT = new Date('2026-11-15T14:00:00.000Z');

test.each([
  ['something new', { messages: 1, muted: false }, DEFAULTS, NOON, 'send'],
  ['nothing of others', { messages: 0, muted: false }, DEFAULTS, NOON, 'pass'],
  ['muted', { messages: 1, muted: true }, DEFAULTS, NOON, 'pass'],
  ['switched off', { messages: 1, muted: false }, { ...DEFAULTS, pushChat: false }, NOON, 'pass'],
  ['no device', { messages: 1, muted: false }, null, NOON, 'pass'],
  ['at night', { messages: 1, muted: false }, DEFAULTS, NIGHT, { later: MORNING }],
  ['at night, muted', { messages: 1, muted: true }, DEFAULTS, NIGHT, 'pass'],
  ['at night, not quiet', { messages: 1, muted: false }, { ...DEFAULTS, quiet: false }, NIGHT, 'send'],
] as const)('%s', (_, member, settings, now, expected) => {
  expect(alertOf(member, settings, now)).toEqual(expected);
});

test.each([
  [{ messages: 1, nickname: '감자', body: '안녕하세요' }, true, '감자: 안녕하세요'],
  [{ messages: 1, nickname: '감자', body: '👍🏽'.repeat(70) }, true, `감자: ${'👍🏽'.repeat(60)}`],
  [{ messages: 2, nickname: '감자', body: '안녕하세요' }, true, '새 메시지 2개'],
  [{ messages: 1, nickname: '감자', body: '안녕하세요' }, false, '새 메시지가 있어요'],
  [{ messages: 2, nickname: '감자', body: '안녕하세요' }, false, '새 메시지가 있어요'],
])('%j with previews %s', (said, preview, words) => {
  expect(roomAlertWords(said, { preview })).toBe(words);
});
