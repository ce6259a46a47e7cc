import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { calendarDate, coordinate, done } from './shapes';

const PLACE = '위치를 확인해 주세요.';
const number = (min: number, max: number) => coordinate(min, max, PLACE);

/** One reading of the device, anywhere on earth; it is compared and thrown away. */
export const Reading = z.object({
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  /** Metres, as the device says. */
  accuracy: number(0, 1e9),
});
export type Reading = z.infer<typeof Reading>;

export const HomeCheck = z.object({
  checkedOn: calendarDate,
  /** The last day on which it counts. */
  until: calendarDate,
});
export type HomeCheck = z.infer<typeof HomeCheck>;

export const checkHome = endpoint({
  method: 'POST',
  path: '/api/users/check',
  summary: 'Checks that the caller’s device is at the saved home; keeps the day, never the position',
  auth: 'user',
  body: Reading,
  response: HomeCheck,
  errors: ['SIGNUP_REQUIRED', 'HOME_UNSET', 'UNDER_14', 'POSITION_CONSENT', 'CHECK_SOON', 'POSITION_ROUGH', 'NOT_HERE'],
  limit: { max: 10, seconds: 3600 },
});

export const dropCheck = endpoint({
  method: 'DELETE',
  path: '/api/users/check',
  summary: 'Drops the caller’s check; without one nothing changes',
  auth: 'user',
  response: done,
  errors: [],
});
