import type { UserId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../api/me';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { Sheet } from '../../ui/frame/sheet';
import { Avatar } from '../../ui/piece/avatar';
import { GaugePanel } from '../../ui/piece/gauge';
import { KeywordTags } from '../../ui/piece/keyword-tags';
import * as css from './leader-profile.css';

type Props = { userId: UserId; nickname: string; open: boolean; onClose: () => void };

/** The leader's profile: what others say of them. */
export function LeaderProfile({ userId, nickname, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={`${nickname}님의 프로필`}>
      {open && <ProfileCard userId={userId} />}
    </Sheet>
  );
}

function ProfileCard({ userId }: { userId: UserId }) {
  const { data, isPending, refetch } = useQuery(profileQuery(userId));
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
        <KeywordTags keywords={keywords} centred />
      )}
    </div>
  );
}
