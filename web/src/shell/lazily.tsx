import { type ComponentType, Fragment, lazy } from 'react';
import { useLocation } from 'react-router';
import { whileFetching } from './progress-line';
import { useFocusOnArrival } from './use-navigation';
import { useTitle } from './use-title';

export type Loader = () => Promise<ComponentType>;
export type Lazy = ReturnType<typeof lazily>;
type Options = { title?: string /** Comes without the server-state layer. */; light?: true };
type Module = { default: ComponentType };

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
  return Object.assign(
    lazy(() => (arrived ? atOnce(arrived) : fetch())),
    { fetch },
  );
}

/** The screen and, unless it is a light one, the layer its server state lives in, fetched side by side. */
async function place(load: Loader, { title, light }: Options): Promise<Module> {
  const [Content, Layer] = await whileFetching(Promise.all([load(), light ? Fragment : dataLayer()]));
  return {
    default: () => (
      <Layer>
        {title !== undefined && <Arrival title={title} />}
        <Content />
      </Layer>
    ),
  };
}

function dataLayer() {
  return import('./data-layer').then(({ DataLayer }) => DataLayer);
}

/** React takes any thenable; unlike a promise, this one does not wait for the next turn. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: meant
  return { then: (resolve: (value: T) => void) => resolve(value) } as unknown as Promise<T>;
}

/** Beside the screen: title and focus change together with what is seen. */
function Arrival({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  useTitle(title);
  useFocusOnArrival(pathname + search);
  return null;
}
