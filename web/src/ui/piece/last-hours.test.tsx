import { HOUR_MS } from '@mungchi/contract';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setClockOffset } from '../../time/clock';
import { LastHours } from './last-hours';

const NINE = '2026-11-17T12:00:00.000Z';
beforeEach(() => setClockOffset(Date.parse(NINE) - 3 * HOUR_MS - Date.now()));
afterEach(() => setClockOffset(0));

test('on the last day it says until when, before that nothing', () => {
  const { container, rerender } = render(<LastHours evening={NINE} />);
  expect(container.textContent).toContain('오늘 밤 9시까지');
  rerender(<LastHours evening={NINE} ends="에 자동 완료" />);
  expect(container.textContent).toContain('오늘 밤 9시에 자동 완료');
  rerender(<LastHours evening="2026-11-19T12:00:00.000Z" />);
  expect(container.textContent).toBe('');
});
