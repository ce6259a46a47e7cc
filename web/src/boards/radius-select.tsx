import { RADII } from '@mungchi/contract';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Radius } from '../api/nearby-filter';
import { radiusText } from '../ui/text/distance';
import * as css from './radius-select.css';

/** How far to look, in the space of one chip. The browser's own list: every phone draws a good one. */
export function RadiusSelect({ chosen, onChoose }: { chosen: Radius; onChoose: (radius: Radius) => void }) {
  const select = useRef<HTMLSelectElement>(null);
  const takeOver = useEffectEvent(() => {
    const shown = Number(select.current?.value ?? chosen) as Radius;
    if (shown !== chosen) onChoose(shown);
  });
  // What was chosen in a page that the server drew, before the app took it over.
  useEffect(() => takeOver(), []);
  return (
    <span className={css.chip}>
      <select
        ref={select}
        autoComplete="off"
        aria-label="반경"
        className={css.select}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value) as Radius)}
      >
        {RADII.map((radius) => (
          <option key={radius} value={radius}>
            {radiusText(radius)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden className={css.arrow} />
    </span>
  );
}
