import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { boardId } from './ids';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds';
import { count, id, idInput, idParam, instant, pageQuery, tokenText } from './shapes';
import { topic } from './topic';

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

export const ownNotifications = topic({
  path: '/topic/user.:userId.notifications',
  summary:
    'The user’s notifications: each new one, and after marking some read the newest of these; delivery is not guaranteed',
  auth: 'self',
  params: z.object({ userId: idParam }),
  body: Notification,
  errors: [],
});
