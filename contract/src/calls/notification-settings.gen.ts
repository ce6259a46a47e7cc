// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../notification-settings';

export const muteRoom: Call<typeof area.muteRoom> = { method: 'PUT', path: '/api/chat/rooms/:chatRoomId/mute', auth: 'user' };

export const notificationSettings: Call<typeof area.notificationSettings> = { method: 'GET', path: '/api/notifications/settings', auth: 'user' };

export const saveNotificationSettings: Call<typeof area.saveNotificationSettings> = { method: 'PUT', path: '/api/notifications/settings', auth: 'user' };
