import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLongPress } from './use-long-press';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Words({ onHold }: { onHold: () => void }) {
  return (
    <p {...useLongPress(onHold)}>
      말 <a href="/x">길</a>
    </p>
  );
}

function hold() {
  const held = vi.fn();
  render(<Words onHold={held} />);
  return { held, words: screen.getByText('말') };
}

const finger = { pointerType: 'touch', clientX: 10, clientY: 10 };

test('a finger held still opens it once, also where the phone sends its own menu', () => {
  const { held, words } = hold();
  fireEvent.pointerDown(words, finger);
  vi.advanceTimersByTime(500);
  fireEvent.contextMenu(words);
  expect(held).toHaveBeenCalledTimes(1);
  fireEvent.pointerUp(words);
  // False: what the finger would press when it is lifted is not pressed.
  expect(fireEvent.touchEnd(words)).toBe(false);
  fireEvent.contextMenu(words);
  fireEvent.pointerDown(words, finger);
  vi.advanceTimersByTime(500);
  expect(held).toHaveBeenCalledTimes(2);
});

test('scrolling, a tap and a link are none', () => {
  const { held, words } = hold();
  fireEvent.pointerDown(words, finger);
  fireEvent.pointerMove(words, { ...finger, clientY: 40 });
  vi.advanceTimersByTime(500);
  fireEvent.pointerDown(words, finger);
  fireEvent.pointerUp(words);
  expect(fireEvent.touchEnd(words)).toBe(true);
  vi.advanceTimersByTime(500);
  fireEvent.pointerDown(screen.getByRole('link'), finger);
  vi.advanceTimersByTime(500);
  expect(held).not.toHaveBeenCalled();
});
