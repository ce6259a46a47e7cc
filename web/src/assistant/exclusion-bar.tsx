import { X } from 'lucide-react';
import type { Chat } from './chat-memory';
import * as css from './exclusion-bar.css';

type Props = { exclusions: Chat['exclusions']; busy: boolean; onAsk: (text: string) => void };

/** The conversation's exclusions; removing one is sent as a message like any other. */
export function ExclusionBar({ exclusions, busy, onAsk }: Props) {
  if (exclusions.length === 0) return null;
  return (
    <div className={css.bar}>
      <span id="left-out" className={css.label}>
        이 대화에서 빼는 것
      </span>
      <ul className={css.list} aria-labelledby="left-out">
        {exclusions.map(({ key, label }) => (
          <li key={key} className={css.item}>
            <button
              type="button"
              className={css.chip}
              disabled={busy}
              aria-label={`${label} 다시 넣기`}
              onClick={() => onAsk(`${label} 이제 괜찮아`)}
            >
              <span className={css.face}>
                {label}
                <X size={18} strokeWidth={2.4} aria-hidden />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
