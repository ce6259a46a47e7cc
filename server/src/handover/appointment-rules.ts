import {
  APPOINTMENT_AHEAD_DAYS,
  APPOINTMENT_AHEAD_MINUTES,
  APPOINTMENT_MINUTES,
  APPOINTMENT_MINUTES_MAX,
  APPOINTMENT_MINUTES_MIN,
  DAY_MS,
  HOUR_MS,
  LATE_CHANGE_HOURS,
  type RefusalCode,
  type Role,
  type Stage,
} from '@mungchi/contract';

export type Meeting = {
  startsAt: Date;
  endsAt: Date;
  place: string;
  note: string;
  latitude: number | null;
  longitude: number | null;
};

const MINUTE_MS = 60_000;

const START_WORDS = '지금부터 30분 뒤, 3주 안으로 골라 주세요.';
const END_WORDS = '시작하고 15분에서 6시간 사이로 골라 주세요.';

/** Everybody has paid, and not everybody has the goods. */
export function isMeetable(stage: Stage): boolean {
  return stage === 'PAYING' || stage === 'PURCHASED';
}

export function decideMeeting(stage: Stage, role: Role): RefusalCode | null {
  if (role !== 'LEADER') return 'NOT_LEADER';
  return isMeetable(stage) ? null : 'NOT_MEETABLE';
}

export function meetingEnd(startsAt: Date, endsAt: Date | undefined): Date {
  return endsAt ?? new Date(startsAt.getTime() + APPOINTMENT_MINUTES * MINUTE_MS);
}

/** What is wrong with the time, by field; null when it will do. */
export function timeProblem(
  { startsAt, endsAt }: Pick<Meeting, 'startsAt' | 'endsAt'>,
  now: Date,
): { startsAt: string } | { endsAt: string } | null {
  const ahead = startsAt.getTime() - now.getTime();
  if (ahead < APPOINTMENT_AHEAD_MINUTES * MINUTE_MS || ahead > APPOINTMENT_AHEAD_DAYS * DAY_MS) {
    return { startsAt: START_WORDS };
  }
  const length = endsAt.getTime() - startsAt.getTime();
  const isLength = length >= APPOINTMENT_MINUTES_MIN * MINUTE_MS && length <= APPOINTMENT_MINUTES_MAX * MINUTE_MS;
  return isLength ? null : { endsAt: END_WORDS };
}

/** An appointment that is over is no longer changed: the next one is a new one. */
export function isAhead({ endsAt }: Pick<Meeting, 'endsAt'>, now: Date): boolean {
  return endsAt > now;
}

/** Time or place are others; a note or a finer point on the map moves nobody. */
export function isMoved(from: Meeting, to: Meeting): boolean {
  return (
    from.startsAt.getTime() !== to.startsAt.getTime() ||
    from.endsAt.getTime() !== to.endsAt.getTime() ||
    from.place !== to.place
  );
}

export function isSame(from: Meeting, to: Meeting): boolean {
  const isThere = from.latitude === to.latitude && from.longitude === to.longitude;
  return isThere && from.note === to.note && !isMoved(from, to);
}

/** People may be on their way. */
export function isLate({ startsAt, endsAt }: Pick<Meeting, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return isAhead({ endsAt }, now) && startsAt.getTime() - now.getTime() < LATE_CHANGE_HOURS * HOUR_MS;
}
