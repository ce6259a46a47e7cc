import type { UserId } from '@mungchi/contract';
import { useState } from 'react';
import { hidden } from '../foundation/type.css';
import { Avatar } from './avatar';
import { planNamedSeats, seatColumns } from './seat-rules';
import { FreeSeat, slots } from './seats';
import * as css from './seats.css';

type Named = { userId?: UserId | undefined; nickname: string; profileUrl?: string | null; seats?: number | undefined };
type Shown = { userId: UserId; nickname: string };
type NamedProps = {
  participants: Named[];
  total: number;
  /** Of the seats that no face fills, those that somebody can take; all of them by default. */
  open?: number;
  onShow?: (person: Shown) => void;
};

/** The detail screen's seats: big, with names, the leader first. A crowd is told in numbers. */
export function NamedSeats({ participants: people, total: seats, open = seats, onShow }: NamedProps) {
  const participants = people.flatMap((person) => slots(person.seats ?? 1).map(() => person));
  const total = participants.length + Math.min(open, Math.max(0, seats - participants.length));
  // Seats taken after the first render are animated.
  const [before] = useState(participants.length);
  const { faces, more, free, freeMore } = planNamedSeats(participants.length, total);
  const shown = faces + free + Number(more > 0) + Number(freeMore > 0);
  return (
    <ul className={css.named} style={{ gridTemplateColumns: `repeat(${seatColumns(shown)}, minmax(0, 1fr))` }}>
      {participants.slice(0, faces).map((person, index) => (
        // A visitor is not told who is who.
        <li key={keyOf(participants, index)} className={index < before ? css.seat : css.filled}>
          <SeatOf person={person} leader={index === 0} onShow={onShow} />
        </li>
      ))}
      {more > 0 && (
        <li className={css.seat}>
          <span className={css.crowd}>+{more}</span>
          <span className={css.freeName}>참여 중</span>
        </li>
      )}
      {slots(free).map((slot) => (
        <li key={slot} className={css.seat}>
          <FreeSeat size={48} plus />
          <span className={css.freeName}>빈자리</span>
        </li>
      ))}
      {freeMore > 0 && (
        <li className={css.seat}>
          <span className={css.crowd}>+{freeMore}</span>
          <span className={css.freeName}>빈자리</span>
        </li>
      )}
    </ul>
  );
}

type SeatProps = { person: Named; leader: boolean; onShow: NamedProps['onShow'] };

/** Tapping shows who it is, where that is known. */
function SeatOf({ person: { userId, nickname, profileUrl }, leader, onShow }: SeatProps) {
  const face = (
    <>
      <Avatar size={48} profileUrl={profileUrl} leader={leader} />
      <span className={css.name}>{nickname}</span>
      {leader && <span className={hidden}>리더</span>}
    </>
  );
  if (userId === undefined || !onShow) return face;
  return (
    <button
      type="button"
      className={css.seatButton}
      aria-haspopup="dialog"
      onClick={() => onShow({ userId, nickname })}
    >
      {face}
    </button>
  );
}

/** Who it is, and which of their seats. */
function keyOf(seats: Named[], index: number): string {
  const { userId } = seats[index]!;
  const first = seats.findIndex((seat) => seat.userId === userId);
  return userId === undefined ? `seat ${index}` : `${userId} ${index - first}`;
}
