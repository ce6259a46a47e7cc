import type { BoardId } from './ids';
import type { NotificationKind } from './notification-kinds';
import type { AppPath } from './screens';

/** A page as it lies open: a post with its questions open is another one. */
export type ShowingPage = AppPath | '/gonggu/list/:gongguId?ask';

const ROOM = '/chat/:chatRoomId';
const PAY = '/chat/:chatRoomId/pay';
const MEETING = '/chat/:chatRoomId/handover';
const RECEIVE = '/chat/:chatRoomId/receive';
const DISPUTE = '/chat/:chatRoomId/dispute';
const REVIEWS = '/chat/:chatRoomId/review';
const POST = '/gonggu/list/:gongguId';
const QUESTIONS = '/gonggu/list/:gongguId?ask';
const EDIT = '/gonggu/edit/:gongguId';
const WISH = '/gonggu/wish/:wishId';
const PAYOUTS = '/mypage/payouts';
const RECEIVED = '/mypage/reviews';

/**
 * The one table of what counts as seen: on which pages stands what an entry tells of. Whoever has had such a page before their eyes
 * has read it; every other page leaves it unread. A room shows its stage, its remarks, its bar and its appointment. A problem, a
 * poll and changed goods ask for an answer: having been in the room does not make them seen.
 */
export const SHOWN_ON: Record<NotificationKind, readonly ShowingPage[]> = {
  SEAT_TAKEN: [ROOM],
  SEAT_UNDONE: [ROOM],
  ROOM_FULL: [ROOM, PAY],
  ALL_PAID: [ROOM, PAY],
  PURCHASED: [ROOM],
  COMPLETED: [ROOM, REVIEWS],
  HANDED_OVER: [PAYOUTS],
  CANCELLED: [ROOM, POST],
  REFUNDED: [PAY],
  BOARD_CHANGED: [ROOM, POST],
  DEADLINE_TODAY: [ROOM, POST],
  EXPIRED: [ROOM, POST, EDIT],
  REVIEW_RECEIVED: [RECEIVED],
  REVIEW_WAITING: [REVIEWS],
  PAY_REMINDER: [ROOM, PAY],
  PAY_END: [ROOM, PAY],
  PAYMENT_LOST: [PAY],
  // Nothing says so afterwards but the entry itself: read in the inbox, or by a tap.
  PAYMENT_RETURNED: [],
  SEAT_RELEASED: [],
  SEAT_HANDED_ON: [],
  VACANCY_LEADER: [ROOM],
  VACANCY_PAID: [ROOM],
  BUY_REMINDER: [ROOM],
  BUY_OVERDUE: [ROOM],
  CHANGED: [],
  APPOINTMENT_SET: [ROOM, MEETING],
  APPOINTMENT_CHANGED: [ROOM, MEETING],
  APPOINTMENT_SOON: [ROOM, MEETING],
  APPOINTMENT_CANCELLED: [ROOM, MEETING],
  POLL_OPENED: [MEETING],
  POLL_ANSWERED_ALL: [MEETING],
  POLL_ENDED: [MEETING],
  DISPUTE_OPENED: [DISPUTE],
  DISPUTE_ANSWERED: [DISPUTE],
  DISPUTE_ESCALATED: [DISPUTE],
  DISPUTE_ENDED: [DISPUTE],
  PAYOUT_SENT: [PAYOUTS],
  PAYOUT_FAILED: [PAYOUTS],
  HANDED: [RECEIVE],
  NO_SHOW: [RECEIVE],
  CONFIRM_SOON: [RECEIVE],
  AUTO_CONFIRMED: [MEETING],
  RECEIPT_ASKED: [RECEIVE, MEETING],
  TRUE_UP: [ROOM, PAY],
  QUESTION_ASKED: [QUESTIONS],
  QUESTION_ANSWERED: [QUESTIONS],
  REPEAT_DUE: [],
  VACANCY: [POST],
  LIKED_CLOSING: [POST],
  KEYWORD_OPENED: [POST],
  REGULAR_OPENED: [POST],
  AGAIN_OPENED: [POST],
  OPENED_NEARBY: [POST],
  WISH_OPENED: [POST],
  KEYWORD_WISHED: [WISH],
  WISH_JOINED: [WISH],
  WISH_GATHERED: [WISH],
  WISH_ENDING: [WISH],
  // What the service itself has to say is read where it is said: in the inbox.
  TERMS_CHANGE: [],
  MARKETING_ON: [],
  NEW_SIGN_IN: [],
  BOARD_HELD: [],
  BOARD_FINE: [],
  REPORT_ENDED: [],
  SANCTIONED: [],
  TAKEN_DOWN: [],
  VERIFY_AGAIN: [],
  ANSWERED: [],
  ANNOUNCED: [],
  LOGIN_LINKED: [],
  PAYOUT_ACCOUNT_CHANGED: [],
  LOGIN_UNLINKED: [],
};

/** What a page shows: of one purchase, or what leads to this very address. */
export type Seen = { kinds: NotificationKind[] } & ({ boardId: BoardId } | { path: string });

type Showing = { address: RegExp; kinds: NotificationKind[]; ofPurchase: boolean };

const KINDS = Object.keys(SHOWN_ON) as NotificationKind[];
const PAGES = [...new Set(KINDS.flatMap((kind) => SHOWN_ON[kind]))].map(
  (page): Showing => ({
    address: new RegExp(`^${page.replace('?', '\\?').replace(/:\w+/, '(\\d{1,15})')}$`),
    kinds: KINDS.filter((kind) => SHOWN_ON[kind].includes(page)),
    ofPurchase: /:(chatRoom|gonggu)Id/.test(page),
  }),
);

/** What whoever looks at this address has seen; null where nothing is shown that anybody was told of. */
export function seenOn(path: string): Seen | null {
  for (const { address, kinds, ofPurchase } of PAGES) {
    const found = address.exec(path);
    if (found) return ofPurchase ? { kinds, boardId: Number(found[1]) as BoardId } : { kinds, path };
  }
  return null;
}
