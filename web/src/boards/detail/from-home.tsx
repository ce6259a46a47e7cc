import { Footprints } from 'lucide-react';
import { fromHomeText, walkText } from '../../ui/text/distance';
import * as css from './from-home.css';

/** How far one would have to go, before anything else is read. Nothing for visitors: nobody knows where they live. */
export function FromHome({ metres }: { metres: number | null }) {
  if (metres === null) return null;
  const walk = walkText(metres);
  return (
    <p className={css.row}>
      <Footprints size={20} aria-hidden className={css.feet} />
      <span>
        <b>{fromHomeText(metres)}</b>
        {walk && ` · ${walk}`}
      </span>
    </p>
  );
}
