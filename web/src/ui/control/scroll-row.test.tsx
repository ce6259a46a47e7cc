import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScrollRow } from './scroll-row';
import { hiddenSides } from './scroll-rules';

test.each([
  ['at the start', 0, { before: false, after: true }],
  ['in the middle', 100, { before: true, after: true }],
  ['at the end', 200, { before: true, after: false }],
  ['almost at the end: rounding', 197, { before: true, after: false }],
])('%s', (_, scrollLeft, hidden) => {
  expect(hiddenSides({ scrollLeft, scrollWidth: 500, clientWidth: 300 })).toEqual(hidden);
});

function openRow(mouse: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: mouse && query.includes('hover') }));
  const { container } = render(
    <ScrollRow className="row">
      <li>하나</li>
    </ScrollRow>,
  );
  const row = container.querySelector('ul')!;
  Object.defineProperties(row, { scrollWidth: { value: 500 }, clientWidth: { value: 300 } });
  row.scrollBy = vi.fn() as typeof row.scrollBy;
  const arrows = () => [...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  return { container, row, arrows };
}

/** The arrows' code has come when a scroll shows them. */
async function scrolled(row: HTMLUListElement, arrows: () => unknown, expected: string[]) {
  await expect
    .poll(() => {
      fireEvent.scroll(row);
      return arrows();
    })
    .toEqual(expected);
}

test('arrows stand where more is hidden, and move the row', async () => {
  const { container, row, arrows } = openRow(true);
  expect(arrows()).toEqual([]);
  await scrolled(row, arrows, ['다음']);
  fireEvent.click(container.querySelector('button')!);
  expect(row.scrollBy).toHaveBeenCalledWith({ left: 240, behavior: 'smooth' });
  row.scrollLeft = 200;
  await scrolled(row, arrows, ['이전']);
});

test('fingers need no arrows', async () => {
  await import('./scroll-arrows');
  const { row, arrows } = openRow(false);
  fireEvent.scroll(row);
  expect(arrows()).toEqual([]);
});
