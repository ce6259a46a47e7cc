import { addDays, type BoardStatus, seoulDay } from '@mungchi/contract';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serverNow } from '../../time/clock';
import { BoardBadges } from './board-badges';

const today = seoulDay(serverNow());

test.each<[BoardStatus, number, number, string[]]>([
  ['OPEN', 3, 5, ['모집중', 'D-5']],
  ['CLOSING_SOON', 1, 5, ['1자리 남음', 'D-5']],
  ['CLOSING_SOON', 2, 0, ['오늘 마감']],
  ['CLOSING_SOON', 2, 1, ['내일 마감']],
  ['CLOSING_SOON', 2, 2, ['모레 마감']],
  ['CLOSING_SOON', 1, 0, ['1자리 남음', '오늘 마감']],
  ['CLOSING_SOON', 1, -1, ['마감임박', '빈자리']],
  ['CLOSED', 0, 5, ['모집마감']],
  ['COMPLETED', 0, -3, ['공구완료']],
])('%s, %i seats and %i days left: %j', (status, seatsLeft, days, words) => {
  const { container } = render(<BoardBadges status={status} seatsLeft={seatsLeft} deadline={addDays(today, days)} />);
  expect([...container.children].map((badge) => badge.textContent)).toEqual(words);
});

test('a seat that fell free has a clock of its own, not the deadline day', () => {
  const { container } = render(<BoardBadges status="CLOSING_SOON" seatsLeft={1} deadline={addDays(today, 5)} vacant />);
  expect(container.textContent).toBe('마감임박빈자리');
});

test('the last seat is not red, the last day is', () => {
  const { container } = render(<BoardBadges status="CLOSING_SOON" seatsLeft={1} deadline={today} />);
  expect([...container.children].map((badge) => /tone_(\w+?)__/.exec(badge.className)?.[1])).toEqual(['brand', 'red']);
});
