import { SCREENS, type SsrPath } from '@mungchi/contract';
import type { RouteEntry, ScreenLoader } from './shell/route-entry';

/** The code of the screens that the server renders, all that its bundle holds of them: those the table marks as `rendered`. */
export const SSR_LOADERS: Record<SsrPath, ScreenLoader> = {
  '/start': () => import('./onboarding/start-screen').then((at) => at.StartScreen),
  '/login': () => import('./onboarding/login-screen').then((at) => at.LoginScreen),
  '/': () => import('./boards/home/home-screen').then((at) => at.HomeScreen),
  '/gonggu/list/:gongguId': () => import('./boards/detail/detail-screen').then((at) => at.DetailScreen),
  '/gonggu/wish/:wishId': () => import('./boards/wishes/wish-screen').then((at) => at.WishScreen),
  '/chat/list': () => import('./chat/list/chat-list-screen').then((at) => at.ChatListScreen),
  '/shopping': () => import('./shopping/shopping-screen').then((at) => at.ShoppingScreen),
  '/shopping/item': () => import('./shopping/item-screen').then((at) => at.ItemScreen),
};

export const ssrRoutes: RouteEntry[] = SCREENS.flatMap(({ path, ...screen }) =>
  isRendered(path) ? [{ path, ...screen, screen: SSR_LOADERS[path] }] : [],
);

function isRendered(path: string): path is SsrPath {
  return path in SSR_LOADERS;
}
