import type { PostReading, Wish, WishId } from '@mungchi/contract';
import { readPost } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../api/api-error';
import { meQuery } from '../../api/me';
import { endpointQuery } from '../../api/query-client';
import { wishQuery } from '../../api/wishes';
import { NotFoundScreen } from '../../shell/not-found-screen';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { Screen } from '../../ui/frame/screen';
import { Mascot } from '../../ui/mascot/mascot';
import { UnknownNeighbour } from '../../ui/mascot/unknown-neighbour';
import { defaultColor } from '../../ui/piece/avatar';
import { filledByWish } from './wish-goods';
import { WriteForm } from './write-form';
import * as css from './write-from-wish.css';

const SIZE = 52;

/** Opening what neighbours look for: they are told at once, and sit first. */
export function WriteFromWish({ wishId }: { wishId: WishId }) {
  const { data: wish, error, refetch } = useQuery(wishQuery(wishId));
  const { data: reading, isPending: isReading } = useQuery({
    ...endpointQuery(readPost, { body: { text: wish?.name ?? '' } }),
    enabled: wish !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isRefusal(error, 'WISH_NOT_FOUND', 'INVALID_FIELDS')) return <NotFoundScreen what="글" />;
  if (!wish || isReading)
    return (
      <Screen>
        {error ? <Failed onRetry={() => refetch()} /> : <Loading text="같이 찾는 공구를 불러오고 있어요." />}
      </Screen>
    );
  return <WishForm wish={wish} reading={reading ?? null} />;
}

function WishForm({ wish, reading }: { wish: Wish; reading: PostReading | null }) {
  const [filled] = useState(() => filledByWish(wish, reading));
  const { data: me } = useQuery(meQuery);
  return (
    <WriteForm
      name={`boardDraft:wish:${wish.id}`}
      pristine={filled}
      guessed={filled.guessed}
      shop={null}
      wishId={wish.id}
      sentence=""
      head={
        <section className={css.head} role="note">
          <span className={css.people} aria-hidden>
            <UnknownNeighbour size={SIZE} />
            <Mascot color={defaultColor(me?.profileUrl) ?? 'mint'} mood="happy" size={SIZE + 8} ground={false} />
            <UnknownNeighbour size={SIZE} />
          </span>
          <p className={css.title}>이웃 {wish.people}명이 찾던 공구예요.</p>
          <p className={css.text}>열면 바로 알리고, 이웃들이 먼저 참여할 수 있어요.</p>
        </section>
      }
    />
  );
}
