import {
  DAY_MS,
  DEFAULT_NOTIFICATION_SETTINGS as DEFAULTS,
  HOUR_MS,
  type NotificationSettings,
  seoulClock,
} from '@mungchi/contract';
import { expect, test } from 'vitest';
import { deliveryOf, isQuiet, isUrgent } from './delivery-rules';

/** A clock in Seoul on 15 November. */
const at = (clock: string, day = '15') => new Date(`2026-11-${day}T${clock}:00.000+09:00`);
type Changes = { category?: 'TRADE' | 'INTEREST' | 'SERVICE'; readAt?: Date; pushedAt?: Date; urgentUntil?: Date };
const entry = (now: Date, ageMs = 0, changes: Changes = {}) => ({
  category: 'TRADE' as const,
  createdAt: new Date(now.getTime() - ageMs),
  readAt: null,
  pushedAt: null,
  urgentUntil: null,
  ...changes,
});

test.each<[string, Date, number, Changes, Partial<NotificationSettings>, string]>([
  ['by day', at('12:00'), 0, {}, {}, 'send'],
  ['just before the night', at('21:59'), 0, {}, {}, 'send'],
  ['at ten', at('22:00'), 0, {}, {}, '2026-11-15T23:00:00.000Z'],
  ['after midnight', at('00:30'), 0, {}, {}, '2026-11-14T23:00:00.000Z'],
  ['just before eight', at('07:59'), 0, {}, {}, '2026-11-14T23:00:00.000Z'],
  ['at eight', at('08:00'), 0, {}, {}, 'send'],
  ['quiet hours off', at('23:00'), 0, {}, { quiet: false }, 'send'],
  ['from nought to nought', at('00:00'), 0, {}, { quietFrom: 0, quietTo: 0 }, 'send'],
  ['quiet by day', at('13:00'), 0, {}, { quietFrom: 9, quietTo: 18 }, '2026-11-15T09:00:00.000Z'],
  ['quiet by day, before', at('08:59'), 0, {}, { quietFrom: 9, quietTo: 18 }, 'send'],
  [
    'quiet by day, from the first minute',
    at('09:00'),
    0,
    {},
    { quietFrom: 9, quietTo: 18 },
    '2026-11-15T09:00:00.000Z',
  ],
  ['quiet by day, in the evening', at('18:00'), 0, {}, { quietFrom: 9, quietTo: 18 }, 'send'],
  ['until midnight', at('23:59'), 0, {}, { quietTo: 0 }, '2026-11-15T15:00:00.000Z'],
  ['read', at('12:00'), 0, { readAt: at('11:59') }, {}, 'drop'],
  ['pushed', at('12:00'), 0, { pushedAt: at('11:59') }, {}, 'drop'],
  ['a day old', at('12:00'), DAY_MS, {}, {}, 'send'],
  ['older', at('12:00'), DAY_MS + 1, {}, {}, 'drop'],
  ['older, at night', at('23:00'), DAY_MS + 1, {}, {}, 'drop'],
  ['trade off', at('12:00'), 0, {}, { pushTrade: false }, 'drop'],
  ['trade off, about hearts', at('12:00'), 0, { category: 'INTEREST' }, { pushTrade: false }, 'send'],
  ['hearts off', at('12:00'), 0, { category: 'INTEREST' }, { pushInterest: false }, 'drop'],
  [
    'all off, of the service',
    at('12:00'),
    0,
    { category: 'SERVICE' },
    { pushTrade: false, pushInterest: false },
    'send',
  ],
  ['urgent at night', at('22:30'), 0, { urgentUntil: at('23:30') }, {}, 'send'],
  ['urgent, but off', at('22:30'), 0, { urgentUntil: at('23:30') }, { pushTrade: false }, 'drop'],
  ['in three hours', at('22:30'), 0, { urgentUntil: at('01:30', '16') }, {}, '2026-11-15T23:00:00.000Z'],
  ['in just less', at('22:31'), 0, { urgentUntil: at('01:30', '16') }, {}, 'send'],
  ['over', at('22:30'), 0, { urgentUntil: at('22:30') }, {}, '2026-11-15T23:00:00.000Z'],
])('%s', (_, now, age, changes, settings, expected) => {
  const delivery = deliveryOf(entry(now, age, changes), { ...DEFAULTS, ...settings }, now);
  expect(typeof delivery === 'object' ? delivery.later.toISOString() : delivery).toBe(expected);
});

test('at every hour with every quiet hours: never at night unless urgent, and the end of the night is ahead and not quiet', () => {
  for (let quietFrom = 0; quietFrom < 24; quietFrom++) {
    for (let quietTo = 0; quietTo < 24; quietTo++) {
      const settings = { ...DEFAULTS, quietFrom, quietTo };
      for (let minute = 0; minute < 2 * 24 * 60; minute += 37) {
        const now = new Date(at('00:00').getTime() + minute * 60_000);
        const delivery = deliveryOf(entry(now), settings, now);
        expect(delivery === 'send').toBe(!isQuiet(settings, now));
        if (typeof delivery !== 'object') continue;
        expect(delivery.later > now && delivery.later.getTime() - now.getTime() <= DAY_MS).toBe(true);
        expect(seoulClock(delivery.later)).toEqual({ hour: quietTo, minute: 0 });
        expect(isQuiet(settings, delivery.later)).toBe(false);
        expect(deliveryOf(entry(now), settings, delivery.later)).toBe('send');
      }
    }
  }
});

test('urgent is what is about to happen', () => {
  const now = at('23:00');
  const about = (ms: number) => isUrgent({ urgentUntil: new Date(now.getTime() + ms) }, now);
  expect([-1, 0, 1, 3 * HOUR_MS - 1, 3 * HOUR_MS].map(about)).toEqual([false, false, true, true, false]);
  expect(isUrgent({ urgentUntil: null }, now)).toBe(false);
});
