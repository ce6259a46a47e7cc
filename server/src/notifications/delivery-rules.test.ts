import {
  CALLING,
  DAY_MS,
  DEFAULT_NOTIFICATION_SETTINGS as DEFAULTS,
  HOUR_MS,
  type NotificationKind,
  type NotificationSettings,
  seoulClock,
} from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../test-ring';
import { deliveryOf, isNight, isQuiet, isUrgent } from './delivery-rules';

/** A clock in Seoul on 15 November. */
const at = (clock: string, day = '15') => new Date(`2026-11-${day}T${clock}:00.000+09:00`);
type Changes = { category?: 'TRADE' | 'INTEREST' | 'SERVICE'; readAt?: Date; pushedAt?: Date; urgentUntil?: Date };
const entry = (now: Date, ageMs = 0, changes: Changes = {}) => ({
  kind: 'PAY_REMINDER' as NotificationKind,
  category: 'TRADE' as const,
  createdAt: new Date(now.getTime() - ageMs),
  readAt: null,
  pushedAt: null,
  urgentUntil: null,
  leads: false,
  pushes: 0,
  ...changes,
});

test('a joining taken back is for the inbox only', () => {
  const now = at('12:00');
  expect(deliveryOf({ ...entry(now), kind: 'SEAT_UNDONE' }, DEFAULTS, now)).toBe('drop');
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
  const wrong: string[] = [];
  for (let quietFrom = 0; quietFrom < 24; quietFrom++) {
    for (let quietTo = 0; quietTo < 24; quietTo++) {
      const settings = { ...DEFAULTS, quietFrom, quietTo };
      for (let minute = 0; minute < 2 * 24 * 60; minute += 37) {
        const now = new Date(at('00:00').getTime() + minute * 60_000);
        if (!isRight(settings, now)) wrong.push(`quiet ${quietFrom} to ${quietTo}, minute ${minute}`);
      }
    }
  }
  expect(wrong).toEqual([]);

  function isRight(settings: typeof DEFAULTS, now: Date): boolean {
    const delivery = deliveryOf(entry(now), settings, now);
    if ((delivery === 'send') === isQuiet(settings, now)) return false;
    if (typeof delivery !== 'object') return true;
    const { later } = delivery;
    const { hour, minute } = seoulClock(later);
    const isNext = later > now && later.getTime() - now.getTime() <= DAY_MS;
    const isMorning = hour === settings.quietTo && minute === 0 && !isQuiet(settings, later);
    return isNext && isMorning && deliveryOf(entry(now), settings, later) === 'send';
  }
});

test('urgent is what is about to happen', () => {
  const now = at('23:00');
  const about = (ms: number) => isUrgent({ urgentUntil: new Date(now.getTime() + ms) }, now);
  expect([-1, 0, 1, 3 * HOUR_MS - 1, 3 * HOUR_MS].map(about)).toEqual([false, false, true, true, false]);
  expect(isUrgent({ urgentUntil: null }, now)).toBe(false);
});

const call = (now: Date, kind: NotificationKind = 'KEYWORD_OPENED') => ({
  ...entry(now, 0, { category: 'INTEREST' }),
  kind,
});

test.each<[string, Date, { joinable?: boolean; calledToday?: number }, Partial<NotificationSettings>, string]>([
  ['by day', at('12:00'), {}, {}, 'send'],
  ['the third', at('12:00'), { calledToday: 2 }, {}, 'send'],
  ['the fourth', at('12:00'), { calledToday: 3 }, {}, 'drop'],
  ['the fourth, at night', at('22:00'), { calledToday: 3 }, {}, 'drop'],
  ['nothing to join', at('12:00'), { joinable: false }, {}, 'drop'],
  ['just before nine', at('20:59'), {}, {}, 'send'],
  ['at nine, before the quiet hours', at('21:00'), {}, {}, '2026-11-15T23:00:00.000Z'],
  ['at night, quiet hours off', at('23:00'), {}, { quiet: false }, '2026-11-15T23:00:00.000Z'],
  ['before eight, quiet until six', at('07:59'), {}, { quietTo: 6 }, '2026-11-14T23:00:00.000Z'],
  ['at eight', at('08:00'), {}, {}, 'send'],
  ['at eight, quiet until ten', at('08:00'), {}, { quietTo: 10 }, '2026-11-15T01:00:00.000Z'],
  ['hearts off', at('12:00'), {}, { pushInterest: false }, 'drop'],
])('a call, %s', (_, now, calling, settings, expected) => {
  const known = { joinable: true, calledToday: 0, ...calling };
  const delivery = deliveryOf(call(now), { ...DEFAULTS, ...settings }, now, known);
  expect(typeof delivery === 'object' ? delivery.later.toISOString() : delivery).toBe(expected);
});

test('what somebody looked for themselves waits for the day, and is not counted', () => {
  const [night, day] = [at('21:30'), at('12:00')];
  const calls = { joinable: true, calledToday: 9 };
  expect(deliveryOf(call(night, 'WISH_OPENED'), DEFAULTS, night, calls)).toEqual({ later: at('08:00', '16') });
  expect(deliveryOf(call(day, 'WISH_OPENED'), DEFAULTS, day, calls)).toBe('send');
});

test('a trade entry is neither counted nor held back by the calls', () => {
  const now = at('21:30');
  expect(deliveryOf(entry(now), DEFAULTS, now, { joinable: false, calledToday: 9 })).toBe('send');
});

test('no call between nine and eight, and no fourth, whatever the quiet hours are; one that waits is sent once they are over', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const kinds = fc.constantFrom<NotificationKind>(...CALLING);
  fc.assert(
    fc.property(kinds, fc.boolean(), hour, hour, fc.integer({ min: 0, max: 2879 }), fc.nat(6), (...drawn) => {
      const [kind, quiet, quietFrom, quietTo, minute, calledToday] = drawn;
      const settings = { ...DEFAULTS, quiet, quietFrom, quietTo };
      let now = new Date(at('00:00').getTime() + minute * 60_000);
      const told = call(now, kind);
      let delivery = deliveryOf(told, settings, now, { joinable: true, calledToday });
      for (let waits = 0; typeof delivery === 'object' && waits < 3; waits++) {
        expect(delivery.later > now).toBe(true);
        now = delivery.later;
        delivery = deliveryOf(told, settings, now, { joinable: true, calledToday });
      }
      expect(typeof delivery).toBe('string');
      if (delivery === 'send')
        expect([isNight(now), isQuiet(settings, now), calledToday < 3]).toEqual([false, false, true]);
      else expect(calledToday >= 3 || now.getTime() - told.createdAt.getTime() > DAY_MS).toBe(true);
    }),
    { numRuns: runs(2000) },
  );
});
