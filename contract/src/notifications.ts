import * as z from 'zod/mini';
import { READ_IDS_MAX } from './constants';
import { endpoint } from './endpoint';
import { boardId } from './ids';
import { appLink } from './link-shapes';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds';
import { count, id, idInput, idParam, instant, pageQuery, tokenText, won } from './shapes';
import { STAGES } from './stages';
import { topic } from './topic';

const [kind, ...kinds] = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

export const Notification = z.object({
  id,
  kind: z.enum([kind, ...kinds]),
  category: z.enum(NOTIFICATION_CATEGORIES),
  title: z.string(),
  body: z.string(),
  /** Where a tap leads. */
  path: appLink,
  boardId: z.nullable(boardId),
  /** The cover of the group purchase. */
  image: z.nullable(z.string()),
  createAt: instant,
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** What one was told of a group purchase, in one thread. What is about none stands alone. */
export const NotificationThread = z.object({
  purchase: z.nullable(
    z.object({
      id: boardId,
      /** What is bought, and how much of it. */
      name: z.string(),
      stage: z.enum(STAGES),
      totalUser: count,
      perPersonPrice: won,
    }),
  ),
  count,
  unread: count,
  /** Newest first, the first of them the state of now; of a long thread the newest. */
  entries: z.array(Notification),
});
export type NotificationThread = z.infer<typeof NotificationThread>;

/** What a push carries, as the service worker reads it. */
export const PushMessage = z.object({
  /** The inbox entry; null for chat, a summary and a test. */
  id: z.nullable(id),
  title: z.string(),
  body: z.string(),
  path: appLink,
  /** A later push with the same tag replaces the earlier one. */
  tag: z.string(),
  /** Unread inbox entries and unread rooms. */
  badge: count,
});
export type PushMessage = z.infer<typeof PushMessage>;

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

export const notificationThreads = endpoint({
  method: 'GET',
  path: '/api/notifications/threads',
  summary: 'Lists the caller’s notifications, a thread per group purchase, the one with the newest first',
  auth: 'user',
  standing: 'any',
  query: pageQuery,
  response: z.array(NotificationThread),
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
    'Marks notifications as read: one (`id`), several (`ids`), all up to one (`upTo`), those that a screen has shown (`path`), or without a body all; answers how many are left',
  auth: 'user',
  standing: 'any',
  body: z.optional(
    z.object({
      upTo: z.optional(idInput),
      id: z.optional(idInput),
      ids: z.optional(
        z.array(idInput).check(z.maxLength(READ_IDS_MAX, `한 번에 ${READ_IDS_MAX}개까지 읽을 수 있어요.`)),
      ),
      path: z.optional(tokenText(200)),
    }),
  ),
  response: z.object({ count }),
  errors: [],
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
