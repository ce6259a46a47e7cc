import type { PushMessage } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { outcomeOf, payloadOf } from './push-rules';

const message = (body: string): PushMessage => ({
  id: 1,
  title: '모두 모였어요',
  body,
  path: '/chat/1',
  tag: 'board-1',
  badge: 1,
});

test('a message is sent as it is', () => {
  expect(JSON.parse(payloadOf(message('가'.repeat(120))))).toEqual(message('가'.repeat(120)));
});

test('one that is too long loses the end of its body and no half characters', () => {
  const family = '👨‍👩‍👧‍👦';
  const sent = payloadOf(message(family.repeat(200)));
  expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(3072);
  const { body, ...rest } = JSON.parse(sent) as PushMessage;
  expect(body.length).toBeGreaterThan(0);
  expect(body.replaceAll(family, '')).toBe('');
  expect(rest).toEqual({ id: 1, title: '모두 모였어요', path: '/chat/1', tag: 'board-1', badge: 1 });
});

test('exactly what may be sent is sent whole', () => {
  const whole = payloadOf(message('abcd'));
  const size = Buffer.byteLength(whole);
  expect(payloadOf(message('abcd'), size)).toBe(whole);
  expect(JSON.parse(payloadOf(message('abcd'), size - 1)).body).toBe('ab');
  expect(JSON.parse(payloadOf(message('abcd'), 1)).body).toBe('');
});

test.each([
  [null, { kind: 'later' }],
  [199, { kind: 'refused', status: 199 }],
  [200, { kind: 'accepted' }],
  [201, { kind: 'accepted' }],
  [299, { kind: 'accepted' }],
  [300, { kind: 'refused', status: 300 }],
  [401, { kind: 'refused', status: 401 }],
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [413, { kind: 'refused', status: 413 }],
  [429, { kind: 'later' }],
  [499, { kind: 'refused', status: 499 }],
  [500, { kind: 'later' }],
  [503, { kind: 'later' }],
])('%s means %j', (status, outcome) => {
  expect(outcomeOf(status)).toEqual(outcome);
});
