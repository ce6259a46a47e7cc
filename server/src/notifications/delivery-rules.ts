import {
  CALLING,
  CALLS_MAX,
  DAY_MS,
  HOUR_MS,
  type NotificationCategory,
  type NotificationKind,
  type NotificationSettings,
  seoulClock,
  seoulDay,
  startOfSeoulDay,
} from '@mungchi/contract';
import { isWorthPush } from './asking-rules';

/** Beyond this, tomorrow morning is early enough. */
const URGENT_MS = 3 * HOUR_MS;

/** Nobody is called to something new at night, whatever their quiet hours say. */
const NIGHT = { from: 21, to: 8 };
/** What somebody looked for themselves waits for the day like what calls, without being counted. */
const BY_DAY: readonly NotificationKind[] = [...CALLING, 'WISH_OPENED'];

type Told = {
  kind: NotificationKind;
  category: NotificationCategory;
  createdAt: Date;
  readAt: Date | null;
  pushedAt: Date | null;
  urgentUntil: Date | null;
  leads: boolean;
  pushes: number;
};

export type Delivery = 'send' | 'drop' | { later: Date };

/**
 * Whether an entry of somebody who has a device is pushed now, in the morning, or not at all; it stays in the inbox
 * either way.
 */
export function deliveryOf(
  entry: Told,
  settings: NotificationSettings,
  now: Date,
  { joinable, calledToday }: Calling = UNCALLED,
): Delivery {
  if (entry.readAt || entry.pushedAt || now.getTime() - entry.createdAt.getTime() > DAY_MS) return 'drop';
  if (!isWorthPush(entry, isUrgent(entry, now))) return 'drop';
  if (!isWanted(entry.category, settings)) return 'drop';
  if (isCalling(entry.kind) && (!joinable || calledToday >= CALLS_MAX)) return 'drop';
  if (isQuiet(settings, now) && !isUrgent(entry, now)) return { later: quietEnd(settings, now) };
  if (isHeldAtNight(entry.kind) && isNight(now)) return { later: quietEnd({ quietTo: NIGHT.to }, now) };
  return 'send';
}

/** Of what an entry calls to: whether anything can still be joined, and how many calls the person had this Seoul day. */
export type Calling = { joinable: boolean; calledToday: number };
const UNCALLED: Calling = { joinable: true, calledToday: 0 };

export function isCalling(kind: NotificationKind): boolean {
  return (CALLING as readonly NotificationKind[]).includes(kind);
}

export function isHeldAtNight(kind: NotificationKind): boolean {
  return BY_DAY.includes(kind);
}

/** From 21 to 8 h in Seoul. */
export function isNight(now: Date): boolean {
  const { hour } = seoulClock(now);
  return hour >= NIGHT.from || hour < NIGHT.to;
}

/** It is about something within three hours. */
export function isUrgent({ urgentUntil }: Pick<Told, 'urgentUntil'>, now: Date): boolean {
  const left = urgentUntil ? urgentUntil.getTime() - now.getTime() : -1;
  return left > 0 && left < URGENT_MS;
}

/** Whatever zone the person is in, the hours are Seoul's. The same hour twice means never. */
export function isQuiet({ quiet, quietFrom, quietTo }: NotificationSettings, now: Date): boolean {
  const { hour } = seoulClock(now);
  if (!quiet || quietFrom === quietTo) return false;
  return quietFrom < quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
}

/** The next time the quiet hours are over. */
export function quietEnd({ quietTo }: Pick<NotificationSettings, 'quietTo'>, now: Date): Date {
  const today = startOfSeoulDay(seoulDay(now)).getTime() + quietTo * HOUR_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

function isWanted(category: NotificationCategory, { pushTrade, pushInterest }: NotificationSettings): boolean {
  switch (category) {
    case 'TRADE':
      return pushTrade;
    case 'INTEREST':
      return pushInterest;
    case 'SERVICE':
      return true;
  }
}
