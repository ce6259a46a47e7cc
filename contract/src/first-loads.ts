import { WIDE_SCREEN } from './constants';
import { type AppPath, type AppScreen, SCREENS } from './screens';

/** What the server and the build know about the first load of a screen. Beside the table of screens: the app need not carry it. */
type FirstLoad = {
  /** A landing screen: measured by `npm run lighthouse`, its text in the preloaded font. */
  first?: true;
  /** Limit for the JavaScript loaded before something shows, KB gzip (1 KB = 1000 bytes); default 146. */
  kilobytes?: number;
  /**
   * The server draws it into its page, for visitors where it is open and for `members` from the answers to its first calls.
   * `query`: the parameters that are seen on it; `kept`: where a member's browser remembers something under this key, only
   * the app knows the screen.
   */
  drawn?: { query?: readonly string[]; members?: true; kept?: string };
  /** The largest picture, where it is the same for everyone, with exactly the URL the screen will request. */
  picture?: { src: string; srcset?: string; sizes?: string };
};

export type LoadedScreen = AppScreen & FirstLoad;

const FIRST_LOADS: Partial<Record<AppPath, FirstLoad>> = {
  '/start': {
    first: true,
    kilobytes: 100,
    drawn: {},
    picture: { src: '/art/slide-1.webp' },
  },
  '/login': { kilobytes: 100, drawn: { query: ['failed'] } },
  '/signup': { kilobytes: 140 },
  '/': {
    first: true,
    kilobytes: 118,
    drawn: { members: true },
  },
  '/gonggu/list/:gongguId': {
    first: true,
    kilobytes: 118,
    drawn: { members: true },
  },
  '/chat/list': { drawn: { members: true } },
  '/chat/:chatRoomId': { first: true, kilobytes: 121 },
  '/shopping': {
    first: true,
    kilobytes: 118,
    drawn: { members: true, kept: 'shoppingPage' },
    picture: {
      src: '/art/banner-1.webp',
      srcset: '/art/banner-1-640.webp 640w, /art/banner-1.webp 1120w',
      sizes: `${WIDE_SCREEN} 528px, 92vw`,
    },
  },
  '/shopping/item': { drawn: { members: true, query: ['itemId'] } },
  // With the talk, the books and the code asked for before money; for operators, who keep it open.
  '/operator/disputes/:disputeId': { kilobytes: 150 },
};

export const LOADED_SCREENS: readonly (LoadedScreen & { path: AppPath })[] = SCREENS.map((screen) => ({
  ...screen,
  ...FIRST_LOADS[screen.path],
}));
