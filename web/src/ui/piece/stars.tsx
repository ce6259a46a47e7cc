import { Star } from 'lucide-react';
import { hidden } from '../foundation/type.css';
import * as css from './stars.css';

const FIVE = [1, 2, 3, 4, 5];

/** How many of five stars somebody gave, halves included. */
export function Stars({ star }: { star: number }) {
  return (
    <span className={css.stars}>
      <span className={hidden}>별점 {star}점</span>
      <Row />
      <span className={css.given} style={{ width: `${star * 20}%` }}>
        <Row />
      </span>
    </span>
  );
}

function Row() {
  return FIVE.map((place) => <Star key={place} size={16} aria-hidden className={css.star} />);
}
