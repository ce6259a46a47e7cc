import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { visitSearchQuery } from '../../api/visit';
import { useLocation } from '../../links';
import { useBack } from '../../shell/use-back';
import { IconButton } from '../../ui/control/icon-button';
import { Empty } from '../../ui/feedback/empty';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { SearchBox } from '../../ui/field/search-box';
import { hidden } from '../../ui/foundation/type.css';
import { Screen } from '../../ui/frame/screen';
import type { StoredArea } from '../../visit/stored-area';
import { VisitGate } from '../../visit/visit-gate';
import { BoardList } from '../board-list';
import * as css from '../search/search-screen.css';
import { VisitEmpty } from './visit-empty';

const SEARCH = '/look/search';

export function VisitSearchScreen() {
  return <VisitGate>{(area) => <Search area={area} />}</VisitGate>;
}

function Search({ area }: { area: StoredArea }) {
  const [query] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').trim();
  const [, navigate] = useLocation();
  const back = useBack('/look');
  return (
    <Screen
      header={
        <header className={css.header}>
          <h1 className={hidden}>{area.name} 공구 검색</h1>
          <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={28} onClick={back} />
          <div className={css.box}>
            <SearchBox
              key={keyword}
              action={SEARCH}
              initial={keyword}
              onSearch={(word) => navigate(`${SEARCH}?keyword=${encodeURIComponent(word)}`)}
            />
          </div>
          <button type="button" className={css.close} onClick={() => navigate('/look')}>
            닫기
          </button>
        </header>
      }
    >
      {keyword === '' ? (
        <Empty text="무엇을 함께 사고 싶은지 적어 보세요." peek="yellow" mood="greeting" />
      ) : (
        <Results area={area} keyword={keyword} />
      )}
    </Screen>
  );
}

function Results({ area, keyword }: { area: StoredArea; keyword: string }) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(visitSearchQuery(area.code, keyword));
  return (
    <div className={css.results}>
      <div className={css.head}>
        <p className={css.count} role="status">
          {area.name} · <b className={css.keyword}>{keyword}</b> 검색 결과 {data && `${data.length}개`}
          {hasNextPage && ' 이상'}
        </p>
      </div>
      {isPending ? (
        <Loading text="로딩중..." />
      ) : !data ? (
        <Failed onRetry={() => refetch()} />
      ) : data.length === 0 ? (
        <VisitEmpty text={`'${keyword}' 공구는 아직 없어요.`} />
      ) : (
        <BoardList
          label="검색 결과"
          boards={data}
          hasMore={hasNextPage}
          failedMore={isFetchNextPageError}
          onMore={() => !isFetchingNextPage && fetchNextPage()}
        />
      )}
    </div>
  );
}
