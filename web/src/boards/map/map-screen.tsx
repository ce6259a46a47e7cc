import { type BoardCard as Board, CATEGORIES, DEFAULT_CENTRE } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, LocateFixed, Maximize } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { CategoryIndex } from '../../api/boards';
import { mapQuery } from '../../api/boards';
import { meQuery } from '../../api/me';
import { useNearbyFilter } from '../../api/nearby-filter';
import { useLocation } from '../../links';
import type { MapPost } from '../../map/map-types';
import { type MapHandle, NeighbourhoodMap } from '../../map/neighbourhood-map';
import { showAlert } from '../../notices/notices';
import { Chip } from '../../ui/control/chip';
import { IconButton } from '../../ui/control/icon-button';
import { AppBar } from '../../ui/frame/app-bar';
import { OfflineBar } from '../../ui/frame/screen';
import { CategoryArt } from '../../ui/mascot/category-art';
import { radiusText } from '../../ui/text/distance';
import { RadiusChips } from '../radius-chips';
import { rememberedAddress } from '../remember-address';
import { useLiveNeighbourhood } from '../use-live-neighbourhood';
import { FoundStatus } from './found-status';
import * as css from './map-screen.css';
import { MapBoardsSheet } from './map-sheet';
import { useMapCover } from './use-map-cover';
import { useMapPosts } from './use-map-posts';

const NEARBY_LEVEL = 3;
const TABS = [{ id: 0, name: '전체' }, ...CATEGORIES] as const;
const NONE: Board[] = [];

/** What can be joined nearby, on the map and in the sheet below it. */
export function MapScreen() {
  const [, navigate] = useLocation();
  const map = useRef<MapHandle>(null);
  const [category, setCategory] = useState<CategoryIndex>(0);
  const { radius, change } = useNearbyFilter();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const { data: person, isPending: isUnknown, refetch: askAgain } = useQuery(meQuery);
  useLiveNeighbourhood(person);
  const { data, isPending, isError, refetch } = useQuery(mapQuery(category, radius));
  const boards = data ?? NONE;
  const home =
    person?.latitude != null && person.longitude != null
      ? { latitude: person.latitude, longitude: person.longitude }
      : null;
  const posts = useMapPosts(data);
  const { sheet, inset } = useMapCover();

  // One alert per load that finds nothing.
  useEffect(() => {
    if (!isPending && !isError && boards.length === 0) void showAlert('등록된 공구가 없습니다.');
  }, [isPending, isError, boards.length]);

  return (
    <div className={css.screen}>
      <AppBar
        title="내 근처"
        align="left"
        start={<IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={28} onClick={() => navigate('/')} />}
      />
      <main id="main" tabIndex={-1} className={css.main} style={{ '--sheet': `${sheet}px` } as CSSProperties}>
        {/* Not mounted before the place is known: it would open elsewhere and then jump. */}
        {person && (
          <NeighbourhoodMap
            ref={map}
            busy={isPending}
            label={`${person?.address ?? rememberedAddress() ?? '내 동네'} 근처 공구 지도`}
            centre={home ?? DEFAULT_CENTRE}
            level={NEARBY_LEVEL}
            wholeCircle
            circleMetres={radius}
            centreMark={home && 'here'}
            posts={posts}
            selectedId={selected.length === 1 ? (selected[0] ?? null) : null}
            inset={inset}
            onSelect={setSelected}
            onBackground={() => setSelected([])}
            className={css.map}
          />
        )}
        <div className={css.tabs}>
          {TABS.map(({ id, name }) => (
            <Chip
              key={id}
              size="map"
              on={category === id}
              icon={id === 0 ? undefined : <Ringed category={id} />}
              onToggle={() => {
                setCategory(id);
                setSelected([]);
              }}
            >
              {name}
            </Chip>
          ))}
        </div>
        {!person && (
          <div className={css.waiting} style={inset}>
            {isUnknown ? (
              <p role="status" className={css.word}>
                로딩중...
              </p>
            ) : (
              <button type="button" className={css.again} onClick={() => askAgain()}>
                지도를 불러오지 못했어요. 다시 시도
              </button>
            )}
          </div>
        )}
        <div className={css.range}>
          <RadiusChips
            chosen={radius}
            onChoose={(chosen) => {
              change({ radius: chosen });
              setSelected([]);
            }}
          />
        </div>
        {person && boards.length > 0 && (
          <button
            type="button"
            className={css.overview}
            aria-label="한눈에 보기"
            title="한눈에 보기"
            onClick={() => map.current?.fitAll()}
          >
            <Maximize size={22} aria-hidden />
          </button>
        )}
        {person && (
          <button
            type="button"
            className={css.recentre}
            aria-label="내 동네로"
            title="내 동네로"
            onClick={() => map.current?.recentre()}
          >
            <LocateFixed size={22} aria-hidden />
          </button>
        )}
        <FoundStatus
          asked={`${radiusText(radius)} 안에 ${category === 0 ? '' : nameOf(category)}`.trim()}
          count={data?.length ?? null}
        />
        <MapBoardsSheet
          boards={selected.length > 0 ? boards.filter((board) => selected.includes(board.id)) : (data ?? null)}
          isWaiting={isPending}
          onRetry={isError ? () => Promise.all([refetch(), !person && askAgain()]) : null}
          total={boards.length}
          isSelection={selected.length > 0}
          onClear={() => setSelected([])}
        />
      </main>
      <OfflineBar />
    </div>
  );
}

/** In the ring of its pins. */
function Ringed({ category }: { category: MapPost['category'] }) {
  return (
    <span className={css.ring[category]}>
      <CategoryArt categoryId={category} size={20} />
    </span>
  );
}

const nameOf = (category: CategoryIndex) => TABS.find(({ id }) => id === category)?.name ?? '';
