import { type BoardCard as Card, isRecruiting } from '@mungchi/contract';
import { Footprints, MapPin } from 'lucide-react';
import { Link } from '../../links';
import { distanceText, walkText } from '../text/distance';
import { won } from '../text/money';
import { titleParts } from '../text/name-parts';
import { hasShares } from '../text/seat-unit';
import { shortPlace } from '../text/short-place';
import { BoardBadges } from './board-badges';
import * as css from './board-card.css';
import { Picture, stored } from './picture';
import { Seats } from './seats';
import { TimeAgo } from './time';
import { WholeName } from './whole-name';

const SEATS_SHOWN = 4;

/** Faces are all it shows of people: a visitor's list has no more of them. */
export type ListedBoard = Omit<Card, 'participants'> & { participants: { profileUrl: string }[] };

type Props = {
  board: ListedBoard;
  eager?: boolean;
  /** Among others to choose from: one that cannot be joined any more steps back. */
  browsing?: boolean;
};

/** A group purchase in a list: one target, everything that decides whether to open it. */
export function BoardCard({ board, eager = false, browsing = false }: Props) {
  const isOver = browsing && !isRecruiting(board.boardStatus);
  const isShared = hasShares(board);
  return (
    <Link to={`/gonggu/list/${board.id}`} className={isOver ? css.over : css.card}>
      <Picture {...stored(board.picture)} alt="" width={128} height={128} eager={eager} className={css.picture} />
      <span className={css.content}>
        <span className={css.badges}>
          <BoardBadges
            status={board.boardStatus}
            deadline={board.deadline}
            seatsLeft={board.totalUsers - board.currentUsers}
            verifiedOnly={board.verifiedOnly}
          />
        </span>
        <span className={css.title}>
          <WholeName parts={titleParts(board.title, board.quantity)} />
        </span>
        <span className={css.price}>
          {isShared ? '1몫' : '1인'} {won(board.perPersonPrice)}
          <span className={css.total}>총 {won(board.price)}</span>
        </span>
        <span className={css.seats}>
          <Seats
            participants={board.participants}
            current={board.currentUsers}
            total={board.totalUsers}
            cap={SEATS_SHOWN}
            unit={isShared ? '몫' : '명'}
          />
        </span>
        <span className={css.meta}>
          <Where board={board} />
          <span className={css.fact}>
            <span className={css.dot}>·</span> <TimeAgo instant={board.createAt} />
          </span>
        </span>
      </span>
    </Link>
  );
}

/** How far, else where: somebody without a saved place is shown the address. */
function Where({ board: { distance, location } }: { board: ListedBoard }) {
  if (distance === null) {
    return (
      <>
        <MapPin size={15} aria-hidden className={css.pin} />
        <span className={css.place}>{shortPlace(location)}</span>
      </>
    );
  }
  const walk = walkText(distance);
  return (
    <>
      <Footprints size={15} aria-hidden className={css.feet} />
      <b className={css.metres}>{distanceText(distance)}</b>
      {walk && (
        <span className={css.fact}>
          <span className={css.dot}>·</span> {walk}
        </span>
      )}
    </>
  );
}
