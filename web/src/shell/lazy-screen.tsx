import { type ComponentType, Fragment, lazy, type ReactNode, useState } from 'react';
import { useEntry } from './app-router';
import { whileFetching } from './progress-line';
import type { FrameLoader, ScreenLoader } from './route-entry';
import { useFocusOnArrival } from './use-navigation';
import { useTitle } from './use-title';

export type Loader = () => Promise<Awaited<ReturnType<ScreenLoader | FrameLoader>>>;
export type Lazy = ReturnType<typeof lazyScreen>;
type Options = {
  title?: string;
  /** Loaded without the query cache layer. */
  light?: true;
};
type Placed = ComponentType<{ children?: ReactNode }>;
/** `prepare`: waits for what the screen shows first. */
type Module = { default: Placed; prepare?: () => Promise<unknown> };

/**
 * A lazy screen component, loaded when first shown or prefetched with `preload()`. Once loaded it renders synchronously, which
 * `lazy` alone never does: it shows a fallback first, and React delays whatever replaces a fallback by 300 ms.
 */
export function lazyScreen(load: Loader, options: Options = {}) {
  let arrived: Module | null = null;
  let coming: Promise<Module> | null = null;
  const preload = (): Promise<Module> => {
    coming ??= place(load, options).then((module) => {
      arrived = module;
      return module;
    });
    return coming;
  };
  const Coming = lazy(preload);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each screen, where the table is made
  function Screen({ children }: { children?: ReactNode }) {
    const [Shown] = useState<Placed>(() => arrived?.default ?? Coming);
    return <Shown>{children}</Shown>;
  }
  return Object.assign(Screen, { preload });
}

/** The screen and, unless it is a light one, the query cache layer, loaded in parallel. */
async function place(load: Loader, { title, light }: Options): Promise<Module> {
  const [Content, data] = await whileFetching(Promise.all([load(), light ? null : import('./data-layer')]));
  const Layer = data?.DataLayer ?? Fragment;
  return {
    ...(data && { prepare: data.prepareLoads }),
    default: ({ children }) => (
      <Layer>
        {title !== undefined && <Arrival title={title} />}
        <Content>{children}</Content>
      </Layer>
    ),
  };
}

/** Rendered with the screen, so that title and focus change together with it. */
function Arrival({ title }: { title: string }) {
  const { pathname, search } = useEntry();
  useTitle(title);
  useFocusOnArrival(pathname + search);
  return null;
}
