import type * as devicesArea from '../devices';
import type { Call } from '../endpoint';
import type * as settings from '../notification-settings';
import type * as area from '../notifications';
import type { TopicCall } from '../topic';

export const notifications: Call<typeof area.notifications> = {
  method: 'GET',
  path: '/api/notifications',
  auth: 'user',
  paged: true,
};

export const notificationThreads: Call<typeof area.notificationThreads> = {
  method: 'GET',
  path: '/api/notifications/threads',
  auth: 'user',
  paged: true,
};

export const unreadNotifications: Call<typeof area.unreadNotifications> = {
  method: 'GET',
  path: '/api/notifications/unread',
  auth: 'user',
};

export const readNotifications: Call<typeof area.readNotifications> = {
  method: 'POST',
  path: '/api/notifications/read',
  auth: 'user',
};

export const notificationSettings: Call<typeof settings.notificationSettings> = {
  method: 'GET',
  path: '/api/notifications/settings',
  auth: 'user',
};

export const saveNotificationSettings: Call<typeof settings.saveNotificationSettings> = {
  method: 'PUT',
  path: '/api/notifications/settings',
  auth: 'user',
};

export const devices: Call<typeof devicesArea.devices> = {
  method: 'GET',
  path: '/api/notifications/devices',
  auth: 'user',
};

export const addDevice: Call<typeof devicesArea.addDevice> = {
  method: 'POST',
  path: '/api/notifications/devices',
  auth: 'user',
};

export const removeDevice: Call<typeof devicesArea.removeDevice> = {
  method: 'DELETE',
  path: '/api/notifications/devices/:deviceId',
  auth: 'user',
};

export const testDevice: Call<typeof devicesArea.testDevice> = {
  method: 'POST',
  path: '/api/notifications/devices/:deviceId/test',
  auth: 'user',
};

export const muteRoom: Call<typeof settings.muteRoom> = {
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/mute',
  auth: 'user',
};

export const ownNotifications: TopicCall<typeof area.ownNotifications> = { path: '/topic/user.:userId.notifications' };
