import { WISH_NAME_MAX } from '@mungchi/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronLeft, Pencil } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { searchQuery, widestSearchQuery } from '../../api/boards';
import { type Radius, useNearbyFilter } from '../../api/nearby-filter';
import { useLocation } from '../../links';
import { useBack } from '../../shell/use-back';
import { ButtonLink } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { Empty } from '../../ui/feedback/empty';
import { Failed } from '../../ui/feedback/failed';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Loading } from '../../ui/feedback/loading';
import { hidden } from '../../ui/foundation/type.css';
import { Screen } from '../../ui/frame/screen';
import { BoardList } from '../board-list';
import { EmptyPanel } from '../empty-panel';
import { OtherWays } from '../other-ways';
import { RadiusSelect } from '../radius-select';
import { WiderTiles } from '../wider-tiles';
import { WishButton } from '../wishes/wish-button';
import { AlertBell, AlertSwitch } from './alert-bell';
import { SearchField } from './search-field';
import * as css from './search-screen.css';

/** Where the results end, what neighbours look for of that name. */
const WishStrip = lazyPart(() => import('../wishes/wish-strip').then((at) => at.WishStrip));

export function SearchScreen() {
  const [query] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').trim();
  const [, navigate] = useLocation();
  const back = useBack('/');
  return (
    <Screen
      header={
        <header className={css.header}>
          <h1 className={hidden}>공구 검색</h1>
          <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={28} onClick={back} />
          <div className={css.box}>
            <SearchField key={keyword} initial={keyword} />
          </div>
          <button type="button" className={css.close} onClick={() => navigate('/')}>
            닫기
          </button>
        </header>
      }
    >
      {keyword === '' ? (
        <Empty text="무엇을 함께 사고 싶은지 적어 보세요." peek="yellow" mood="greeting" />
      ) : (
        <Results keyword={keyword} />
      )}
    </Screen>
  );
}

/** The radius stays where it was pressed while its results are on their way, and when they do not come. */
function Results({ keyword }: { keyword: string }) {
  const { radius, change } = useNearbyFilter();
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(searchQuery(keyword, radius));
  return (
    <div className={css.results}>
      <div className={css.head}>
        <p className={css.count} role="status">
          <b className={css.keyword}>{keyword}</b> 검색 결과 {data && `${data.length}개`}
          {hasNextPage && ' 이상'}
        </p>
        <div className={css.filters}>
          <RadiusSelect chosen={radius} onChoose={(chosen) => change({ radius: chosen })} />
          {data && data.length > 0 && <AlertBell keyword={keyword} />}
        </div>
      </div>
      {isPending ? (
        <Loading text="로딩중..." />
      ) : !data ? (
        <Failed onRetry={() => refetch()} />
      ) : data.length === 0 ? (
        <NothingFound keyword={keyword} radius={radius} onRadius={(wider) => change({ radius: wider })} />
      ) : (
        <>
          <BoardList
            label="검색 결과"
            boards={data}
            hasMore={hasNextPage}
            failedMore={isFetchNextPageError}
            onMore={() => !isFetchingNextPage && fetchNextPage()}
          />
          {!hasNextPage && Array.from(keyword).length <= WISH_NAME_MAX && <WishStrip like={keyword} />}
        </>
      )}
    </div>
  );
}

type NothingProps = { keyword: string; radius: Radius; onRadius: (radius: Radius) => void };

/** Says what is missing, and where it may be found instead. */
function NothingFound({ keyword, radius, onRadius }: NothingProps) {
  const { data: farther } = useQuery(widestSearchQuery(keyword));
  return (
    <>
      <EmptyPanel text={`'${keyword}' 공구는 아직 없어요.`}>
        {farther?.length !== 0 && <WiderTiles chosen={radius} boards={farther} onChoose={onRadius} />}
        <WishButton keyword={keyword} />
        <AlertSwitch keyword={keyword} />
      </EmptyPanel>
      <div className={css.open}>
        <ButtonLink to="/gonggu/write" kind="secondary">
          <Pencil size={20} aria-hidden /> 공구 열기
        </ButtonLink>
      </div>
      <OtherWays keyword={keyword} />
    </>
  );
}
