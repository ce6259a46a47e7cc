import type { RouteEntry } from './shell/route-entry';

/** One line per route. Screens are fetched when they are first visited. */
export const routes: RouteEntry[] = [
  // onboarding
  // boards
  // chat, payments, reviews
  // shopping, assistant
  // mypage
];
