import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { AppRouter } from './app-router';

/** Puts the test's browser at an address, as `navigate` leaves it in the history. */
export function visit(address: string, { key, state }: { key?: string; state?: unknown } = {}): void {
  history.replaceState({ key, index: 0, state }, '', address);
}

/** Screens by their patterns, for the address where the browser is. */
export function TestRouter({ screens }: { screens: Record<string, ReactNode> }) {
  return (
    <AppRouter>
      <Switch>
        {Object.entries(screens).map(([path, screen]) => (
          <Route key={path} path={path}>
            {screen}
          </Route>
        ))}
      </Switch>
    </AppRouter>
  );
}
