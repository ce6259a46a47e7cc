import * as z from 'zod/mini';
import { roomParams } from './chat';
import { DEVICE_NAME_MAX } from './constants';
import { endpoint } from './endpoint';
import { boardId } from './ids';
import { count, done, id, idInput, idParam, instant, pageQuery, text, tokenText, wholeNumber } from './shapes';
import { isToken } from './text';
import { topic } from './topic';

/** What a person can switch off; SERVICE cannot be. */
const NOTIFICATION_CATEGORIES = ['TRADE', 'INTEREST', 'SERVICE'] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** Every cause there is, with its category. */
export const NOTIFICATION_KINDS = {
  SEAT_TAKEN: 'TRADE',
  ROOM_FULL: 'TRADE',
  ALL_PAID: 'TRADE',
  PURCHASED: 'TRADE',
  COMPLETED: 'TRADE',
  HANDED_OVER: 'TRADE',
  CANCELLED: 'TRADE',
  REFUNDED: 'TRADE',
  BOARD_CHANGED: 'TRADE',
  DEADLINE_TODAY: 'TRADE',
  EXPIRED: 'TRADE',
  REVIEW_RECEIVED: 'TRADE',
  REVIEW_WAITING: 'TRADE',
  PAY_REMINDER: 'TRADE',
  PAY_END: 'TRADE',
  PAYMENT_LOST: 'TRADE',
  PAYMENT_RETURNED: 'TRADE',
  SEAT_RELEASED: 'TRADE',
  SEAT_HANDED_ON: 'TRADE',
  SEAT_UNDONE: 'TRADE',
  VACANCY_LEADER: 'TRADE',
  VACANCY_PAID: 'TRADE',
  BUY_REMINDER: 'TRADE',
  BUY_OVERDUE: 'TRADE',
  CHANGED: 'TRADE',
  APPOINTMENT_SET: 'TRADE',
  APPOINTMENT_CHANGED: 'TRADE',
  APPOINTMENT_SOON: 'TRADE',
  APPOINTMENT_CANCELLED: 'TRADE',
  POLL_OPENED: 'TRADE',
  POLL_ANSWERED_ALL: 'TRADE',
  POLL_ENDED: 'TRADE',
  DISPUTE_OPENED: 'TRADE',
  DISPUTE_ANSWERED: 'TRADE',
  DISPUTE_ESCALATED: 'TRADE',
  DISPUTE_ENDED: 'TRADE',
  PAYOUT_SENT: 'TRADE',
  PAYOUT_FAILED: 'TRADE',
  HANDED: 'TRADE',
  NO_SHOW: 'TRADE',
  CONFIRM_SOON: 'TRADE',
  AUTO_CONFIRMED: 'TRADE',
  RECEIPT_ASKED: 'TRADE',
  TRUE_UP: 'TRADE',
  QUESTION_ASKED: 'TRADE',
  QUESTION_ANSWERED: 'INTEREST',
  REPEAT_DUE: 'TRADE',
  VACANCY: 'INTEREST',
  LIKED_CLOSING: 'INTEREST',
  KEYWORD_OPENED: 'INTEREST',
  REGULAR_OPENED: 'INTEREST',
  AGAIN_OPENED: 'INTEREST',
  OPENED_NEARBY: 'INTEREST',
  WISH_OPENED: 'INTEREST',
  WISH_JOINED: 'INTEREST',
  WISH_GATHERED: 'INTEREST',
  WISH_ENDING: 'INTEREST',
  TERMS_CHANGE: 'SERVICE',
  MARKETING_ON: 'SERVICE',
  NEW_SIGN_IN: 'SERVICE',
  BOARD_HELD: 'SERVICE',
  BOARD_FINE: 'SERVICE',
  REPORT_ENDED: 'SERVICE',
  SANCTIONED: 'SERVICE',
  TAKEN_DOWN: 'SERVICE',
  VERIFY_AGAIN: 'SERVICE',
  ANSWERED: 'SERVICE',
  ANNOUNCED: 'SERVICE',
  LOGIN_LINKED: 'SERVICE',
  PAYOUT_ACCOUNT_CHANGED: 'SERVICE',
  LOGIN_UNLINKED: 'SERVICE',
} as const satisfies Record<string, NotificationCategory>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** They call people to something new: by day only, and so many a day. */
export const CALLING = ['KEYWORD_OPENED', 'REGULAR_OPENED', 'OPENED_NEARBY'] as const satisfies NotificationKind[];

const [kind, ...kinds] = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

