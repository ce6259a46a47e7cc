import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MapEngine, MapOptions, MapScene } from './map-types';
import type { Engine } from './start-engine';
import * as engines from './start-engine';
import { useMapEngine } from './use-map-engine';

const chooseEngine = vi.spyOn(engines, 'chooseEngine');
afterAll(() => chooseEngine.mockRestore());

const scene: MapScene = {
  centre: { latitude: 37.5446, longitude: 127.0445 },
  level: 3,
  posts: [],
  selectedId: null,
  circleMetres: null,
  centreMark: null,
  inset: { top: 0, bottom: 0 },
};
const options: MapOptions = { still: false, wholeCircle: false, label: '지도' };
const ignore = () => {};
const events = { onSelect: ignore, onBackground: ignore, onPinMove: ignore };

function OneMap() {
  const { host, name } = useMapEngine({ kakaoMapKey: null, options, scene, events });
  return <div ref={host} data-running={name ?? 'none'} />;
}

let root: Root;
let page: HTMLElement;
let choose: (engine: Engine) => void;
const start = vi.fn<Engine['start']>();
const destroy = vi.fn();

// As in the browser: `act` would end what this is about, the time between the page's removal and its effects' clean-up.
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  page = document.createElement('main');
  document.body.append(page);
  root = createRoot(page);
  chooseEngine.mockReturnValue(new Promise((resolve) => (choose = resolve)));
  start.mockReturnValue({ update: ignore, destroy } as Partial<MapEngine> as MapEngine);
});
afterEach(() => {
  root.unmount();
  page.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const shown = async () => {
  root.render(<OneMap />);
  await vi.waitFor(() => expect(chooseEngine).toHaveBeenCalled(), { timeout: 10_000 });
};

it('starts in its element, and is destroyed with it', async () => {
  await shown();
  choose({ name: 'embedded', start });
  await vi.waitFor(() => expect(page.firstElementChild).toHaveProperty('dataset.running', 'embedded'), {
    timeout: 10_000,
  });
  expect(start.mock.calls[0]![0]).toBe(page.firstElementChild);
  root.render(null);
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledOnce(), { timeout: 10_000 });
});

it('does not start when its code comes just after the page has gone', async () => {
  await shown();
  const gone = new Promise<void>((resolve) => new MutationObserver(() => resolve()).observe(page, { childList: true }));
  startTransition(() => root.render(null));
  await gone;
  choose({ name: 'embedded', start });
  await new Promise((later) => setTimeout(later));
  expect(page.childElementCount).toBe(0);
  expect(start).not.toHaveBeenCalled();
});
