import { type BoardDetail, isRecruiting } from '@mungchi/contract';
import { Clock, Lock } from 'lucide-react';
import { useDeferredValue } from 'react';
import { type ShowNeighbour, useNeighbourCard } from '../../neighbours/use-neighbour-card';
import { useArrived } from '../../shell/use-returning';
import { monthDay } from '../../time/time-label';
import { BoardBadges } from '../../ui/piece/board-badges';
import { NamedSeats } from '../../ui/piece/named-seats';
import { TimeAgo } from '../../ui/piece/time';
import { won } from '../../ui/text/money';
import { hasShares } from '../../ui/text/seat-unit';
import { DetailBelow } from './detail-below';
import * as css from './detail-body.css';
import { FromHome } from './from-home';
import { LeaderRow } from './leader-row';
import { SharesPanel } from './shares-panel';
import { UndoJoin } from './undo-join';
import { VacancyLine } from './vacancy-line';
import { WaitForSeatRow } from './waiting-row';

export function DetailBody({ board }: { board: BoardDetail }) {
  // What is below the fold renders in a deferred pass, and moves nothing when it comes.
  const whole = useDeferredValue(true, useArrived());
  const recruiting = isRecruiting(board.boardStatus);
  const { show, card } = useNeighbourCard();
  return (
    <article className={css.body}>
      <div className={css.badges}>
        <BoardBadges
          status={board.boardStatus}
          deadline={board.deadline}
          seatsLeft={board.openSeats}
          vacant={board.stage === 'RECRUITED'}
          verifiedOnly={board.verifiedOnly}
        />
        <span className={css.age}>
          <TimeAgo instant={board.createAt} />
        </span>
      </div>
      <h1 className={css.title}>{board.title}</h1>
      <p className={css.price}>
        <span className={css.each}>{hasShares(board) ? '1몫' : '1인당'}</span>
        <strong className={css.share}>{won(board.perPersonPrice)}</strong>
        <span className={css.total}>총 {won(board.price)}</span>
      </p>
      <LeaderRow leader={board.participants[0]} onShow={show} />
      <FromHome metres={board.distance} />
      {hasShares(board) ? (
        <SharesPanel board={board} recruiting={recruiting} onShow={show} />
      ) : (
        <SeatsPanel board={board} recruiting={recruiting} onShow={show} />
      )}
      <UndoJoin board={board} />
      {whole && <DetailBelow board={board} />}
      {card}
    </article>
  );
}

type SeatsPanelProps = { board: BoardDetail; recruiting: boolean; onShow: ShowNeighbour };

function SeatsPanel({ board, recruiting, onShow }: SeatsPanelProps) {
  const vacant = board.vacantUntil ?? board.payUntil;
  return (
    <section className={css.seats} aria-label="참여 현황">
      <div className={css.head}>
        {recruiting && vacant ? (
          <VacancyLine board={board} until={vacant} />
        ) : recruiting ? (
          <p className={css.deadline}>
            <Clock size={20} aria-hidden className={css.clock} />
            <span>
              <b className={css.hot}>{monthDay(board.deadline)}</b> 마감까지{' '}
              <b className={css.hot}>{board.openSeats}명</b> 남았어요!
            </span>
          </p>
        ) : (
          <p className={css.over}>
            <Lock size={20} aria-hidden />
            마감된 공구입니다.
          </p>
        )}
        <p className={css.count}>
          <b className={css.taken}>{board.currentUsers}</b>/{board.totalUser}명
        </p>
      </div>
      <NamedSeats participants={board.participants} total={board.totalUser} open={board.openSeats} onShow={onShow} />
      {(board.waitable || board.waiting) && <WaitForSeatRow board={board} />}
    </section>
  );
}
