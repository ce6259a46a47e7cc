import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapEngine, MapEvents, MapOptions, MapScene } from './map-types';
import { chooseEngine, type Engine } from './start-engine';

type Wanted = {
  /** Undefined until it is known whether there is one. */
  kakaoMapKey: string | null | undefined;
  options: MapOptions;
  scene: MapScene;
  events: MapEvents;
};
type Running = { engine: MapEngine; name: Engine['name'] };

/** Starts the engine in the host element, keeps it in sync with the scene, and destroys it on unmount. */
export function useMapEngine({ kakaoMapKey, options, scene, events }: Wanted) {
  const host = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const [failed, setFailed] = useState(false);
  const start = useEffectEvent((engine: Engine, element: HTMLElement): Running => {
    const forwarded: MapEvents = {
      onSelect: (ids) => select(ids),
      onBackground: () => background(),
      onPinMove: (point) => movePin(point),
    };
    return { engine: engine.start(element, options, scene, forwarded), name: engine.name };
  });
  const select = useEffectEvent(events.onSelect);
  const background = useEffectEvent(events.onBackground);
  const movePin = useEffectEvent(events.onPinMove);

  // Starts and destroys the map engine.
  useEffect(() => {
    const element = host.current;
    if (kakaoMapKey === undefined || element === null) return;
    let wanted = true;
    let started: Running | null = null;
    chooseEngine(kakaoMapKey).then(
      (engine) => {
        // An effect's clean-up may run a moment after its element has left the page.
        if (!wanted || !element.isConnected) return;
        started = start(engine, element);
        setRunning(started);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
      started?.engine.destroy();
      setRunning(null);
    };
  }, [kakaoMapKey]);

  const { centre, level, posts, selectedId, circleMetres, centreMark, inset } = scene;
  const { latitude, longitude } = centre;
  const { top, bottom } = inset;
  // Hands the scene to the map engine.
  useEffect(() => {
    const next = {
      centre: { latitude, longitude },
      level,
      posts,
      selectedId,
      circleMetres,
      centreMark,
      inset: { top, bottom },
    };
    running?.engine.update(next);
  }, [running, latitude, longitude, level, posts, selectedId, circleMetres, centreMark, top, bottom]);

  return { host, engine: running?.engine ?? null, name: running?.name ?? null, failed };
}
