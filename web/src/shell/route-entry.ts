import type { ComponentType, ReactNode } from 'react';
import type { DefaultParams } from 'wouter';

/** Every route of the product. A parameter is written `:name`. */
export type AppPath =
  | '/'
  | '/start'
  | '/login'
  | '/oauth/callback'
  | '/signup'
  | '/location'
  | '/prefer'
  | '/gonggu/list/:gongguId'
  | '/gonggu/search'
  | '/gonggu/map'
  | '/gonggu/write'
  | '/gonggu/edit/:gongguId'
  | '/chat/list'
  | '/chat/:chatRoomId'
  | '/chat/:chatRoomId/pay'
  | '/chat/:chatRoomId/pay/result'
  | '/chat/:chatRoomId/review'
  | '/chat/:chatRoomId/review/:targetParticipantId'
  | '/shopping'
  | '/shopping/result'
  | '/shopping/item'
  | '/shopping/chatbot'
  | '/mypage'
  | '/mypage/edit'
  | '/mypage/location'
  | '/mypage/myGonggu'
  | '/mypage/joined'
  | '/mypage/reviews'
  | '/mypage/notice'
  | '/mypage/interest';

/** `prepare` asks for what the screen shows first, so that a page load can begin with that instead of with skeletons. */
export type ScreenComponent<Props = unknown> = ComponentType<Props> & {
  prepare?: (params: DefaultParams) => Promise<unknown>;
};
export type FrameComponent = ScreenComponent<{ children: ReactNode }>;

export type RouteEntry = {
  path: AppPath;
  /** Title of the document; screens with a better one (a post's own) call `useTitle`. */
  title: string;
  /** `session`: a visitor is sent to /start. `open`: anybody. */
  guard: 'session' | 'open';
  /** `() => import('./boards/home-screen').then((screen) => screen.HomeScreen)` */
  screen: () => Promise<ScreenComponent>;
  /** No server state (TanStack Query) on this screen: it comes without that layer's weight. */
  light?: true;
  /** Shared by sibling routes and kept mounted between them (the chat room's loader); the screen is its `children`. */
  within?: () => Promise<FrameComponent>;
};
