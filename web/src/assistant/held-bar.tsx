import { X } from 'lucide-react';
import type { Chat } from './chat-memory';
import * as css from './held-bar.css';

type Props = Pick<Chat, 'understood' | 'exclusions'> & { busy: boolean; onAsk: (text: string) => void };

const KINDS = { want: '찾는 것', budget: '예산', people: '누구' } as const;

/** What holds for the next message, as it was understood; taking one away is sent as a message like any other. */
export function HeldBar({ understood, exclusions, busy, onAsk }: Props) {
  const chips = [
    ...understood.map(({ kind, label, drop }) => ({
      key: kind,
      name: KINDS[kind],
      label,
      does: `${KINDS[kind]} ${label} 지우기`,
      says: drop,
      isLeftOut: false,
    })),
    ...exclusions.map(({ key, label }) => ({
      key: `without ${key}`,
      name: '빼는 것',
      label,
      does: `${label} 다시 넣기`,
      says: `${label} 이제 괜찮아`,
      isLeftOut: true,
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={css.list} aria-label="이렇게 알아들었어요">
      {chips.map(({ key, name, label, does, says, isLeftOut }) => (
        <li key={key} className={css.item}>
          <button type="button" className={css.chip} disabled={busy} aria-label={does} onClick={() => onAsk(says)}>
            <span className={isLeftOut ? css.leftOut : css.face}>
              <span className={css.name}>{name}</span>
              {label}
              <X size={18} strokeWidth={2.4} aria-hidden />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
