import { type DrawnPath, SCREENS } from '@mungchi/contract';
import type { RouteEntry, ScreenLoader } from './shell/route-entry';

/** The code of the screens that the server draws, all that its bundle holds of them: those the table marks as `drawn`. */
export const DRAWN_LOADERS: Record<DrawnPath, ScreenLoader> = {
  '/start': () => import('./onboarding/start-screen').then((at) => at.StartScreen),
  '/login': () => import('./onboarding/login-screen').then((at) => at.LoginScreen),
  '/': () => import('./boards/home/home-screen').then((at) => at.HomeScreen),
  '/gonggu/list/:gongguId': () => import('./boards/detail/detail-screen').then((at) => at.DetailScreen),
  '/gonggu/wish/:wishId': () => import('./boards/wishes/wish-screen').then((at) => at.WishScreen),
  '/chat/list': () => import('./chat/list/chat-list-screen').then((at) => at.ChatListScreen),
  '/shopping': () => import('./shopping/shopping-screen').then((at) => at.ShoppingScreen),
  '/shopping/item': () => import('./shopping/item-screen').then((at) => at.ItemScreen),
};

export const drawnRoutes: RouteEntry[] = SCREENS.flatMap(({ path, ...screen }) =>
  isDrawn(path) ? [{ path, ...screen, screen: DRAWN_LOADERS[path] }] : [],
);

function isDrawn(path: string): path is DrawnPath {
  return path in DRAWN_LOADERS;
}
