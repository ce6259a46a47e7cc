import { useInfiniteQuery } from '@tanstack/react-query';
import { type CategoryIndex, nearbyQuery } from '../../api/boards';
import { Chip } from '../../ui/control/chip';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { CardSkeletons } from '../../ui/feedback/skeleton';
import { BoardList } from '../board-list';
import { EmptyNearby } from '../empty-nearby';
import * as css from './nearby-boards.css';

type Props = { category: CategoryIndex; recruiting: boolean; onRecruiting: (on: boolean) => void };

export function NearbyBoards({ category, recruiting, onRecruiting }: Props) {
  return (
    <section aria-labelledby="nearby" className={css.section}>
      <div className={css.head}>
        <h2 id="nearby" className={css.title}>
          근처에서 열린 공구
        </h2>
        <Chip on={recruiting} onToggle={() => onRecruiting(!recruiting)}>
          모집중
        </Chip>
      </div>
      <Boards category={category} recruiting={recruiting} />
    </section>
  );
}

function Boards({ category, recruiting }: Pick<Props, 'category' | 'recruiting'>) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(nearbyQuery(category, recruiting));
  if (isPending) {
    return (
      <div className={css.waiting}>
        <Loading text="공구들을 불러오고 있어요." skeleton={<CardSkeletons />} />
      </div>
    );
  }
  if (!data) return <Failed onRetry={() => refetch()} />;
  if (data.length === 0) return <EmptyNearby demo={category === 0 && !recruiting} />;
  return (
    <BoardList
      label="근처에서 열린 공구"
      boards={data}
      hasMore={hasNextPage}
      failedMore={isFetchNextPageError}
      onMore={() => !isFetchingNextPage && fetchNextPage()}
    />
  );
}
