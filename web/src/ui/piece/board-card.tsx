import { type BoardCard as Board, isRecruiting } from '@mungchi/contract';
import { MapPin } from 'lucide-react';
import { Link } from 'wouter';
import { distanceText } from '../text/distance';
import { won } from '../text/money';
import { nearPlace, shortPlace } from '../text/short-place';
import { StatusBadge } from './badge';
import * as css from './board-card.css';
import { Picture, stored } from './picture';
import { Seats } from './seats';
import { Deadline, TimeAgo } from './time';

const SEATS_SHOWN = 4;

type Props = {
  board: Board;
  eager?: boolean;
  /** Shows the distance. */
  near?: boolean;
};

/** A group purchase in a list: one target, everything that decides whether to open it. */
export function BoardCard({ board, eager = false, near = false }: Props) {
  const recruiting = isRecruiting(board.boardStatus);
  const metres = near ? board.distance : null;
  return (
    <Link to={`/gonggu/list/${board.id}`} className={css.card}>
      <Picture {...stored(board.picture)} alt="" width={128} height={128} eager={eager} className={css.picture} />
      <span className={css.content}>
        <span className={css.badges}>
          <StatusBadge status={board.boardStatus} />
          {recruiting && <Deadline date={board.deadline} hot={board.boardStatus === 'CLOSING_SOON'} />}
        </span>
        <span className={css.title}>{board.title}</span>
        <span className={css.price}>
          {won(board.price)}
          <span className={css.share}>1인 {won(board.perPersonPrice)}</span>
        </span>
        <span className={css.seats}>
          <Seats
            participants={board.participants}
            current={board.currentUsers}
            total={board.totalUsers}
            cap={SEATS_SHOWN}
          />
        </span>
        <span className={css.meta}>
          <MapPin size={14} aria-hidden />
          <span className={css.place}>{metres === null ? shortPlace(board.location) : nearPlace(board.location)}</span>
          {metres !== null && <span>· {distanceText(metres)}</span>}
          <span aria-hidden>·</span>
          <TimeAgo instant={board.createAt} />
        </span>
      </span>
    </Link>
  );
}
