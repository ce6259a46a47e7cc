import { type ReactNode, Suspense } from 'react';
import { Route } from 'wouter';
import { useLocation } from '../links';
import { Loading } from '../ui/feedback/loading';
import { Screen } from '../ui/frame/screen';
import { DevPage } from './dev-page';
import { findScreen } from './find-screen';
import { FirstScreen } from './first-screen';
import { type Lazy, type Loader, lazyScreen } from './lazy-screen';
import type { RouteEntry } from './route-entry';
import { ScreenBoundary } from './screen-boundary';
import { SessionGate } from './session-gate';

const NotFound = lazyScreen(() => import('./not-found-screen').then((screen) => screen.NotFoundScreen), {
  title: '404',
  light: true,
});

type Placed = { entry: RouteEntry; Component: Lazy };
export type ScreenTable = { screens: Placed[]; wrappers: Map<Loader, Lazy> };

/** Once per table, outside of render: each lazy component caches its own module. */
export function screenTable(routes: RouteEntry[]): ScreenTable {
  const wrappers = new Map<Loader, Lazy>();
  for (const { within } of routes) if (within && !wrappers.has(within)) wrappers.set(within, lazyScreen(within));
  return { wrappers, screens: routes.map((entry) => ({ entry, Component: lazyScreen(entry.screen, entry) })) };
}

/** How long the first paint waits, once the code is there, for the prefetched data (src/before.ts). */
const SOON_MS = 60;

/** The code of the screen at an address. */
export async function fetchCode({ screens, wrappers }: ScreenTable, pathname: string) {
  const found = findScreen(screens, pathname);
  if (!found) return null;
  const { entry, Component } = found.placed;
  const [code] = await Promise.all([Component.preload(), entry.within && wrappers.get(entry.within)?.preload()]);
  return code;
}

/** The code and, if it arrives within `SOON_MS`, its first data. */
export async function fetchScreen(table: ScreenTable, pathname: string): Promise<void> {
  const code = await fetchCode(table, pathname);
  await Promise.race([code?.prepare?.(), new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
}

/**
 * The one outer Suspense boundary is already revealed when the next screen's code is loading, and navigation is a
 * transition: so the old screen stays until the new one is loaded.
 */
export function Screens({ table }: { table: ScreenTable }) {
  const [pathname] = useLocation();
  const found = findScreen(table.screens, pathname);
  return (
    <Suspense fallback={<Waiting />}>
      {found ? <Place placed={found.placed} wrappers={table.wrappers} /> : <Nothing pathname={pathname} />}
      <FirstScreen />
    </Suspense>
  );
}

/** Siblings with the same wrapper share one element, so that it stays mounted between them. */
function Place({ placed: { entry, Component }, wrappers }: { placed: Placed; wrappers: ScreenTable['wrappers'] }) {
  const Wrapper = entry.within && wrappers.get(entry.within);
  const screen = <Shown guard={entry.guard} Component={Component} />;
  return (
    <Route path={entry.path}>
      {Wrapper ? (
        <Shown guard="session" Component={Wrapper} keep>
          {screen}
        </Shown>
      ) : (
        screen
      )}
    </Route>
  );
}

function Nothing({ pathname }: { pathname: string }) {
  return DevPage && pathname === '/__ui' ? <DevPage /> : <NotFound />;
}

type ShownProps = {
  guard: RouteEntry['guard'];
  Component: Lazy;
  /** Stays mounted between addresses. */
  keep?: boolean;
  children?: ReactNode;
};

function Shown({ guard, Component, keep = false, children }: ShownProps) {
  const [pathname] = useLocation();
  const key = keep ? '' : pathname;
  const screen = (
    <ScreenBoundary key={key}>
      <Component>{children}</Component>
    </ScreenBoundary>
  );
  return guard !== 'open' ? <SessionGate key={key}>{screen}</SessionGate> : screen;
}

function Waiting() {
  return (
    <Screen>
      <Loading text="로딩중..." fullScreen />
    </Screen>
  );
}
