import { expect, test } from 'vitest';
import * as written from './constants';

const constants: Record<string, unknown> = { ...written };

/** The figures that the specification gives. Changing one is changing the product. */
test.each([
  ['BOARD_IMAGES_MAX', 5],
  ['BOARD_CONTENT_MAX', 255],
  ['REVIEW_TEXT_MAX', 255],
  ['STAR_STEP', 0.5],
  ['NICKNAME_MAX', 5],
  ['PHONE_DIGITS', 11],
  ['PHONE_LENGTH', 13],
  ['CHAT_PAGE', 10],
  ['UNREAD_SHOWN_MAX', 99],
  ['INBOX_PAGE', 20],
  ['BELL_SHOWN_MAX', 9],
  ['NOTIFICATION_TITLE_MAX', 40],
  ['NOTIFICATION_BODY_MAX', 120],
  ['PREVIEW_MAX', 60],
  ['DEVICES_MAX', 10],
  ['DEVICE_NAME_MAX', 40],
  ['HEARTBEAT_MS', 10_000],
  ['RECONNECT_FIRST_MS', 1000],
  ['RECONNECT_MAX_MS', 30_000],
  ['RECONNECT_ATTEMPTS', 10],
  ['NEARBY_METRES', 750],
  ['ASSISTANT_TYPING_MS', 20],
  ['ASSISTANT_PROFILE_MESSAGES', 2],
  ['ONBOARDING_SLIDE_MS', 5000],
  ['BANNER_MS', 7000],
  ['SCROLL_THRESHOLD', 0.8],
  ['SCROLL_THROTTLE_MS', 150],
  ['NAVIGATION_HISTORY_MAX', 10],
  ['SMALL_SCREEN_MAX_PX', 768],
  ['DETAIL_BAR_SOLID_PX', 300],
  ['PAY_HOURS', 36],
  ['VACANCY_HOURS', 36],
  ['PAY_END_HOURS', 192],
  ['BUY_HOURS', 168],
  ['BUY_GRACE_DAYS', 3],
  ['LAST_JOIN_HOURS', 24],
  ['WARNED_HOURS', 2],
  ['LATE_HOURS', 12],
  ['LOST_END_HOURS', 72],
  ['NUDGE_HOURS', 12],
  ['WAITERS_MAX', 30],
  ['CHANGE_HOURS', 24],
  ['CHANGE_METRES', 300],
  ['CHANGE_DAYS', 3],
  ['UNPAID_LEAVES_MAX', 2],
  ['UNPAID_LEAVES_DAYS', 30],
  ['JOIN_PAUSE_DAYS', 7],
  ['BUY_EXTENSION_DAYS_MAX', 7],
  ['BUY_EXTENSION_FROM_DAYS', 2],
  ['CANCELLED_ROOM_HOURS', 24],
  ['APPOINTMENT_AHEAD_MINUTES', 30],
  ['APPOINTMENT_AHEAD_DAYS', 21],
  ['APPOINTMENT_MINUTES', 60],
  ['APPOINTMENT_MINUTES_MIN', 15],
  ['APPOINTMENT_MINUTES_MAX', 360],
  ['APPOINTMENT_PLACE_MAX', 60],
  ['APPOINTMENT_NOTE_MAX', 100],
  ['LATE_CHANGE_HOURS', 2],
] as const)('%s is %d', (name, value) => {
  expect(constants[name]).toBe(value);
});

test('before anything better is known the map stands on Jeju', () => {
  expect(constants['DEFAULT_CENTRE']).toEqual({ latitude: 33.4507, longitude: 126.5707 });
});
