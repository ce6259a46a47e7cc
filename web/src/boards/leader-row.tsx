import { type BoardDetail, keywordTag, publicProfile } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../api/query-client';
import { Avatar } from '../ui/avatar';
import { Tag } from '../ui/chip';
import { Failed } from '../ui/failed';
import { Gauge, GaugePanel } from '../ui/gauge';
import { Loading } from '../ui/loading';
import { Sheet } from '../ui/sheet';
import { cardTitle } from '../ui/type.css';
import * as css from './leader-row.css';

type Leader = BoardDetail['participants'][number];

/** Who opened it; tapping shows what others say of them. */
export function LeaderRow({ leader }: { leader: Leader | undefined }) {
  const [open, setOpen] = useState(false);
  if (!leader) return null;
  return (
    <>
      <button type="button" className={css.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Avatar profileUrl={leader.profileUrl} size={48} />
        <span className={css.words}>
          <span className={cardTitle}>{leader.nickname}</span>
          <span className={css.role}>이 공구를 연 리더예요</span>
        </span>
        <Gauge percent={leader.mannerLeader} of="leader" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={`${leader.nickname}님의 프로필`}>
        {open && <ProfileCard userId={leader.userId} />}
      </Sheet>
    </>
  );
}

function ProfileCard({ userId }: { userId: number }) {
  const { data, isPending, refetch } = useQuery(endpointQuery(publicProfile, { params: { userId: String(userId) } }));
  if (isPending) return <Loading text="로딩중..." />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  const { keywords } = data.reviewKeywordDto;
  return (
    <div className={css.card}>
      <Avatar profileUrl={data.profileUrl} size={88} />
      <p className={css.name}>{data.nickname}</p>
      <div className={css.gauges}>
        <GaugePanel percent={data.mannerLeader} of="leader" />
        <GaugePanel percent={data.mannerParticipant} of="follower" />
      </div>
      {keywords.length === 0 ? (
        <p className={css.none}>아직 리뷰가 없어요!</p>
      ) : (
        <ul className={css.tags}>
          {keywords.map((keyword) => (
            <li key={keyword}>
              <Tag>{keywordTag(keyword)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
