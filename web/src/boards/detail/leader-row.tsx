import { type BoardSeat, GAUGE_START } from '@mungchi/contract';
import { ChevronRight, Sprout } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readToken } from '../../api/session/token';
import { whenIdle } from '../../api/when-idle';
import type { ShowNeighbour } from '../../neighbours/use-neighbour-card';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { cardTitle } from '../../ui/foundation/type.css';
import { Avatar } from '../../ui/piece/avatar';
import { Gauge } from '../../ui/piece/gauge';
import * as css from './leader-row.css';

const LeaderWords = lazyPart(() => import('../../neighbours/leader-words').then((at) => at.LeaderWords));

type Props = { leader: BoardSeat | undefined; onShow: ShowNeighbour };

const ROLE = '이 공구를 연 리더예요';

/** Who opened it; tapping shows what others say of them. What they did is asked for when nothing else is left to do. */
export function LeaderRow({ leader, onShow }: Props) {
  const isAsked = useAskedWhenIdle();
  if (leader?.userId === undefined) return null;
  const { userId, nickname, profileUrl, mannerLeader } = leader;
  return (
    <button type="button" className={css.row} aria-haspopup="dialog" onClick={() => onShow({ userId, nickname })}>
      <Avatar profileUrl={profileUrl} size={48} />
      <span className={css.words}>
        <span className={css.name}>
          <span className={cardTitle}>{nickname}</span>
          {mannerLeader !== undefined && <Standing percent={mannerLeader} />}
        </span>
        <span className={css.role}>
          {isAsked ? <LeaderWords userId={userId} otherwise={ROLE} waiting={ROLE} /> : ROLE}
        </span>
      </span>
      <ChevronRight size={22} aria-hidden className={css.more} />
    </button>
  );
}

/** Where every gauge starts it says nothing yet. */
function Standing({ percent }: { percent: number }) {
  if (percent !== GAUGE_START) return <Gauge percent={percent} of="leader" />;
  return (
    <span className={css.fresh}>
      <Sprout size={15} aria-hidden />새 이웃
    </span>
  );
}

/** Only somebody signed in reads it, and only after the screen is there. */
function useAskedWhenIdle(): boolean {
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    if (!readToken()) return;
    let isHere = true;
    void whenIdle().then(() => isHere && ask(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isAsked;
}
