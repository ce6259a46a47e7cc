import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, LocateFixed, Maximize } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { visitedAreaQuery, visitMapQuery } from '../../api/visit';
import { type MapHandle, NeighbourhoodMap } from '../../map/neighbourhood-map';
import { useBack } from '../../shell/use-back';
import { IconButton } from '../../ui/control/icon-button';
import { AppBar } from '../../ui/frame/app-bar';
import { OfflineBar } from '../../ui/frame/screen';
import type { StoredArea } from '../../visit/stored-area';
import { VisitGate } from '../../visit/visit-gate';
import * as css from '../map/map-screen.css';
import { MapBoardsSheet } from '../map/map-sheet';
import { useMapCover } from '../map/use-map-cover';
import { useMapPosts } from '../map/use-map-posts';

const NEARBY_LEVEL = 3;

export function VisitMapScreen() {
  return <VisitGate>{(area) => <VisitMap area={area} />}</VisitGate>;
}

/** What recruits around a 동; each stands on a grid of about 200 m, so that nobody's door is marked. */
function VisitMap({ area }: { area: StoredArea }) {
  const back = useBack('/look');
  const map = useRef<MapHandle>(null);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const place = useQuery(visitedAreaQuery(area.code));
  const { data, isPending, isError, refetch } = useQuery(visitMapQuery(area.code));
  const boards = data ?? [];
  const posts = useMapPosts(data);
  const { sheet, inset } = useMapCover();
  return (
    <div className={css.screen}>
      <AppBar
        title={`${area.name} 지도`}
        align="left"
        start={<IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={28} onClick={back} />}
      />
      <main id="main" tabIndex={-1} className={css.main} style={{ '--sheet': `${sheet}px` } as CSSProperties}>
        {place.data && (
          <NeighbourhoodMap
            ref={map}
            busy={isPending}
            label={`${area.name} 근처 공구 지도`}
            centre={place.data}
            level={NEARBY_LEVEL}
            wholeCircle
            circleMetres={place.data.metres}
            posts={posts}
            selectedId={selected.length === 1 ? (selected[0] ?? null) : null}
            inset={inset}
            onSelect={setSelected}
            onBackground={() => setSelected([])}
            className={css.map}
          />
        )}
        {place.data && boards.length > 0 && (
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
        {place.data && (
          <button
            type="button"
            className={css.recentre}
            aria-label={`${area.name} 가운데로`}
            title={`${area.name} 가운데로`}
            onClick={() => map.current?.recentre()}
          >
            <LocateFixed size={22} aria-hidden />
          </button>
        )}
        <MapBoardsSheet
          boards={selected.length > 0 ? boards.filter((board) => selected.includes(board.id)) : (data ?? null)}
          isWaiting={isPending}
          onRetry={isError ? () => Promise.all([refetch(), place.isError && place.refetch()]) : null}
          total={boards.length}
          isSelection={selected.length > 0}
          onClear={() => setSelected([])}
        />
      </main>
      <OfflineBar />
    </div>
  );
}
