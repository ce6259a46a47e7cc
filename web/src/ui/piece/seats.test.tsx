import type { UserId } from '@mungchi/contract';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NamedSeats } from './seats';
import * as css from './seats.css';

const people = [1, 2, 3].map((userId) => ({ userId: userId as UserId, nickname: `이웃${userId}` }));
const hopping = () => [...document.getElementsByClassName(css.filled.split(' ')[0]!)].map((seat) => seat.textContent);

test('only who sits down while one is looking hops', () => {
  const { rerender } = render(<NamedSeats participants={people.slice(0, 2)} total={4} />);
  expect(hopping()).toEqual([]);
  rerender(<NamedSeats participants={people} total={4} />);
  expect(hopping()).toEqual(['이웃3']);
});
