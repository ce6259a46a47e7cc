import type { UserId } from '@mungchi/contract';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NamedSeats } from './named-seats';
import * as css from './seats.css';

const people = [1, 2, 3].map((userId) => ({ userId: userId as UserId, nickname: `이웃${userId}` }));
const hopping = () => [...document.getElementsByClassName(css.filled.split(' ')[0]!)].map((seat) => seat.textContent);

const shown = () => [...document.querySelectorAll('li')].map((seat) => seat.textContent);

test('several seats of one person are drawn one by one', () => {
  render(<NamedSeats participants={[{ ...people[0]!, seats: 2 }, people[1]!]} total={4} open={1} />);
  expect(shown()).toEqual(['이웃1리더', '이웃1', '이웃2', '빈자리']);
});

test.each([
  [
    'a visitor is not told of the leader’s second seat, nor of a free one that is none',
    2,
    3,
    0,
    ['이웃1리더', '이웃2'],
  ],
  ['a seat that is handed on still has its face', 3, 3, 1, ['이웃1리더', '이웃2', '이웃3']],
  ['a vacancy', 2, 3, 1, ['이웃1리더', '이웃2', '빈자리']],
])('%s', (_, count, total, open, words) => {
  render(<NamedSeats participants={people.slice(0, count)} total={total} open={open} />);
  expect(shown()).toEqual(words);
});

test('only who sits down while one is looking hops', () => {
  const { rerender } = render(<NamedSeats participants={people.slice(0, 2)} total={4} />);
  expect(hopping()).toEqual([]);
  rerender(<NamedSeats participants={people} total={4} />);
  expect(hopping()).toEqual(['이웃3']);
});
