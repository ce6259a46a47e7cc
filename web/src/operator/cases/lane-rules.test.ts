import { expect, test } from 'vitest';
import { monthsBetween } from './lane-rules';

const names = (from: string, to: string, most = 12) =>
  monthsBetween(Date.parse(from), Date.parse(to), most).map(({ name }) => name);

test('months of Seoul, over the new year; none where today stands', () => {
  expect(names('2026-07-14T00:00:00Z', '2026-11-17T00:00:00Z')).toEqual(['8월', '9월', '10월', '11월']);
  expect(names('2026-10-31T16:00:00Z', '2027-03-10T00:00:00Z'), 'November began').toEqual(['12월', '2027년', '2월']);
  expect(names('2026-11-10T00:00:00Z', '2026-11-17T00:00:00Z')).toEqual([]);
});

test('as many as there is room for, the latest among them', () => {
  expect(names('2025-01-10T00:00:00Z', '2026-11-17T00:00:00Z', 5)).toEqual(['4월', '8월', '12월', '4월', '8월']);
});
