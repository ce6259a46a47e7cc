import { Plus } from 'lucide-react';
import { hidden } from '../foundation/type.css';
import { Avatar } from './avatar';
import { planSeats } from './seat-rules';
import * as css from './seats.css';

type Person = { profileUrl?: string | null };
type Props = {
  participants: Person[];
  current: number;
  total: number;
  /** 3 on recommendation cards, 4 on list cards. */
  cap: number;
  /** What is counted: people, or shares where one may take several. */
  unit?: '명' | '몫';
  brackets?: boolean;
};

/** Small seats of a card: faces, dashed free seats, +N, and the count. */
export function Seats({ participants, current, total, cap, unit = '명', brackets = false }: Props) {
  const plan = planSeats(current, total, cap);
  return (
    <span className={css.line}>
      <span className={css.row} aria-hidden>
        {/* Seats beyond the people are the leader’s, or of those who took several. */}
        {slots(plan.faces).map((slot) => (
          <Avatar key={slot} size={24} profileUrl={(participants[slot] ?? participants[0])?.profileUrl} />
        ))}
        {plan.more > 0 && <span className={css.more}>+{plan.more}</span>}
        {slots(plan.free).map((slot) => (
          <FreeSeat key={slot} size={24} />
        ))}
      </span>
      <span className={css.count} aria-hidden>
        {brackets && '('}
        <b className={css.taken}>{current}</b>/{total}
        {brackets ? ')' : unit}
      </span>
      <span className={hidden}>
        {total}
        {unit} 중 {current}
        {unit} 참여
      </span>
    </span>
  );
}

export function FreeSeat({ size, plus = false }: { size: number; plus?: boolean }) {
  return (
    <span className={css.free} style={{ width: size, height: size }}>
      {plus && <Plus size={20} strokeWidth={2.4} aria-hidden />}
    </span>
  );
}

export function slots(count: number): number[] {
  return Array.from({ length: count }, (_, slot) => slot);
}
