import { listBoards, recommendBoards } from './calls/board-lists.gen';
import { boardDetail } from './calls/boards.gen';
import { chatRoom } from './calls/chat.gen';
import { chatRooms } from './calls/chat-rooms.gen';
import { devices } from './calls/devices.gen';
import { alerts } from './calls/finding.gen';
import { notificationSettings } from './calls/notification-settings.gen';
import { notificationThreads, unreadNotifications } from './calls/notifications.gen';
import { mainProducts, productBoards, productDetail, recommendProducts } from './calls/products.gen';
import { publicConfig } from './calls/system.gen';
import { me, myReviewKeywords } from './calls/users.gen';
import { wish } from './calls/wishes.gen';
import { BOARDS_FIRST_PAGE, INBOX_PAGE, NEARBY_FILTER, WIDE_SCREEN } from './constants';
import { ask, type FirstCall } from './first-calls';
import { type AppPath, type AppScreen, SCREENS } from './screens';

/** What the server and the build know about the first load of a screen. Beside the table of screens: the app need not carry it. */
type FirstLoad = {
  /** A landing screen: measured by `npm run lighthouse`, its text in the preloaded font. */
  first?: true;
  /** Limit for the JavaScript loaded before something shows, KB gzip (1 KB = 1000 bytes); default 140. */
  kilobytes?: number;
  /**
   * What it shows first. From this come the calls sent while the app is still loading (`before.ts`; without a session only
   * those that need none), what the app waits for before it renders (`prepare-loads.ts`), and the answers a rendered page is made
   * of and taken over with (`own-answers.ts`, `fill-cache.ts`).
   */
  loads?: readonly FirstCall[];
  /**
   * The server renders it into its page, for visitors where it is open and for `members` from the answers to its `loads`.
   * `query`: the parameters that are seen on it; `kept`: where a member's browser remembers something under this key, only
   * the app knows the screen.
   */
  ssr?: { query?: readonly string[]; members?: true; kept?: string };
  /** The largest picture, where it is the same for everyone, with exactly the URL the screen will request. */
  picture?: { src: string; srcset?: string; sizes?: string };
};

export type LoadedScreen = AppScreen & FirstLoad;

/** Without those that ended a while ago: they have a screen of their own. */
const OWN_ROOMS = ask(chatRooms, { query: { over: 'false' } });
const THIS_ITEM = { params: { productId: '?itemId' } } as const;
const THIS_ROOM = { loads: [ask(chatRoom, { params: { chatRoomId: ':chatRoomId' } })] };

const FIRST_LOADS = {
  '/start': {
    first: true,
    kilobytes: 100,
    ssr: {},
    picture: { src: '/art/slide-1.webp' },
  },
  '/login': { kilobytes: 100, ssr: { query: ['failed'] } },
  '/': {
    first: true,
    loads: [
      ask(listBoards, { query: { limit: BOARDS_FIRST_PAGE }, filter: NEARBY_FILTER, bare: true, cards: true }),
      ask(recommendBoards),
      ask(me),
      OWN_ROOMS,
      ask(unreadNotifications),
    ],
    ssr: { members: true },
  },
  '/gonggu/list/:gongguId': {
    first: true,
    loads: [ask(boardDetail, { params: { boardId: ':gongguId' } })],
    ssr: { members: true },
  },
  '/gonggu/wish/:wishId': { loads: [ask(wish, { params: { wishId: ':wishId' } })], ssr: {} },
  '/chat/list': { loads: [OWN_ROOMS], ssr: { members: true } },
  '/chat/:chatRoomId': { first: true, ...THIS_ROOM },
  '/chat/:chatRoomId/pay': THIS_ROOM,
  '/chat/:chatRoomId/pay/result': THIS_ROOM,
  '/chat/:chatRoomId/review': THIS_ROOM,
  '/chat/:chatRoomId/review/:targetParticipantId': THIS_ROOM,
  '/shopping': {
    first: true,
    loads: [ask(recommendProducts), ask(mainProducts), OWN_ROOMS],
    ssr: { members: true, kept: 'shoppingPage' },
    picture: {
      src: '/art/banner-1.webp',
      srcset: '/art/banner-1-640.webp 640w, /art/banner-1.webp 1120w',
      sizes: `${WIDE_SCREEN} 528px, 92vw`,
    },
  },
  '/shopping/item': {
    loads: [ask(productDetail, THIS_ITEM), ask(productBoards, THIS_ITEM), ask(me)],
    ssr: { members: true, query: ['itemId'] },
  },
  '/notifications': { loads: [ask(notificationThreads, { query: { limit: INBOX_PAGE } }), OWN_ROOMS] },
  '/mypage': { loads: [ask(me), ask(myReviewKeywords), OWN_ROOMS, ask(unreadNotifications)] },
  '/mypage/looking': { loads: [ask(alerts), ask(notificationSettings)] },
  '/mypage/alerts': { loads: [ask(publicConfig), ask(notificationSettings), ask(devices)] },
} as const satisfies Partial<Record<AppPath, FirstLoad>>;

type LoadedPath = keyof typeof FIRST_LOADS;
/** The screens that the server renders. */
export type SsrPath = {
  [Path in LoadedPath]: (typeof FIRST_LOADS)[Path] extends { ssr: object } ? Path : never;
}[LoadedPath];

const loads: Partial<Record<AppPath, FirstLoad>> = FIRST_LOADS;

export const LOADED_SCREENS: readonly (LoadedScreen & { path: AppPath })[] = SCREENS.map((screen) => ({
  ...screen,
  ...loads[screen.path],
}));
