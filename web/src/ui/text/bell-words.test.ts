import { expect, test } from 'vitest';
import { bellCount, bellLabel } from './bell-words';

test.each([
  [0, '0', '알림'],
  [1, '1', '알림, 읽지 않은 알림 1개'],
  [9, '9', '알림, 읽지 않은 알림 9개'],
  [10, '9+', '알림, 읽지 않은 알림 10개'],
])('%i unread: %s, %s', (unread, count, label) => {
  expect(bellCount(unread)).toBe(count);
  expect(bellLabel(unread)).toBe(label);
});
