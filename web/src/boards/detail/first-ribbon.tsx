import type { BoardDetail } from '@mungchi/contract';
import { useNow } from '../../time/clock';
import { nearEvening } from '../../time/until-words';
import { Mascot } from '../../ui/mascot/mascot';
import { UnknownNeighbour } from '../../ui/mascot/unknown-neighbour';
import * as css from './first-ribbon.css';
import { waitsForFirst } from './first-rules';

const MINUTE_MS = 60_000;

/** Why one may sit now, or from when on. */
export function FirstRibbon({ board }: { board: BoardDetail }) {
  const now = useNow(MINUTE_MS);
  const { first, join } = board;
  if (!first || join || Date.parse(first.until) <= now) return null;
  const at = nearEvening(first.until, now);
  if (first.mine)
    return (
      <div className={css.mine}>
        <Mascot color="mint" mood="happy" size={44} avatar />
        <p>
          먼저 찾던 이웃이라 <b>{at}</b>까지 먼저 참여할 수 있어요.
        </p>
      </div>
    );
  if (!waitsForFirst(board, now)) return null;
  return (
    <div className={css.others}>
      <span className={css.balls}>
        <UnknownNeighbour size={36} flat />
        <UnknownNeighbour size={36} flat />
      </span>
      <p>
        <b className={css.who}>먼저 찾던 이웃 {first.left}명</b>이 고르는 중이에요.
      </p>
    </div>
  );
}
