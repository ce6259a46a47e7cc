import { expect, test } from 'vitest';
import { renderLastRows } from './render-last-rows';

/** A list of 900 px of which the rows up to `rowsEnd` are in the page, scrolled to its end. */
function listWith(rowsEnd: number) {
  const scroller = document.createElement('div');
  const list = scroller.appendChild(document.createElement('div'));
  list.getBoundingClientRect = () => ({ bottom: 900 }) as DOMRect;
  const row = list.appendChild(document.createElement('div'));
  row.getBoundingClientRect = () => ({ bottom: rowsEnd }) as DOMRect;
  scroller.scrollTop = 500;
  const told: number[] = [];
  scroller.addEventListener('scroll', () => told.push(scroller.scrollTop));
  return { scroller, told };
}

test('rows missing at the end are asked for at once, and the place stays', () => {
  const { scroller, told } = listWith(640);
  renderLastRows(scroller);
  expect(told).toEqual([499]);
  expect(scroller.scrollTop).toBe(500);
});

test('nothing moves while the last row is there', () => {
  const { scroller, told } = listWith(899.5);
  renderLastRows(scroller);
  expect(told).toEqual([]);
});
