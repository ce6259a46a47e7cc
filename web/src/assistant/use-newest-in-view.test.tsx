import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNewestInView } from './use-newest-in-view';

let resized: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

/** A talk of 1,000 px seen through a window of 400. */
const sizes = { scrollHeight: 1000, clientHeight: 400 };

function Talk({ own, place }: { own: number; place?: number }) {
  const frame = useRef<HTMLElement>(null);
  useNewestInView(frame, { own, place });
  return (
    <main
      ref={(element) => {
        frame.current = element;
        if (!element) return;
        for (const name of ['scrollHeight', 'clientHeight'] as const) {
          Object.defineProperty(element, name, { configurable: true, get: () => sizes[name] });
        }
      }}
    />
  );
}

function open(place?: number) {
  Object.assign(sizes, { scrollHeight: 1000, clientHeight: 400 });
  const { container, rerender } = render(<Talk own={1} place={place} />);
  const frame = container.firstElementChild!;
  return {
    frame,
    resize: (changed: Partial<typeof sizes>) => {
      Object.assign(sizes, changed);
      act(() => resized());
    },
    say: () => rerender(<Talk own={2} place={place} />),
  };
}

test('at the end one stays at the end, when the answer grows and when the keyboard opens', () => {
  const { frame, resize } = open();
  frame.scrollTop = 600;
  resize({ scrollHeight: 1100 });
  expect(frame.scrollTop).toBe(1100);
  frame.scrollTop = 700;
  resize({ clientHeight: 120 });
  expect(frame.scrollTop).toBe(1100);
});

test('whoever reads further up is left in peace, until they say something themselves', () => {
  const { frame, resize, say } = open();
  frame.scrollTop = 100;
  resize({ scrollHeight: 1100 });
  expect(frame.scrollTop).toBe(100);
  say();
  expect(frame.scrollTop).toBe(1100);
});

test('a talk one comes back to is where it was', () => {
  expect(open(240).frame.scrollTop).toBe(240);
});
