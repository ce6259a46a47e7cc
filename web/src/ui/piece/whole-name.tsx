import type { NameParts } from '../text/name-parts';
import * as css from './whole-name.css';

/** Two lines of the name at the most, and always how much of it there is. */
export function WholeName({ parts: { name, amount } }: { parts: NameParts }) {
  return (
    <span className={css.whole}>
      <span className={css.name}>{name}</span> {amount && <span>{amount}</span>}
    </span>
  );
}
