import type { BoardSeat } from '@mungchi/contract';
import type { ShowNeighbour } from '../../neighbours/use-neighbour-card';
import { cardTitle } from '../../ui/foundation/type.css';
import { Avatar } from '../../ui/piece/avatar';
import { Gauge } from '../../ui/piece/gauge';
import * as css from './leader-row.css';

type Props = { leader: BoardSeat | undefined; onShow: ShowNeighbour };

/** Who opened it; tapping shows what others say of them. */
export function LeaderRow({ leader, onShow }: Props) {
  if (leader?.userId === undefined) return null;
  const { userId, nickname, profileUrl, mannerLeader } = leader;
  return (
    <button type="button" className={css.row} aria-haspopup="dialog" onClick={() => onShow({ userId, nickname })}>
      <Avatar profileUrl={profileUrl} size={48} />
      <span className={css.words}>
        <span className={cardTitle}>{nickname}</span>
        <span className={css.role}>이 공구를 연 리더예요</span>
      </span>
      {mannerLeader !== undefined && <Gauge percent={mannerLeader} of="leader" />}
    </button>
  );
}
