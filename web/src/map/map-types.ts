import type { CategoryId } from '@mungchi/contract';

export type MapPoint = { latitude: number; longitude: number };

/** One group purchase on the map. `label` is what a screen reader says. */
export type MapPost = MapPoint & { id: number; category: CategoryId; label: string; picture: string };

/** Pixels of the map covered by something else (chips above, a sheet below): the scene stays clear of them. */
export type MapInset = { top: number; bottom: number };

/** Everything to be shown, passed as a whole; the engine diffs it. */
export type MapScene = {
  centre: MapPoint;
  /** Kakao's zoom level, also on the embedded map: 3 for the neighbourhood, 5 for choosing a place. */
  level: number;
  posts: readonly MapPost[];
  selectedId: number | null;
  circleMetres: number | null;
  /** `here` is a blue dot, `pin` a pin that can be moved, `place` a pin that cannot. */
  centreMark: 'here' | 'pin' | 'place' | null;
  inset: MapInset;
};

export type MapEvents = {
  /** One post, or all that stand on one spot. */
  onSelect: (ids: number[]) => void;
  onBackground: () => void;
  onPinMove: (point: MapPoint) => void;
};

export type MapOptions = {
  /** A picture rather than a tool: nothing can be moved or pressed. */
  still: boolean;
  /** Zoom out until the circle is seen whole, when the level alone would cut it. */
  wholeCircle: boolean;
  /** What the map is called. */
  label: string;
};

/** Two live engines: Leaflet on embedded outlines, and the Kakao Maps SDK. */
export interface MapEngine {
  update(scene: MapScene): void;
  /** All posts, the circle too if there are none. */
  fitAll(): void;
  /** Back to the centre and level of the scene. */
  recentre(): void;
  zoomBy(steps: number): void;
  destroy(): void;
}

export type StartEngine = (host: HTMLElement, options: MapOptions, scene: MapScene, events: MapEvents) => MapEngine;
