import {
  DAY_MS,
  HOUR_MS,
  type NotificationCategory,
  type NotificationSettings,
  seoulClock,
  seoulDay,
  startOfSeoulDay,
} from '@mungchi/contract';

/** Beyond this, tomorrow morning is early enough. */
const URGENT_MS = 3 * HOUR_MS;

type Told = {
  category: NotificationCategory;
  createdAt: Date;
  readAt: Date | null;
  pushedAt: Date | null;
  urgentUntil: Date | null;
};

export type Delivery = 'send' | 'drop' | { later: Date };

/**
 * Whether an entry of somebody who has a device is pushed now, in the morning, or not at all; it stays in the inbox
 * either way.
 */
export function deliveryOf(entry: Told, settings: NotificationSettings, now: Date): Delivery {
  if (entry.readAt || entry.pushedAt || now.getTime() - entry.createdAt.getTime() > DAY_MS) return 'drop';
  if (!isWanted(entry.category, settings)) return 'drop';
  if (isQuiet(settings, now) && !isUrgent(entry, now)) return { later: quietEnd(settings, now) };
  return 'send';
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
export function quietEnd({ quietTo }: NotificationSettings, now: Date): Date {
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
