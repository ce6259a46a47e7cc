import { type ComponentType, Fragment, Suspense } from 'react';
import { useLocation } from 'react-router';
import { fetchedLater } from '../ui/fetched-later';
import { whileFetching } from './progress-line';
import { useFocusOnArrival } from './use-navigation';
import { useTitle } from './use-title';
import { Waiting } from './waiting';

export type Loader = () => Promise<ComponentType>;
export type Lazy = ReturnType<typeof lazily>;
type Options = { title?: string /** Comes without the server-state layer. */; light?: true };

/** A screen and, unless it is a light one, the layer its server state lives in, fetched side by side. */
export function lazily(load: Loader, { title, light }: Options = {}) {
  return fetchedLater(async () => {
    const [Content, Layer] = await whileFetching(Promise.all([load(), light ? Fragment : dataLayer()]));
    return () => (
      <Layer>
        <Suspense fallback={<Waiting />}>
          {title !== undefined && <Arrival title={title} />}
          <Content />
        </Suspense>
      </Layer>
    );
  });
}

function dataLayer() {
  return import('./data-layer').then(({ DataLayer }) => DataLayer);
}

/** Beside the screen, behind the same suspense: title and focus change together with what is seen. */
function Arrival({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  useTitle(title);
  useFocusOnArrival(pathname + search);
  return null;
}
