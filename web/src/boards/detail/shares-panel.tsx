import type { BoardDetail, BoardSeat } from '@mungchi/contract';
import { Clock, Lock } from 'lucide-react';
import type { ShowNeighbour } from '../../neighbours/use-neighbour-card';
import { monthDay } from '../../time/time-label';
import { useUntil } from '../../time/use-until';
import { hidden } from '../../ui/foundation/type.css';
import { Avatar } from '../../ui/piece/avatar';
import { seatColumns } from '../../ui/piece/seat-rules';
import { FreeSeat, slots } from '../../ui/piece/seats';
import * as seat from '../../ui/piece/seats.css';
import * as body from './detail-body.css';
import * as css from './shares-panel.css';
import { WaitForSeatRow } from './waiting-row';

type Props = { board: BoardDetail; recruiting: boolean; onShow: ShowNeighbour };

/** Who takes part and with how many shares, where one may take several. */
export function SharesPanel({ board, recruiting, onShow }: Props) {
  const vacant = board.vacantUntil ?? board.payUntil;
  return (
    <section className={body.seats} aria-label="참여 현황">
      <div className={body.head}>
        {!recruiting ? (
          <p className={body.over}>
            <Lock size={20} aria-hidden />
            마감된 공구입니다.
          </p>
        ) : vacant ? (
          <Vacant board={board} until={vacant} />
        ) : (
          <Left when={`${monthDay(board.deadline)}`} word=" 마감까지 " left={board.openSeats} />
        )}
        <p className={body.count}>
          <b className={body.taken}>{board.currentUsers}</b>/{board.totalUser}몫
        </p>
      </div>
      <People board={board} onShow={onShow} />
      {(board.waitable || board.waiting) && <WaitForSeatRow board={board} />}
    </section>
  );
}

function Vacant({ board, until }: { board: BoardDetail; until: string }) {
  const { at, left } = useUntil(until);
  return (
    <div>
      <Left when={at} word="까지 " left={board.openSeats} time={left} />
      {board.join && board.vacantUntil && <p className={body.after}>못 채우면 공구를 취소하고 모두 돌려 드려요.</p>}
    </div>
  );
}

type LeftProps = { when: string; word: string; left: number; time?: string | null };

function Left({ when, word, left, time }: LeftProps) {
  return (
    <p className={body.deadline}>
      <Clock size={20} aria-hidden className={body.clock} />
      <span>
        <b className={body.hot}>{when}</b>
        {word}
        <b className={body.hot}>{left}몫</b> 남았어요!
        {time && <b className={body.hot}> {time}</b>}
      </span>
    </p>
  );
}

const FREE_MAX = 6;

function People({ board: { participants, openSeats }, onShow }: { board: BoardDetail; onShow: ShowNeighbour }) {
  const free = Math.min(openSeats, FREE_MAX);
  const columns = seatColumns(participants.length + free);
  return (
    <ul className={css.people} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {participants.map((person, index) => (
        <li key={person.userId ?? `seat ${index}`} className={seat.seat}>
          <Face person={person} leader={index === 0} onShow={onShow} />
        </li>
      ))}
      {slots(free).map((slot) => (
        <li key={slot} className={seat.seat}>
          <FreeSeat size={48} plus />
          <span className={seat.freeName}>빈자리</span>
        </li>
      ))}
    </ul>
  );
}

type FaceProps = { person: BoardSeat; leader: boolean; onShow: ShowNeighbour };

/** `민지, 2몫`. Visitors are not told how many. */
function Face({ person: { userId, nickname, profileUrl, seats = 1 }, leader, onShow }: FaceProps) {
  const face = (
    <>
      <span className={css.face}>
        <Avatar size={48} profileUrl={profileUrl} leader={leader} />
        {seats > 1 && (
          <span className={css.times} aria-hidden>
            ×{seats}
          </span>
        )}
      </span>
      <span className={seat.name}>{nickname}</span>
      {leader && <span className={hidden}>리더</span>}
    </>
  );
  if (userId === undefined) return face;
  return (
    <button
      type="button"
      className={seat.seatButton}
      aria-haspopup="dialog"
      aria-label={`${nickname}${leader ? ' 리더' : ''}, ${seats}몫`}
      onClick={() => onShow({ userId, nickname })}
    >
      {face}
    </button>
  );
}
