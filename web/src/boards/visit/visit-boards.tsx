import type { VisitCard } from '@mungchi/contract';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { Map as MapIcon } from 'lucide-react';
import type { CategoryIndex } from '../../api/boards';
import { visitBoardsQuery } from '../../api/visit';
import { Link } from '../../links';
import { Chip } from '../../ui/control/chip';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { CardSkeletons } from '../../ui/feedback/skeleton';
import type { StoredArea } from '../../visit/stored-area';
import { BoardList } from '../board-list';
import * as home from '../home/nearby-boards.css';
import * as css from './visit.css';
import { VisitEmpty } from './visit-empty';

type Props = {
  area: StoredArea;
  category: CategoryIndex;
  recruiting: boolean;
  onRecruiting: (recruiting: boolean) => void;
};

export function VisitBoards({ area, category, recruiting, onRecruiting }: Props) {
  const list = useInfiniteQuery(visitBoardsQuery({ area: area.code, category, recruiting }));
  const title = `${area.name} 근처 공구`;
  return (
    <section aria-labelledby="visited" className={home.section}>
      <div className={home.head}>
        <h2 id="visited" className={`${home.title} ${css.title}`}>
          {title}
        </h2>
        <div className={home.filters}>
          <Link to="/look/map" className={css.mapLink}>
            <MapIcon size={18} aria-hidden />
            지도
          </Link>
          <Chip on={recruiting} onToggle={() => onRecruiting(!recruiting)}>
            모집중
          </Chip>
        </div>
      </div>
      <Boards list={list} title={title} />
    </section>
  );
}

function Boards({ list, title }: { list: UseInfiniteQueryResult<VisitCard[]>; title: string }) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  if (isPending) {
    return (
      <div className={home.waiting}>
        <Loading text="공구들을 불러오고 있어요." skeleton={<CardSkeletons />} />
      </div>
    );
  }
  if (!data) return <Failed onRetry={() => refetch()} />;
  if (data.length === 0) return <VisitEmpty text="이 동네에는 아직 열린 공구가 없어요." />;
  return (
    <BoardList
      label={title}
      boards={data}
      hasMore={hasNextPage}
      failedMore={isFetchNextPageError}
      onMore={() => !isFetchingNextPage && fetchNextPage()}
    />
  );
}
