import type { ChatRoom } from '@mungchi/contract';
import { voice } from '../../ui/foundation/display.css';
import { Mascot } from '../../ui/mascot/mascot';
import { CallWays } from '../room/call-ways';
import * as bubble from './bubble.css';
import * as css from './open-seat-card.css';
import { openSeatWords, seatColors } from './open-seat-words';
import { SeatScene } from './seat-scene';
import * as system from './system-bubble.css';

/** 뭉치 asks who takes the free seat, with the ways to call a neighbour in. */
export function OpenSeatCard({ room }: { room: ChatRoom }) {
  const { headline, text } = openSeatWords(room.openSeats);
  return (
    <div className={`${bubble.rowKind.last} ${bubble.theirs}`}>
      <div className={system.mascot}>
        <Mascot color="purple" cap mood="greeting" size={52} ground={false} />
      </div>
      <section className={css.card} aria-label="빈자리">
        <SeatScene colors={seatColors(room.participants)} />
        <div className={css.body}>
          <h2 className={`${voice} ${css.headline}`}>{headline}</h2>
          <p className={css.text}>{text}</p>
          <CallWays room={room} />
        </div>
      </section>
    </div>
  );
}
