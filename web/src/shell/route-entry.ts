import type { AppPath, AppScreen } from '@mungchi/contract';
import type { ComponentType, ReactNode } from 'react';
import type { DefaultParams } from 'wouter';

/**
 * `prepare` asks for what the screen shows first, so that a page load can begin with that instead of with skeletons. `parts`
 * fetches the code of all that is seen of it in a page that the server drew: what is pressed before its code is there is lost.
 */
export type ScreenComponent<Props = unknown> = ComponentType<Props> & {
  prepare?: (params: DefaultParams) => Promise<unknown>;
  parts?: (params: DefaultParams) => Promise<unknown>;
};
export type FrameComponent = ScreenComponent<{ children: ReactNode }>;

/** `() => import('./boards/home-screen').then((at) => at.HomeScreen)` */
export type ScreenLoader = () => Promise<ScreenComponent>;
export type FrameLoader = () => Promise<FrameComponent>;

/** A screen of the contract's table with its code. */
export type RouteEntry = Pick<AppScreen, 'title' | 'guard' | 'light' | 'next'> & {
  path: AppPath;
  screen: ScreenLoader;
  /** Shared by sibling routes and kept mounted between them; the screen is its `children`. */
  within?: FrameLoader | undefined;
};
