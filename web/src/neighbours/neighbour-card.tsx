import type { PublicProfile, UserId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { tokenUserId } from '../api/live/realtime-token';
import { profileQuery } from '../api/me';
import { MoreButton } from '../safety/more-button';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { sectionTitle } from '../ui/foundation/display.css';
import { Sheet } from '../ui/frame/sheet';
import { Avatar } from '../ui/piece/avatar';
import { GaugePanel } from '../ui/piece/gauge';
import { KeywordTags } from '../ui/piece/keyword-tags';
import { Stars } from '../ui/piece/stars';
import { TimeAgo } from '../ui/piece/time';
import { Checked } from './checked';
import * as css from './neighbour-card.css';
import { HowItIsMade, RecordOf } from './neighbour-record';
import { RegularRow } from './regular-row';

type Props = { userId: UserId; nickname: string; open: boolean; onClose: () => void };

/** A neighbour as everybody sees them: what they did here, and what others say of them. */
export function NeighbourCard({ userId, nickname, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={`${nickname}님의 프로필`}>
      {open && <Profile userId={userId} />}
    </Sheet>
  );
}

function Profile({ userId }: { userId: UserId }) {
  const { data, isPending, refetch } = useQuery(profileQuery(userId));
  if (isPending) return <Loading text="로딩중..." />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  const { keywords } = data.reviewKeywordDto;
  return (
    <div className={css.card}>
      <div className={css.who}>
        <Avatar profileUrl={data.profileUrl} size={64} />
        <div className={css.title}>
          <div className={css.first}>
            <p className={css.name}>{data.nickname}</p>
            {tokenUserId() !== null && tokenUserId() !== userId && (
              <MoreButton
                subject={{ kind: 'USER', id: userId, userId, nickname: data.nickname, profileUrl: data.profileUrl }}
                label="더 보기"
              />
            )}
          </div>
          <p className={css.record}>
            <span>거래 {data.dealCount}회</span> · <span>리뷰 {data.reviewCount}개</span>
          </p>
          {tokenUserId() !== null && <Checked userId={userId} />}
        </div>
      </div>
      {tokenUserId() !== null && tokenUserId() !== userId && <RegularRow userId={userId} />}
      {tokenUserId() !== null && <RecordOf userId={userId} />}
      <div className={css.gauges}>
        <GaugePanel percent={data.mannerLeader} of="leader" />
        <GaugePanel percent={data.mannerParticipant} of="follower" />
      </div>
      {keywords.length > 0 && <KeywordTags keywords={keywords} />}
      {data.newestReviews.length > 0 && <Reviews reviews={data.newestReviews} />}
      {data.reviewCount === 0 && keywords.length === 0 && <p className={css.none}>아직 리뷰가 없어요!</p>}
      {tokenUserId() !== null && <HowItIsMade />}
    </div>
  );
}

function Reviews({ reviews }: { reviews: PublicProfile['newestReviews'] }) {
  return (
    <section aria-labelledby="newest-reviews">
      <h3 id="newest-reviews" className={sectionTitle}>
        최근 리뷰
      </h3>
      <ul className={css.reviews}>
        {reviews.map(({ id, star, review, createAt }) => (
          <li key={id} className={css.review}>
            <p className={css.when}>
              <Stars star={star} />
              <TimeAgo instant={createAt} />
            </p>
            <p className={css.words}>{review}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
