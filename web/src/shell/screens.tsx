import { type ComponentType, Suspense } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router';
import { readToken } from '../api/token';
import { UiPage } from './dev-page';
import { type Found, findScreen } from './find-screen';
import { type Lazy, type Loader, lazily } from './lazily';
import type { RouteEntry } from './route-entry';
import { ScreenBoundary } from './screen-boundary';
import { SessionGate } from './session-gate';
import { Waiting } from './waiting';

const NotFound = lazily(() => import('./not-found-screen').then((screen) => screen.NotFoundScreen), {
  title: '404',
  light: true,
});

type Placed = { entry: RouteEntry; Component: Lazy };
export type ScreenTable = { screens: Placed[]; wrappers: Map<Loader, Lazy> };

/** Once per table, outside of rendering: a part that is fetched later is its own cache. */
export function screenTable(routes: RouteEntry[]): ScreenTable {
  const wrappers = new Map<Loader, Lazy>();
  for (const { within } of routes) if (within && !wrappers.has(within)) wrappers.set(within, lazily(within));
  return { wrappers, screens: routes.map((entry) => ({ entry, Component: lazily(entry.screen, entry) })) };
}

/** What is on its way already by then (public/before.js) may come so much later than the code. */
const SOON_MS = 60;

/** The code of whatever is shown at an address and, where it comes soon, what the screen begins with. */
export async function fetchScreen({ screens, wrappers }: ScreenTable, pathname: string): Promise<void> {
  const found = findScreen(screens, pathname);
  if (!found) return;
  const { entry, Component } = found.placed;
  const modules = await Promise.all([Component.fetch(), entry.within && wrappers.get(entry.within)?.fetch()]);
  if (entry.guard === 'session' && readToken() === null) return;
  const prepared = Promise.all(modules.map(async (module) => module?.prepare?.(found.match.params)));
  await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
}

/**
 * The one outer boundary has already shown something when a screen's code is fetched, so the old screen stays until the
 * new one is there.
 */
export function Screens({ table }: { table: ScreenTable }) {
  const { pathname } = useLocation();
  const found = findScreen(table.screens, pathname);
  return (
    <Suspense fallback={<Waiting />}>
      {found ? <Place found={found} wrappers={table.wrappers} /> : <Nothing pathname={pathname} />}
    </Suspense>
  );
}

/**
 * What the router's `Routes` does, for a flat table: its matching of trees, error pages and data loading would weigh 4 KB
 * gzip on every first visit. `useParams` and `Outlet` find the match where they look for it. Siblings with the same wrapper
 * share one element, so that it stays mounted between them.
 */
function Place({ found: { placed, match }, wrappers }: { found: Found<Placed>; wrappers: ScreenTable['wrappers'] }) {
  const { entry, Component } = placed;
  const Wrapper = entry.within && wrappers.get(entry.within);
  const here = { matches: [{ ...match, route: {} }], outlet: null, isDataRoute: false };
  const screen = (
    <RouteContext value={here}>
      <Shown guard={entry.guard} Component={Component} />
    </RouteContext>
  );
  if (!Wrapper) return screen;
  return (
    <RouteContext value={{ ...here, outlet: screen }}>
      <Shown guard="session" Component={Wrapper} keep />
    </RouteContext>
  );
}

function Nothing({ pathname }: { pathname: string }) {
  return UiPage && pathname === '/__ui' ? <UiPage /> : <NotFound />;
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
