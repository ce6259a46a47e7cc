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

test('arrows stand where more is hidden, and move the row', () => {
  const { container } = render(
    <ScrollRow className="row">
      <li>하나</li>
    </ScrollRow>,
  );
  const row = container.querySelector('ul')!;
  Object.defineProperties(row, { scrollWidth: { value: 500 }, clientWidth: { value: 300 } });
  row.scrollBy = vi.fn() as typeof row.scrollBy;
  const arrows = () => [...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(arrows()).toEqual([]);
  fireEvent.scroll(row);
  expect(arrows()).toEqual(['다음']);
  fireEvent.click(container.querySelector('button')!);
  expect(row.scrollBy).toHaveBeenCalledWith({ left: 240, behavior: 'smooth' });
  row.scrollLeft = 200;
  fireEvent.scroll(row);
  expect(arrows()).toEqual(['이전']);
});
