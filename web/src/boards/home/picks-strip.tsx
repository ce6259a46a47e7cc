import type { RecommendedBoard } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useDeferredValue } from 'react';
import { recommendedBoardsQuery } from '../../api/boards';
import { meQuery } from '../../api/me';
import { Link } from '../../links';
import { useArrived } from '../../shell/use-returning';
import { ScrollRow } from '../../ui/control/scroll-row';
import { Block } from '../../ui/feedback/skeleton';
import { hidden } from '../../ui/foundation/type.css';
import { Mascot } from '../../ui/mascot/mascot';
import { Picture, stored } from '../../ui/piece/picture';
import { Seats } from '../../ui/piece/seats';
import { WholeName } from '../../ui/piece/whole-name';
import { distanceText } from '../../ui/text/distance';
import { won } from '../../ui/text/money';
import { titleParts } from '../../ui/text/name-parts';
import { pickedHow } from './picked-how';
import * as css from './picks-strip.css';

const SEATS_SHOWN = 3;

/** AI 뭉치's PICK. Gone when there is nothing to pick or it could not be loaded: the list below is what matters. */
export function PicksStrip() {
  const { data, isPending } = useQuery({ ...recommendedBoardsQuery, staleTime: 60_000 });
  const { data: person } = useQuery(meQuery);
  // Two fit side by side; the others render in a deferred pass. In a rendered page they are there: one may be the tallest.
  const arrived = useArrived();
  const shown = useDeferredValue(data, arrived ? data : data?.slice(0, 2));
  if (!isPending && !data?.length) return null;
  return (
    <section className={css.band} aria-labelledby="picks">
      <div className={css.head}>
        <Mascot color="purple" mood="calm" cap size={36} ground={false} />
        <h2 id="picks" className={css.title}>
          AI 뭉치&apos;s PICK
        </h2>
        {person && data && <p className={css.whose}>{pickedHow(data, person.nickname)}</p>}
      </div>
      {shown ? (
        <ScrollRow className={css.strip}>
          {shown.map((board) => (
            <li key={board.id} className={css.item}>
              <Pick board={board} />
            </li>
          ))}
        </ScrollRow>
      ) : (
        <div className={css.strip} role="status">
          <span className={hidden}>추천 공구를 불러오고 있어요!</span>
          <Waiting />
          <Waiting />
        </div>
      )}
    </section>
  );
}

function Pick({ board }: { board: RecommendedBoard }) {
  return (
    <Link to={`/gonggu/list/${board.id}`} className={css.card}>
      <Picture {...stored(board.picture)} alt="" width={92} height={92} />
      <span className={css.content}>
        <span className={css.reason}>
          <Sparkles size={14} aria-hidden />
          <span className={css.words}>{board.reason}</span>
        </span>
        <span className={css.name}>
          <WholeName parts={titleParts(board.title, board.quantity)} />
        </span>
        <span className={css.price}>1인 {won(board.perPersonPrice)}</span>
        <span className={css.seats}>
          <Seats
            participants={board.participants}
            current={board.currentUsers}
            total={board.totalUsers}
            cap={SEATS_SHOWN}
            brackets
          />
          <span className={css.metres}>{distanceText(board.distance)}</span>
        </span>
      </span>
    </Link>
  );
}

function Waiting() {
  return (
    <div className={css.card} aria-hidden>
      <Block width={92} height={92} radius={12} />
      <div className={css.lines}>
        <Block width="70%" height={16} />
        <Block height={18} />
        <Block width={100} height={22} radius={11} />
      </div>
    </div>
  );
}
