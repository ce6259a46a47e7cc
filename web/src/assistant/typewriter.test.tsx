import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Typewriter } from './typewriter';

const TEXT = '사과 👨‍👩‍👧 어때요?';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const typed = () => document.querySelector('[aria-hidden]')?.textContent;

test('types a character every 20 ms and says when it is done; listeners have the whole text at once', () => {
  const done = vi.fn();
  render(<Typewriter text={TEXT} onDone={done} />);
  expect(screen.getByText(TEXT)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(80));
  // A family is one character to whoever reads it.
  expect(typed()).toBe('사과 👨‍👩‍👧');
  expect(done).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(20 * TEXT.length));
  expect(typed()).toBe(TEXT);
  expect(done).toHaveBeenCalledTimes(1);
});

test('whoever asked for less motion gets it whole', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const done = vi.fn();
  render(<Typewriter text={TEXT} onDone={done} />);
  expect(typed()).toBe(TEXT);
  expect(done).toHaveBeenCalledTimes(1);
});
