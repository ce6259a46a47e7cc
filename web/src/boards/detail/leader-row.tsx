import type { BoardSeat } from '@mungchi/contract';
import { useState } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { cardTitle } from '../../ui/foundation/type.css';
import { Avatar } from '../../ui/piece/avatar';
import { Gauge } from '../../ui/piece/gauge';
import * as css from './leader-row.css';

const LeaderProfile = lazyPart(() => import('./leader-profile').then((at) => at.LeaderProfile));

/** Who opened it; tapping shows what others say of them. */
export function LeaderRow({ leader }: { leader: BoardSeat | undefined }) {
  const [profile, setProfile] = useState<'not-yet' | 'open' | 'closed'>('not-yet');
  if (leader?.userId === undefined) return null;
  return (
    <>
      <button type="button" className={css.row} aria-haspopup="dialog" onClick={() => setProfile('open')}>
        <Avatar profileUrl={leader.profileUrl} size={48} />
        <span className={css.words}>
          <span className={cardTitle}>{leader.nickname}</span>
          <span className={css.role}>이 공구를 연 리더예요</span>
        </span>
        {leader.mannerLeader !== undefined && <Gauge percent={leader.mannerLeader} of="leader" />}
      </button>
      {profile !== 'not-yet' && (
        <LeaderProfile
          userId={leader.userId}
          nickname={leader.nickname}
          open={profile === 'open'}
          onClose={() => setProfile('closed')}
        />
      )}
    </>
  );
}
