import type { ReviewEntry } from '@mungchi/contract';
import { Info, Star } from 'lucide-react';
import { receivedReviewsQuery } from '../api/me';
import { MoreButton } from '../safety/more-button';
import { ButtonLink } from '../ui/control/button';
import { Empty } from '../ui/feedback/empty';
import { Block } from '../ui/feedback/skeleton';
import { Screen } from '../ui/frame/screen';
import { Avatar } from '../ui/piece/avatar';
import { KeywordTags } from '../ui/piece/keyword-tags';
import { TimeAgo } from '../ui/piece/time';
import { MypageBar } from './mypage-bar';
import * as css from './paged.css';
import { PagedList } from './paged-list';
import { WaitingReviews } from './waiting-reviews';

export function ReviewsScreen() {
  return (
    <Screen header={<MypageBar title="받은 리뷰" />}>
      <WaitingReviews />
      <PagedList
        query={receivedReviewsQuery}
        waiting={{ text: '로딩중...', skeleton: <ReviewSkeletons /> }}
        empty={<NoReviews />}
      >
        {(review) => <Review review={review} />}
      </PagedList>
    </Screen>
  );
}

function ReviewSkeletons() {
  return (
    <div className={css.shapes} aria-hidden>
      {[1, 2, 3, 4].map((shape) => (
        <div key={shape} className={css.review}>
          <div className={css.writer}>
            <Block width={40} height={40} radius={20} />
            <Block width={110} height={36} />
          </div>
          <Block width="70%" height={20} />
          <Block width="55%" height={32} radius={16} />
          <Block width="40%" height={18} />
        </div>
      ))}
    </div>
  );
}

function NoReviews() {
  return (
    <Empty
      title="아직 리뷰가 없어요!"
      text={'공구를 마치면 함께한 이웃이 남긴\n이야기를 볼 수 있어요.'}
      peek="blue"
      action={
        <ButtonLink to="/mypage/joined" size="small">
          참여한 공구 보기
        </ButtonLink>
      }
    />
  );
}

function ReviewMenu({ review: { id, writerNickname, writerProfileUrl, review } }: { review: ReviewEntry }) {
  const subject = { kind: 'REVIEW' as const, id, nickname: writerNickname, profileUrl: writerProfileUrl, text: review };
  return <MoreButton subject={subject} label={`${writerNickname}님의 리뷰 신고하기`} />;
}

function Review({ review }: { review: ReviewEntry }) {
  return (
    <article className={css.review}>
      <div className={css.writer}>
        <Avatar profileUrl={review.writerProfileUrl} size={40} />
        <div>
          <p className={css.name}>{review.writerNickname}</p>
          <p className={css.small}>
            {review.role === 'LEADER' ? '리더로 함께' : '팔로워로 함께'} · <TimeAgo instant={review.createAt} />
          </p>
        </div>
        <p className={css.stars}>
          <Star size={16} aria-hidden className={css.star} />
          {review.star}점
        </p>
      </div>
      {review.review && <p>{review.review}</p>}
      {review.keywords.length > 0 && <KeywordTags keywords={review.keywords} />}
      {review.late && (
        <p className={css.late}>
          <Info size={18} aria-hidden />
          서로 본 다음에 쓴 리뷰예요. 게이지에는 들어가지 않아요.
        </p>
      )}
      <div className={css.below}>
        <p className={css.small}>{review.boardTitle}</p>
        <ReviewMenu review={review} />
      </div>
    </article>
  );
}
