import type { AppPath, AppScreen } from '@mungchi/contract';
import type { ComponentType, ReactNode } from 'react';

/** `() => import('./boards/home-screen').then((at) => at.HomeScreen)` */
export type ScreenLoader = () => Promise<ComponentType>;
export type FrameLoader = () => Promise<ComponentType<{ children: ReactNode }>>;

/** A screen of the contract's table with its code. */
export type RouteEntry = Pick<AppScreen, 'title' | 'guard' | 'light' | 'next'> & {
  path: AppPath;
  screen: ScreenLoader;
  /** Shared by sibling routes and kept mounted between them; the screen is its `children`. */
  within?: FrameLoader | undefined;
};
