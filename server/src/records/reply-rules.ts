import {
  type BoardId,
  DAY_MS,
  HOUR_MS,
  type NeighbourRecord,
  REPLY_DAYS,
  REPLY_FOLLOWERS_MIN,
  REPLY_FROM_HOUR,
  REPLY_MOST,
  REPLY_NEWEST,
  REPLY_ROOMS_MIN,
  REPLY_TO_HOUR,
  seoulDay,
  startOfSeoulDay,
  type UserId,
} from '@mungchi/contract';

const MINUTE_MS = 60_000;

export type SaidAt = { at: Date; by: UserId; leader: boolean };
export type ReplyTime = { boardId: BoardId; followerId: UserId; minutes: number; at: Date };

/** How long each follower waited for the leader after the first thing they said; who was never answered has no time. */
export function replyMinutes(talk: readonly SaidAt[]): Map<UserId, number> {
  const asked = new Map<UserId, Date>();
  const minutes = new Map<UserId, number>();
  for (const { at, by, leader } of talk.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (!leader) {
      if (!asked.has(by)) asked.set(by, at);
      continue;
    }
    for (const [follower, since] of asked) if (!minutes.has(follower)) minutes.set(follower, wakingMinutes(since, at));
  }
  return minutes;
}

/** Of the time between, what lies in the hours in which people answer; it stops growing at the most that is told. */
function wakingMinutes(from: Date, to: Date): number {
  let sum = 0;
  for (let day = startOfSeoulDay(seoulDay(from)).getTime(); day < to.getTime(); day += DAY_MS) {
    const opens = Math.max(day + REPLY_FROM_HOUR * HOUR_MS, from.getTime());
    const closes = Math.min(day + REPLY_TO_HOUR * HOUR_MS, to.getTime());
    sum += Math.max(0, closes - opens);
  }
  return Math.min(REPLY_MOST, Math.floor(sum / MINUTE_MS));
}

type Band = NonNullable<NeighbourRecord['facts']>['reply'];

/** How fast a leader usually answers: the median of the newest times, when enough different people waited. */
export function replyBand(times: readonly ReplyTime[], now: Date): Band {
  const oldest = now.getTime() - REPLY_DAYS * DAY_MS;
  const newest = times
    .filter(({ at }) => at.getTime() >= oldest)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, REPLY_NEWEST);
  const followers = new Set(newest.map(({ followerId }) => followerId));
  const rooms = new Set(newest.map(({ boardId }) => boardId));
  if (followers.size < REPLY_FOLLOWERS_MIN || rooms.size < REPLY_ROOMS_MIN) return null;
  const sorted = newest.map(({ minutes }) => minutes).toSorted((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)]!;
  if (median <= 10) return 10;
  return median <= 60 ? 60 : 720;
}
