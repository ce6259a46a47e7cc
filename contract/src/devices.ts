import * as z from 'zod/mini';
import { DEVICE_NAME_MAX } from './constants';
import { endpoint } from './endpoint';
import { done, id, idParam, instant, text } from './shapes';
import { isToken } from './text';

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
