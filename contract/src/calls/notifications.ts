import type { Call } from '../endpoint';
import type * as area from '../notifications';
import type { TopicCall } from '../topic';

export const notifications: Call<typeof area.notifications> = {
  method: 'GET',
  path: '/api/notifications',
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

export const notificationSettings: Call<typeof area.notificationSettings> = {
  method: 'GET',
  path: '/api/notifications/settings',
  auth: 'user',
};

export const saveNotificationSettings: Call<typeof area.saveNotificationSettings> = {
  method: 'PUT',
  path: '/api/notifications/settings',
  auth: 'user',
};

export const devices: Call<typeof area.devices> = { method: 'GET', path: '/api/notifications/devices', auth: 'user' };

export const addDevice: Call<typeof area.addDevice> = {
  method: 'POST',
  path: '/api/notifications/devices',
  auth: 'user',
};

export const removeDevice: Call<typeof area.removeDevice> = {
  method: 'DELETE',
  path: '/api/notifications/devices/:deviceId',
  auth: 'user',
};

export const testDevice: Call<typeof area.testDevice> = {
  method: 'POST',
  path: '/api/notifications/devices/:deviceId/test',
  auth: 'user',
};

export const muteRoom: Call<typeof area.muteRoom> = {
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/mute',
  auth: 'user',
};

export const ownNotifications: TopicCall<typeof area.ownNotifications> = { path: '/topic/user.:userId.notifications' };
