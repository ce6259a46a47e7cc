import { type ComponentType, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { devRoutes } from './dev-routes';
import { type Loader, lazily } from './lazily';
import type { RouteEntry } from './route-entry';
import { ScreenBoundary } from './screen-boundary';
import { SessionGate } from './session-gate';
import { Waiting } from './waiting';

const NotFound = lazily(() => import('./not-found-screen').then((screen) => screen.NotFoundScreen), {
  title: '404',
  light: true,
});

type Placed = { entry: RouteEntry; Component: ComponentType };
export type ScreenTable = { screens: Placed[]; wrappers: Map<Loader, ComponentType> };

/** Once per table, outside of rendering: a lazy component is its own cache. */
export function screenTable(routes: RouteEntry[]): ScreenTable {
  const wrappers = new Map<Loader, ComponentType>();
  for (const { within } of routes) if (within && !wrappers.has(within)) wrappers.set(within, lazily(within));
  return { wrappers, screens: routes.map((entry) => ({ entry, Component: lazily(entry.screen, entry) })) };
}

/**
 * The one outer boundary has already shown something when a screen's code is fetched, so the old screen stays until the
 * new one is there. Siblings with the same wrapper share one element, so that it stays mounted between them.
 */
export function Screens({ table: { screens, wrappers } }: { table: ScreenTable }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {place(screens, undefined)}
        {[...wrappers].map(([within, Wrapper], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes
          <Route key={index} element={<Shown guard="session" Component={Wrapper} keep />}>
            {place(screens, within)}
          </Route>
        ))}
        {devRoutes}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

function place(screens: Placed[], within: Loader | undefined) {
  return screens
    .filter(({ entry }) => entry.within === within)
    .map(({ entry, Component }) => (
      <Route key={entry.path} path={entry.path} element={<Shown guard={entry.guard} Component={Component} />} />
    ));
}

type ShownProps = {
  guard: RouteEntry['guard'];
  Component: ComponentType /** Stays mounted between addresses. */;
  keep?: boolean;
};

function Shown({ guard, Component, keep = false }: ShownProps) {
  const { pathname } = useLocation();
  const key = keep ? '' : pathname;
  const screen = (
    <ScreenBoundary key={key}>
      <Component />
    </ScreenBoundary>
  );
  return guard === 'session' ? <SessionGate key={key}>{screen}</SessionGate> : screen;
}
