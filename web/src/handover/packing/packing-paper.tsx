import type { Packing } from '@mungchi/contract';
import { Scissors } from 'lucide-react';
import { dayOf, hourOf } from '../../time/meeting-words';
import { DOT } from '../../ui/text/dot';
import { won } from '../../ui/text/money';
import { leftWords } from './left-words';
import * as css from './packing-paper.css';

/** The same on A4, black on white: a list, and labels once it is cut. */
export function PackingPaper({ packing, isNoted }: { packing: Packing; isNoted: boolean }) {
  const { title, quantity, appointment, left, people } = packing;
  const seats = people.reduce((sum, person) => sum + person.seats, 0);
  return (
    <div className={css.paper} data-paper>
      <header className={css.head}>
        <Scissors size={16} aria-hidden className={css.scissors} />
        <div>
          <h1 className={css.title}>
            {title} {quantity}
          </h1>
          {appointment && (
            <p className={css.meeting}>
              {dayOf(appointment.startsAt)} {hourOf(appointment.startsAt)}
              {DOT}
              {appointment.place}
            </p>
          )}
        </div>
        <p className={css.sums}>
          {seats}몫{DOT}이웃 {people.length - 1}명{left && <span className={css.left}>{leftWords(left)}</span>}
        </p>
      </header>
      <ul className={css.rows}>
        {people.map((person) => (
          <li key={person.participantId} className={css.row}>
            <Scissors size={16} aria-hidden className={css.scissors} />
            <span className={css.seats}>
              {person.seats}
              <span className={css.unit}>몫</span>
            </span>
            <span className={css.person}>
              <b className={css.nickname}>
                {person.nickname}
                {person.me && <span className={css.me}>나</span>}
              </b>
              <span className={css.share}>{won(person.share)}</span>
            </span>
            <b className={css.amount}>{person.amount}</b>
            <span className={css.note}>{isNoted && person.note}</span>
            <span className={css.received}>
              받음
              <span className={css.box} />
            </span>
          </li>
        ))}
      </ul>
      <p className={css.foot}>
        <b>뭉치</b>
        <span>점선을 따라 자르면 이름표가 돼요.</span>
      </p>
    </div>
  );
}
