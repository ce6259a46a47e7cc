import { expect, test } from 'vitest';
import { holdRow, keepRow } from './held-row';

/** Rows of 40 px below a bar of 100 px, the list scrolled down by 50. */
function listOf(count: number) {
  const scroller = document.createElement('div');
  document.body.append(scroller);
  scroller.getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
  const list = scroller.appendChild(document.createElement('div'));
  for (let at = 0; at < count; at += 1) {
    const row = list.appendChild(document.createElement('div'));
    row.id = `row-${at}`;
    row.getBoundingClientRect = () => ({ top: 100 + at * 40 - scroller.scrollTop }) as DOMRect;
  }
  scroller.scrollTop = 50;
  let told = 0;
  scroller.addEventListener('scroll', () => {
    told += 1;
  });
  return { scroller, told: () => told };
}

test('the first row that is wholly in view is held, and is put back where it was', () => {
  const { scroller, told } = listOf(5);
  const held = holdRow(scroller)!;
  expect([held.row.id, held.top]).toEqual(['row-2', 30]);
  scroller.scrollTop = 42;
  keepRow(scroller, held);
  expect(scroller.scrollTop).toBe(50);
  expect(told()).toBe(1);
});

test('nothing is done for a row that has not moved, or is gone', () => {
  const { scroller, told } = listOf(5);
  const held = holdRow(scroller)!;
  keepRow(scroller, held);
  held.row.remove();
  scroller.scrollTop = 42;
  keepRow(scroller, held);
  expect(scroller.scrollTop).toBe(42);
  expect(told()).toBe(0);
  expect(holdRow(listOf(0).scroller)).toBeNull();
});
