import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { roomParams } from './ids';
import { wholeNumber } from './shapes';

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
