import type { BoardCard } from '@mungchi/contract';
import { type UseInfiniteQueryResult, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { type CategoryIndex, nearbyQuery } from '../../api/boards';
import { useNearbyFilter } from '../../api/nearby-filter';
import { readFailedAgain } from '../../api/query-client';
import { Chip } from '../../ui/control/chip';
import { Failed } from '../../ui/feedback/failed';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Loading } from '../../ui/feedback/loading';
import { CardSkeletons } from '../../ui/feedback/skeleton';
import { BoardList } from '../board-list';
import { EmptyNearby } from '../empty-nearby';
import { RadiusSelect } from '../radius-select';
import * as css from './nearby-boards.css';
import { OrderRow } from './order-row';

/** Where the list ends, what neighbours look for; its code comes then. */
const WishStrip = lazyPart(() => import('../wishes/wish-strip').then((at) => at.WishStrip));

export function NearbyBoards({ category }: { category: CategoryIndex }) {
  const { change, ...filter } = useNearbyFilter();
  const { radius, recruiting, sort } = filter;
  const list = useInfiniteQuery(nearbyQuery(category, filter));
  const isOrdered = sort !== 'newest';
  return (
    <section aria-labelledby="nearby" className={css.section}>
      <div className={css.head}>
        <h2 id="nearby" className={css.title}>
          근처에서 열린 공구
        </h2>
        <div className={css.filters}>
          {/* An empty circle offers the others itself, with what they hold. */}
          {list.data?.length !== 0 && (
            <RadiusSelect chosen={radius} onChoose={(chosen) => change({ radius: chosen })} />
          )}
          {isOrdered ? (
            <span className={css.locked}>
              <Lock size={16} aria-hidden /> 모집중
            </span>
          ) : (
            <Chip on={recruiting} onToggle={() => change({ recruiting: !recruiting })}>
              모집중
            </Chip>
          )}
        </div>
      </div>
      {(isOrdered || (list.data?.length ?? 0) > UNORDERED_MAX) && (
        <OrderRow sort={sort} onSort={(chosen) => change({ sort: chosen })} />
      )}
      <Boards category={category} list={list} />
    </section>
  );
}

/** A list that is seen at once needs no order. */
const UNORDERED_MAX = 5;

type List = UseInfiniteQueryResult<BoardCard[]>;

function Boards({ category, list }: { category: CategoryIndex; list: List }) {
  const queries = useQueryClient();
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  // The first purchase opens while somebody asks here for another: their sheet stays until it is closed.
  const [isAsking, setIsAsking] = useState(false);
  if (isPending) {
    return (
      <div className={css.waiting}>
        <Loading text="공구들을 불러오고 있어요." skeleton={<CardSkeletons />} />
      </div>
    );
  }
  if (!data) return <Failed onRetry={() => readFailedAgain(queries)} />;
  if (data.length === 0 || isAsking) return <EmptyNearby category={category} onAsking={setIsAsking} />;
  return (
    <>
      <BoardList
        label="근처에서 열린 공구"
        boards={data}
        hasMore={hasNextPage}
        failedMore={isFetchNextPageError}
        onMore={() => !isFetchingNextPage && fetchNextPage()}
      />
      {!hasNextPage && category === 0 && <WishStrip />}
    </>
  );
}
