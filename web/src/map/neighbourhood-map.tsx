import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { type Ref, useImperativeHandle } from 'react';
import { configQuery } from '../api/config';
import type { MapEvents, MapInset, MapPoint, MapPost, MapScene } from './map-types';
import * as css from './neighbourhood-map.css';
import { useMapEngine } from './use-map-engine';

export type MapHandle = { fitAll(): void; recentre(): void };

type Props = {
  /** Accessible name. */
  label: string;
  centre: MapPoint;
  /** Kakao's zoom level: 3 for the neighbourhood, 5 for choosing a place. */
  level: number;
  posts?: readonly MapPost[];
  selectedId?: number | null;
  /** Draws a dashed circle around the centre. */
  circleMetres?: number | null;
  /** Opens so far out that the circle is seen whole. */
  wholeCircle?: boolean;
  /** A blue dot, a pin that can be moved (`onPinMove`), or a fixed pin. */
  centreMark?: MapScene['centreMark'];
  /** A small picture of a place: nothing moves, nothing can be pressed. */
  still?: boolean;
  /** Its content is loading. */
  busy?: boolean;
  /** Pixels covered by other elements. */
  inset?: MapInset;
  className?: string;
  ref?: Ref<MapHandle>;
} & Partial<MapEvents>;

const NOTHING: readonly MapPost[] = [];
const UNCOVERED: MapInset = { top: 0, bottom: 0 };
const ignore = (): void => {};
/** Arrows move it, plus and minus zoom it. */
const LIVE = { role: 'application', 'aria-roledescription': '지도', tabIndex: 0 };

/** The one map of the product. Its size comes from `className`; keep `posts` identical between renders. */
export function NeighbourhoodMap({
  label,
  still = false,
  wholeCircle = false,
  busy = false,
  className,
  ref,
  ...rest
}: Props) {
  const { centre, level, posts = NOTHING, selectedId = null, circleMetres = null, centreMark = null } = rest;
  const { inset = UNCOVERED, onSelect = ignore, onBackground = ignore, onPinMove = ignore } = rest;
  const config = useQuery(configQuery);
  const { host, engine, name, failed } = useMapEngine({
    kakaoMapKey: config.isPending ? undefined : (config.data?.kakaoMapKey ?? null),
    options: { still, wholeCircle, label },
    scene: { centre, level, posts, selectedId, circleMetres, centreMark, inset },
    events: { onSelect, onBackground, onPinMove },
  });
  useImperativeHandle(ref, () => ({ fitAll: () => engine?.fitAll(), recentre: () => engine?.recentre() }), [engine]);

  return (
    <div className={className ? `${css.frame} ${className}` : css.frame}>
      <div
        ref={host}
        className={still ? css.still : css.host}
        aria-busy={name === null || busy}
        {...(still ? { role: 'img', 'aria-label': label } : { ...LIVE, 'aria-label': label })}
      />
      {(name === null || busy) && (
        <div
          className={name === null ? css.waiting : css.passing}
          style={{ paddingTop: inset.top, paddingBottom: inset.bottom }}
          {...(name === null && { role: 'status' })}
        >
          <span className={css.word}>{failed ? '지도를 불러오지 못했어요.' : '로딩중...'}</span>
        </div>
      )}
      {name === 'embedded' && (
        <span className={css.kind} style={inset.bottom > 0 ? { top: inset.top + 12 } : { bottom: 10 }}>
          간이 지도
        </span>
      )}
      {!still && engine && (
        <div className={css.zoom} style={{ top: inset.top + 12 }}>
          <button type="button" className={css.zoomButton} aria-label="지도 확대" onClick={() => engine.zoomBy(1)}>
            <Plus size={20} aria-hidden />
          </button>
          <button type="button" className={css.zoomButton} aria-label="지도 축소" onClick={() => engine.zoomBy(-1)}>
            <Minus size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
