import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { routes } from '../routes';
import { Loading } from '../ui/loading';
import { Screen } from '../ui/screen';
import { devRoutes } from './dev-routes';
import type { RouteEntry } from './route-entry';
import { ScreenBoundary } from './screen-boundary';
import { SessionGate } from './session-gate';
import { useFocusOnArrival } from './use-navigation';
import { useTitle } from './use-title';

type Loader = () => Promise<ComponentType>;

/** Siblings with the same wrapper share one element, so that it stays mounted between them. */
const wrappers = new Map<Loader, ComponentType>();
for (const { within } of routes) if (within && !wrappers.has(within)) wrappers.set(within, lazily(within));

const shown = routes.map((entry) => ({ entry, Component: lazily(entry.screen, entry.light) }));

const NotFound = lazily(() => import('./not-found-screen').then((screen) => screen.NotFoundScreen), true);

export function Screens() {
  return (
    <Routes>
      {shown.filter(({ entry }) => !entry.within).map(({ entry, Component }) => place(entry, Component))}
      {[...wrappers].map(([within, Wrapper], index) => (
        <Route
          // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes
          key={index}
          element={
            <SessionGate>
              <ScreenBoundary>
                <Suspense fallback={<Waiting />}>
                  <Wrapper />
                </Suspense>
              </ScreenBoundary>
            </SessionGate>
          }
        >
          {shown.filter(({ entry }) => entry.within === within).map(({ entry, Component }) => place(entry, Component))}
        </Route>
      ))}
      {devRoutes}
      <Route path="*" element={<Missing />} />
    </Routes>
  );
}

function place(entry: RouteEntry, Component: ComponentType) {
  return <Route key={entry.path} path={entry.path} element={<Shown entry={entry} Component={Component} />} />;
}

function Shown({ entry, Component }: { entry: RouteEntry; Component: ComponentType }) {
  const { pathname } = useLocation();
  const screen = (
    <ScreenBoundary key={pathname}>
      <Suspense fallback={<Waiting />}>
        <Arrival title={entry.title} />
        <Component />
      </Suspense>
    </ScreenBoundary>
  );
  return entry.guard === 'session' ? <SessionGate key={pathname}>{screen}</SessionGate> : screen;
}

/** The screen and, unless it is a light one, the layer its server state lives in, fetched side by side. */
function lazily(load: Loader, light = false) {
  return lazy(async () => {
    if (light) return { default: await load() };
    const [Content, { DataLayer }] = await Promise.all([load(), import('./data-layer')]);
    return {
      default: () => (
        <DataLayer>
          <Content />
        </DataLayer>
      ),
    };
  });
}

/** Inside the suspense: title and focus change together with what is seen. */
function Arrival({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  useTitle(title);
  useFocusOnArrival(pathname + search);
  return null;
}

function Waiting() {
  return (
    <Screen>
      <Loading text="로딩중..." fullScreen />
    </Screen>
  );
}

function Missing() {
  return (
    <Suspense fallback={<Waiting />}>
      <Arrival title="404" />
      <NotFound />
    </Suspense>
  );
}
