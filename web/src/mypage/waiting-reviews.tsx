import { eveningWords } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { waitingReviewsQuery } from '../api/me';
import { ButtonLink } from '../ui/control/button';
import { Envelopes } from '../ui/piece/envelopes';
import * as css from './waiting-reviews.css';

/** What others have written and nobody can read yet; the room that opens next is where to write. */
export function WaitingReviews() {
  const { data = [] } = useQuery({ ...waitingReviewsQuery, refetchOnMount: 'always' });
  const [next] = data;
  if (!next) return null;
  const count = data.reduce((sum, room) => sum + room.count, 0);
  return (
    <section className={css.box} aria-labelledby="waiting-reviews">
      <div className={css.top}>
        <Envelopes />
        <div>
          <h2 id="waiting-reviews" className={css.title}>
            아직 열리지 않은 리뷰 <b className={css.count}>{count}개</b>
          </h2>
          <p className={css.words}>
            나도 쓰면 바로, 아니면 <span className={css.whole}>{eveningWords(Date.parse(next.opensAt))}에 열려요.</span>
          </p>
        </div>
      </div>
      <ButtonLink to={`/chat/${next.chatRoomId}/review`} size="small">
        쓰러 가기
      </ButtonLink>
    </section>
  );
}
