import { boardDetail, listBoards, recommendBoards } from './calls/boards';
import { chatRoom, chatRooms } from './calls/chat';
import { devices, notificationSettings, notifications, unreadNotifications } from './calls/notifications';
import { mainProducts, productBoards, productDetail, recommendProducts } from './calls/products';
import { me, myReviewKeywords } from './calls/users';
import { BOARDS_FIRST_PAGE, INBOX_PAGE, NEARBY_FILTER } from './constants';
import type { Call, ParamsInput, QueryInput } from './endpoint';
import type { LoadedScreen } from './first-loads';
import type { AppPath } from './screens';

type FromAddress = `:${string}` | `?${string}`;

export type FirstCall = {
  call: Call;
  /** From the screen's own address, a number each: `:gongguId` is that parameter of its path, `?itemId` of its query. */
  params?: Record<string, FromAddress>;
  query?: Record<string, string | number>;
  /** Further parameters as the person left them: a query in local storage under `key`, put before the others. */
  filter?: { key: string; newcomer: string };
  /** Only without a query string: with a search in it the screen asks for something else. */
  bare?: true;
  /** Preload the pictures of the first cards as soon as the list arrives. */
  cards?: true;
};

/** A screen as the build sees it. */
export type AskingScreen = LoadedScreen & { asks?: readonly FirstCall[] | undefined };

const THIS_ITEM = { params: { productId: '?itemId' } } as const;
const THIS_ROOM = [ask(chatRoom, { params: { chatRoomId: ':chatRoomId' } })];

/**
 * Calls sent while the app is still loading; without a session only those that need none. Beside the table of screens and
 * not in it: the build writes them into `before.ts`, and the app itself need not carry them.
 */
export const FIRST_CALLS: Partial<Record<AppPath, readonly FirstCall[]>> = {
  '/': [
    ask(listBoards, { query: { limit: BOARDS_FIRST_PAGE }, filter: NEARBY_FILTER, bare: true, cards: true }),
    ask(recommendBoards),
    ask(me),
    ask(chatRooms),
    ask(unreadNotifications),
  ],
  '/gonggu/list/:gongguId': [ask(boardDetail, { params: { boardId: ':gongguId' } })],
  '/chat/list': [ask(chatRooms)],
  '/chat/:chatRoomId': THIS_ROOM,
  '/chat/:chatRoomId/pay': THIS_ROOM,
  '/chat/:chatRoomId/pay/result': THIS_ROOM,
  '/chat/:chatRoomId/review': THIS_ROOM,
  '/chat/:chatRoomId/review/:targetParticipantId': THIS_ROOM,
  '/shopping': [ask(recommendProducts), ask(mainProducts), ask(chatRooms)],
  '/shopping/item': [ask(productDetail, THIS_ITEM), ask(productBoards, THIS_ITEM), ask(me)],
  '/notifications': [ask(notifications, { query: { limit: INBOX_PAGE } })],
  '/mypage': [ask(me), ask(myReviewKeywords), ask(chatRooms), ask(unreadNotifications)],
  '/mypage/alerts': [ask(notificationSettings), ask(devices)],
};

type Filled<Parts> = Parts extends object ? { [Name in keyof Parts]: FromAddress } : never;
type FirstInput<C extends Call> = Omit<FirstCall, 'call'> & {
  params?: Filled<ParamsInput<C>>;
  query?: QueryInput<C>;
};

/** Checked against the call's own parameters and query. */
function ask<C extends Call>(call: C, input: FirstInput<C> = {}): FirstCall {
  return { call, ...input };
}
