import { type ComponentType, Fragment, lazy, type ReactNode, useState } from 'react';
import { useEntry } from './app-router';
import { whileFetching } from './progress-line';
import type { FrameComponent, ScreenComponent } from './route-entry';
import { useFocusOnArrival } from './use-navigation';
import { useTitle } from './use-title';

export type Loader = () => Promise<ScreenComponent | FrameComponent>;
export type Lazy = ReturnType<typeof lazily>;
type Options = { title?: string /** Comes without the server-state layer. */; light?: true };
type Placed = ComponentType<{ children?: ReactNode }>;
type Module = { default: Placed; prepare: ScreenComponent['prepare'] };

/**
 * A screen that is fetched when it is first shown, or before that with `fetch()`. One that has come is drawn at once, which
 * `lazy` alone never does: it shows a fallback first, and React holds back whatever follows a fallback for 300 ms.
 */
export function lazily(load: Loader, options: Options = {}) {
  let arrived: Module | null = null;
  let coming: Promise<Module> | null = null;
  const fetch = (): Promise<Module> => {
    coming ??= place(load, options).then((module) => {
      arrived = module;
      return module;
    });
    return coming;
  };
  const Coming = lazy(fetch);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each screen, where the table is made
  function Screen({ children }: { children?: ReactNode }) {
    const [Shown] = useState<Placed>(() => arrived?.default ?? Coming);
    return <Shown>{children}</Shown>;
  }
  return Object.assign(Screen, { fetch });
}

/** The screen and, unless it is a light one, the layer its server state lives in, fetched side by side. */
async function place(load: Loader, { title, light }: Options): Promise<Module> {
  const [Content, Layer] = await whileFetching(Promise.all([load(), light ? Fragment : dataLayer()]));
  return {
    prepare: Content.prepare,
    default: ({ children }) => (
      <Layer>
        {title !== undefined && <Arrival title={title} />}
        <Content>{children}</Content>
      </Layer>
    ),
  };
}

function dataLayer() {
  return import('./data-layer').then(({ DataLayer }) => DataLayer);
}

/** Beside the screen: title and focus change together with what is seen. */
function Arrival({ title }: { title: string }) {
  const { pathname, search } = useEntry();
  useTitle(title);
  useFocusOnArrival(pathname + search);
  return null;
}
