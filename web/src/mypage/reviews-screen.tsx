import { keywordTag, type ReviewEntry, receivedReviews } from '@mungchi/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useNavigate } from 'react-router';
import { callPage } from '../api/call';
import { AppBar } from '../ui/app-bar';
import { Avatar } from '../ui/avatar';
import { ButtonLink } from '../ui/button';
import { Tag } from '../ui/chip';
import { Empty } from '../ui/empty';
import { Failed } from '../ui/failed';
import { LoadMore } from '../ui/load-more';
import { Loading } from '../ui/loading';
import { Screen } from '../ui/screen';
import { RowSkeletons } from '../ui/skeleton';
import { TimeAgo } from '../ui/time';
import * as css from './paged.css';

const PAGE = 20;

export function ReviewsScreen() {
  const navigate = useNavigate();
  return (
    <Screen header={<AppBar title="받은 리뷰" onBack={() => void navigate('/mypage')} />}>
      <Reviews />
    </Screen>
  );
}

function Reviews() {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['reviews', 'received'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callPage(receivedReviews, { query: { limit: PAGE, cursor }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  if (isPending) return <Loading text="로딩중..." skeleton={<Waiting />} />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  const reviews = data.pages.flatMap((page) => page.answer);
  if (reviews.length === 0) return <NoReviews />;
  return (
    <>
      <ul className={css.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      {hasNextPage && <LoadMore onReach={() => !isFetchingNextPage && fetchNextPage()} />}
    </>
  );
}

function Waiting() {
  return (
    <div className={css.waiting}>
      <RowSkeletons />
    </div>
  );
}

function NoReviews() {
  return (
    <Empty
      title="아직 리뷰가 없어요!"
      text="공구를 마치면 함께한 이웃이 남긴 이야기를 볼 수 있어요."
      peek="blue"
      action={
        <ButtonLink to="/mypage/joined" size="small">
          참여한 공구 보기
        </ButtonLink>
      }
    />
  );
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
      {review.keywords.length > 0 && (
        <ul className={css.tags}>
          {review.keywords.map((keyword) => (
            <li key={keyword}>
              <Tag>{keywordTag(keyword)}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className={css.small}>{review.boardTitle}</p>
    </article>
  );
}
