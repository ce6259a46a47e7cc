import { type ChatRoom, costOfShare, type Participant } from '@mungchi/contract';
import { Check, Hand } from 'lucide-react';
import { won } from '../ui/text/money';
import * as css from './receive-screen.css';

/** Where one's own money goes with each button. */
export function HeldMoney({ room, me }: { room: ChatRoom; me: Participant }) {
  const leader = room.participants.find(({ role }) => role === 'LEADER');
  return (
    <section className={css.money} aria-label="내 돈">
      <p className={css.held}>
        뭉치가 맡은 내 돈 <b className={css.sum}>{won(costOfShare(room, me))}</b>
      </p>
      <div className={css.way}>
        <span className={css.yes}>
          <Check size={20} aria-hidden />
        </span>
        <div>
          <p className={css.wayName}>받았어요</p>
          <p className={css.wayText}>이웃이 모두 받으면 리더 {leader?.nickname}님에게 전해요.</p>
        </div>
      </div>
      <div className={css.way}>
        <span className={css.no}>
          <Hand size={20} aria-hidden />
        </span>
        <div>
          <p className={css.wayName}>문제가 있어요</p>
          <p className={css.wayText}>이야기가 끝날 때까지 뭉치가 그대로 맡아요.</p>
        </div>
      </div>
    </section>
  );
}
