// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type { TopicCall } from '../topic';
import type * as area from '../notifications';

export const notificationThreads: Call<typeof area.notificationThreads> = { method: 'GET', path: '/api/notifications/threads', auth: 'user', paged: true };

export const notifications: Call<typeof area.notifications> = { method: 'GET', path: '/api/notifications', auth: 'user', paged: true };

export const ownNotifications: TopicCall<typeof area.ownNotifications> = { path: '/topic/user.:userId.notifications' };

export const readNotifications: Call<typeof area.readNotifications> = { method: 'POST', path: '/api/notifications/read', auth: 'user' };

export const unreadNotifications: Call<typeof area.unreadNotifications> = { method: 'GET', path: '/api/notifications/unread', auth: 'user' };