export const Notification = z.object({
  id,
  kind: z.enum([kind, ...kinds]),
  category: z.enum(NOTIFICATION_CATEGORIES),
  title: z.string(),
  body: z.string(),
  /** Where a tap leads. */
  path: z.string(),
  boardId: z.nullable(boardId),
  /** The cover of the group purchase. */
  image: z.nullable(z.string()),
  createAt: instant,
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** What a push carries, as the service worker reads it. */
export const PushMessage = z.object({
  /** The inbox entry; null for chat, a summary and a test. */
  id: z.nullable(id),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  /** A later push with the same tag replaces the earlier one. */
  tag: z.string(),
  /** Unread inbox entries and unread rooms. */
  badge: count,
});
export type PushMessage = z.infer<typeof PushMessage>;

const hour = wholeNumber(0, 23, '0시에서 23시 사이로 골라 주세요.');

export const NotificationSettings = z.object({
  pushTrade: z.boolean('켜기나 끄기를 골라 주세요.'),
  pushChat: z.boolean('켜기나 끄기를 골라 주세요.'),
  pushInterest: z.boolean('켜기나 끄기를 골라 주세요.'),
  /** Whether a push shows what was said in a room. */
  preview: z.boolean('켜기나 끄기를 골라 주세요.'),
  quiet: z.boolean('켜기나 끄기를 골라 주세요.'),
  /** Quiet hours, in Seoul; the same hour twice means never. */
  quietFrom: hour,
  quietTo: hour,
  /** Whether to be told when somebody opens a group purchase within the widest radius. */
  nearby: z.boolean('켜기나 끄기를 골라 주세요.'),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Who has not chosen. */
export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  pushTrade: true,
  pushChat: true,
  pushInterest: true,
  preview: true,
  quiet: true,
  quietFrom: 22,
  quietTo: 8,
  nearby: false,
};

/** Clients that do not know of `nearby` leave it as it is. */
export const NotificationSettingsForm = z.extend(NotificationSettings, {
  nearby: z.optional(NotificationSettings.shape.nearby),
});
export type NotificationSettingsForm = z.infer<typeof NotificationSettingsForm>;

export const Device = z.object({
  id,
  name: z.string(),
  createAt: instant,
  /** The last push that its service accepted. */
  lastOkAt: z.nullable(instant),
});
export type Device = z.infer<typeof Device>;

const UNUSABLE = '이 브라우저의 알림은 아직 보낼 수 없어요.';
const base64url = (bytes: number) =>
  z.string(UNUSABLE).check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`), UNUSABLE));

/** A subscription as `PushSubscription.toJSON()` gives it. */
export const DeviceForm = z.object({
  endpoint: z.string(UNUSABLE).check(z.maxLength(1000, UNUSABLE), z.refine(isToken, UNUSABLE)),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }, UNUSABLE),
  name: z.pipe(
    z.optional(text(0, DEVICE_NAME_MAX, `기기 이름은 ${DEVICE_NAME_MAX}자까지 적을 수 있어요.`)),
    z.transform((value) => value || '브라우저'),
  ),
});
export type DeviceForm = z.output<typeof DeviceForm>;

const deviceParams = z.object({ deviceId: idParam });

export const notifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'Lists the caller’s notifications, newest first',
  auth: 'user',
  standing: 'any',
  query: pageQuery,
  response: z.array(Notification),
  errors: [],
  paged: true,
});

export const unreadNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'Counts the caller’s unread notifications',
  auth: 'user',
  standing: 'any',
  response: z.object({ count }),
  errors: [],
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary:
    'Marks notifications as read: one (`id`), all up to one (`upTo`), those that a screen has shown (`path`), or without a body all; answers how many are left',
  auth: 'user',
  standing: 'any',
  body: z.optional(
    z.object({
      upTo: z.optional(idInput),
      id: z.optional(idInput),
      path: z.optional(tokenText(200)),
    }),
  ),
  response: z.object({ count }),
  errors: [],
});

export const notificationSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  summary: 'Reads which push messages the caller wants, and when',
  auth: 'user',
  response: NotificationSettings,
  errors: [],
});

export const saveNotificationSettings = endpoint({
  method: 'PUT',
  path: '/api/notifications/settings',
  summary: 'Saves which push messages the caller wants, and when',
  auth: 'user',
  body: NotificationSettingsForm,
  response: NotificationSettings,
  errors: [],
});

export const devices = endpoint({
  method: 'GET',
  path: '/api/notifications/devices',
  summary: 'Lists the devices that receive the caller’s push messages',
  auth: 'user',
  response: z.array(Device),
  errors: [],
});

export const addDevice = endpoint({
  method: 'POST',
  path: '/api/notifications/devices',
  summary: 'Registers a push subscription of the caller’s browser; repeating it keeps the same device',
  auth: 'user',
  body: DeviceForm,
  response: Device,
  errors: ['PUSH_OFF'],
  limit: { max: 30, seconds: 60 },
});

export const removeDevice = endpoint({
  method: 'DELETE',
  path: '/api/notifications/devices/:deviceId',
  summary: 'Stops push messages to a device of the caller; an unknown device is no error',
  auth: 'user',
  params: deviceParams,
  response: done,
  errors: [],
});

export const testDevice = endpoint({
  method: 'POST',
  path: '/api/notifications/devices/:deviceId/test',
  summary: 'Sends a test push message to a device of the caller',
  auth: 'user',
  params: deviceParams,
  response: done,
  errors: ['DEVICE_NOT_FOUND', 'PUSH_OFF'],
  limit: { max: 5, seconds: 60 },
});

export const muteRoom = endpoint({
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/mute',
  summary: 'Mutes or unmutes push messages about a room’s messages, for the caller',
  auth: 'user',
  params: roomParams,
  body: z.object({ muted: z.boolean('켜기나 끄기를 골라 주세요.') }),
  response: z.object({ muted: z.boolean() }),
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});

export const ownNotifications = topic({
  path: '/topic/user.:userId.notifications',
  summary:
    'The user’s notifications: each new one, and after marking some read the newest of these; delivery is not guaranteed',
  auth: 'self',
  params: z.object({ userId: idParam }),
  body: Notification,
  errors: [],
});
