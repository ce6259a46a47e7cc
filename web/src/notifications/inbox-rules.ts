import { daysFrom, type Notification, type NotificationThread, STAGE_LABELS, seoulDay } from '@mungchi/contract';
import { clockTime, monthDay } from '../time/time-label';
import { won } from '../ui/text/money';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From here on the hour of the day says more than how many hours ago. */
const HOURS_AGO_MAX = 6;

/** A thread by its name: a purchase has one, and an entry about none is its own. */
export function threadKey({ purchase, entries }: NotificationThread): string {
  return purchase ? `purchase ${purchase.id}` : `entry ${entries[0]?.id}`;
}

/** Several that nobody has seen lie open at once: folded, all but the newest would stay unseen. */
export const startsOpen = ({ unread }: NotificationThread): boolean => unread > 1;

/** What of a thread is before somebody's eyes. */
export function shownOf({ entries }: NotificationThread, isOpen: boolean): Notification[] {
  return isOpen ? entries : entries.slice(0, 1);
}

/** `구매완료 · 5명 · 1인 9,600원` */
export function purchaseStateWords({
  stage,
  totalUser,
  perPersonPrice,
}: NonNullable<NotificationThread['purchase']>): string {
  return `${STAGE_LABELS[stage]} · ${totalUser}명 · 1인 ${won(perPersonPrice)}`;
}

/** The last state in a line. What is bought stands above it already. */
export function lastWords({ title, body }: Notification, name: string): string {
  const rest = withoutName(body, name);
  return rest ? `${title} · ${rest}` : title;
}

/** What is said beside the name of the purchase, of its post or of its room. */
export function withoutName(body: string, name: string): string {
  const names = [name, `${name} 공구방`, `${name} 공구합니다.`];
  return body
    .split(' · ')
    .filter((part) => !names.includes(part))
    .join(' · ');
}

/** The thing of a wish that this is about, where nobody has opened a purchase; null for all else. */
export function wishName({ kind, title, body }: Notification): string | null {
  if (kind === 'WISH_GATHERED') return title.replace(/ 살 이웃이 \d+명 모였어요$/, '');
  if (kind === 'WISH_ENDING') return title.replace(/^‘|’ 아직 찾으세요\?$/g, '');
  return kind === 'WISH_JOINED' || kind === 'KEYWORD_WISHED' ? body.split(' · ')[0]! : null;
}

/** `방금 전`, `40분 전`, `2시간 전`, `오전 9:40`, `어제`, `11월 13일`. */
export function inboxTime(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (age < MINUTE) return '방금 전';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}분 전`;
  if (age < HOURS_AGO_MAX * HOUR) return `${Math.floor(age / HOUR)}시간 전`;
  const days = ageInDays(instant, now);
  if (days === 0) return clockTime(instant);
  return days === 1 ? '어제' : monthDay(seoulDay(Date.parse(instant)));
}

function ageInDays(instant: string, now: number): number {
  return daysFrom(seoulDay(Date.parse(instant)), seoulDay(now));
}

/** Amounts and appointed times stand out in an unread entry: odd pieces are those. */
export function weighty(body: string): string[] {
  return body.split(/([\d,]+원|\d+월 \d+일(?: (?:새벽|아침|오전|낮|오후|저녁|밤) \d+시)?)/);
}
