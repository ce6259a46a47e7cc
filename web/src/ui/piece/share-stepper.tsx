import type { BoardDetail, BoardSeat } from '@mungchi/contract';
import { Minus, Plus } from 'lucide-react';
import { StepButton } from '../control/step-button';
import { won } from '../text/money';
import { Avatar } from './avatar';
import { FreeSeat, slots } from './seats';
import * as css from './share-stepper.css';

type Props = {
  board: Pick<BoardDetail, 'perPersonPrice' | 'totalUser'> & Partial<Pick<BoardDetail, 'openSeats' | 'participants'>>;
  face: string | null | undefined;
  seats: number;
  most: number;
  /** How many are held already, when it is about more of them. */
  least?: number;
  onChange: (seats: number) => void;
};

const FACES_MAX = 12;

/** How many shares, where they sit among the others, and what that costs. */
export function ShareStepper({ board, face, seats, most, least = 1, onChange }: Props) {
  const { perPersonPrice, openSeats = 0, totalUser, participants = [] } = board;
  const left = openSeats - (seats - (least > 1 ? least : 0));
  return (
    <section className={css.card} aria-label="몇 몫을 가질까요?">
      <div className={css.head}>
        <div>
          <p className={css.title}>몇 몫을 가질까요?</p>
          <p className={css.most}>{most}몫까지 고를 수 있어요</p>
        </div>
        <div className={css.stepper}>
          <StepButton label="한 몫 줄이기" size="large" isAtEnd={seats <= least} onPress={() => onChange(seats - 1)}>
            <Minus size={22} aria-hidden />
          </StepButton>
          <output className={css.number} aria-live="polite">
            {seats}몫
          </output>
          <StepButton label="한 몫 늘리기" size="large" isAtEnd={seats >= most} onPress={() => onChange(seats + 1)}>
            <Plus size={22} aria-hidden />
          </StepButton>
        </div>
      </div>
      {totalUser <= FACES_MAX && (
        <div className={css.seats} aria-hidden>
          {facesOf(participants, totalUser - openSeats).map((face, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the row
            <Avatar key={slot} size={28} profileUrl={face} />
          ))}
          {slots(least > 1 ? seats - least : seats).map((slot) => (
            <span key={slot} className={css.own}>
              <Avatar size={28} profileUrl={face} />
            </span>
          ))}
          {slots(Math.max(0, left)).map((slot) => (
            <FreeSeat key={slot} size={28} />
          ))}
          {left > 0 && <span className={css.left}>{left}몫 남아요</span>}
        </div>
      )}
      <p className={css.sum}>
        <span>
          내가 낼 금액{' '}
          <span className={css.times}>
            {won(perPersonPrice)} × {seats}
          </span>
        </span>
        <b className={css.amount}>{won(perPersonPrice * seats)}</b>
      </p>
    </section>
  );
}

/** A face for each seat that is taken; where it is not told who holds several, the leader's for the rest. */
function facesOf(participants: readonly BoardSeat[], taken: number): (string | undefined)[] {
  const faces = participants.flatMap(({ profileUrl, seats = 1 }) => slots(seats).map(() => profileUrl));
  return slots(Math.max(0, taken)).map((slot) => faces[slot] ?? faces[0]);
}
