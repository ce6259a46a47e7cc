import { type Alerts, RADII } from '@mungchi/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../api/error-copy';
import { useChangeAlerts } from '../api/finding';
import { notify } from '../notices/notices';
import { radiusText } from '../ui/text/distance';
import * as css from './looking-screen.css';

/** Shown at once and put back when it fails. */
export function LookingReach({ reach }: { reach: Alerts['reach'] }) {
  const { reach: save } = useChangeAlerts();
  const [chosen, setChosen] = useState<Alerts['reach'] | null>(null);
  async function choose(next: Alerts['reach']): Promise<void> {
    setChosen(next);
    try {
      await save(next);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
    setChosen(null);
  }
  return (
    <section>
      <h2 id="reach" className={css.label}>
        어디까지 알려 드릴까요?
      </h2>
      <div role="radiogroup" aria-labelledby="reach" className={css.segments}>
        {RADII.map((radius) => (
          <label key={radius} className={css.segment}>
            <input
              type="radio"
              name="reach"
              className={css.radio}
              checked={(chosen ?? reach) === radius}
              onChange={() => choose(radius)}
            />
            {(chosen ?? reach) === radius && <Check size={18} strokeWidth={2.4} aria-hidden />}
            {radiusText(radius)}
          </label>
        ))}
      </div>
    </section>
  );
}
