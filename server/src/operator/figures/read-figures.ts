import { DAY_MS, type DayFigures, type Figures, type PlaceFigures, seoulDay } from '@mungchi/contract';
import { sql } from 'kysely';
import type { DailyMetric } from '../../db/rows';
import type { Db } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { medianHours } from './figure-rules';
import { FILL_BUCKETS } from './keep-figures';

const DAYS_MAX = 366;
/** Fewer neighbours than this, and a figure might be about somebody. */
const PEOPLE_MIN = 5;

type Sums = Omit<DayFigures, 'day'>;

const count = (metric: DailyMetric) => sql`coalesce(sum(value) filter (where metric = ${sql.lit(metric)}), 0)::float8`;

const SUMS = sql`
  ${count('OPENED')} as opened, ${count('FILLED')} as filled, ${count('FILL_HOURS')} as fill_hours, ${count('PAID')} as paid,
  ${count('PAID_ON_TIME')} as paid_on_time, ${count('COMPLETED')} as completed, ${count('CANCELLED')} as cancelled,
  ${count('EXPIRED')} as expired, ${count('UNPAID')} as unpaid, ${count('BY_OPERATOR')} as by_operator,
  ${count('NO_SHOWS')} as no_shows, ${count('DISPUTES')} as disputes, ${count('REFUNDS')} as refunds,
  ${count('REFUNDED')} as refunded, ${count('HELD_CHANGE')} as held, ${count('WISHES_ASKED')} as wishes_asked,
  ${count('WISHES_GATHERED')} as wishes_gathered, ${count('WISHES_OPENED')} as wishes_opened,
  ${count('WISHES_FILLED')} as wishes_filled`;

/** From the daily counts alone: thirty days, however many purchases there were. */
export async function readFigures(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<Figures> {
  const to = asked.to ?? day(Date.parse(seoulDay(now())) - DAY_MS);
  const from = asked.from ?? (to < '2000-01-01' ? to : day(Date.parse(to) - 29 * DAY_MS));
  if ([from, to].some((each) => each < '2000-01-01' || each > '2999-12-31')) throw new Refusal('BAD_REQUEST');
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (length < 1 || length > DAYS_MAX) throw new Refusal('BAD_REQUEST');
  const stored = await perDay(db, from, to);
  const start = await sum(db, '0001-01-01', day(Date.parse(from) - DAY_MS));
  let held = start.held;
  const days = Array.from({ length }, (_, nth): DayFigures => {
    const date = day(Date.parse(from) + nth * DAY_MS);
    const counts = stored.get(date);
    held += counts?.held ?? 0;
    return { ...(counts ?? NOTHING), day: date, held };
  });
  const fillTimes = await histogram(db, from, to);
  return {
    days,
    before: await sum(db, day(Date.parse(from) - length * DAY_MS), day(Date.parse(from) - DAY_MS)),
    fillTimes,
    medianFillHours: medianHours(fillTimes),
    places: await perPlace(db, from, to),
  };
}

const NOTHING: Sums = {
  opened: 0,
  filled: 0,
  fillHours: 0,
  paid: 0,
  paidOnTime: 0,
  completed: 0,
  cancelled: 0,
  expired: 0,
  unpaid: 0,
  byOperator: 0,
  noShows: 0,
  disputes: 0,
  refunds: 0,
  refunded: 0,
  held: 0,
  wishesAsked: 0,
  wishesGathered: 0,
  wishesOpened: 0,
  wishesFilled: 0,
};

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

async function perDay(db: Db, from: string, to: string): Promise<Map<string, Sums>> {
  const { rows } = await sql<Sums & { day: string }>`
    select day::text, ${SUMS} from daily_figures where day between ${from}::date and ${to}::date group by day`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.day, row]));
}

async function sum(db: Db, from: string, to: string): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${SUMS} from daily_figures where day between ${from}::date and ${to}::date`.execute(db);
  return rows[0]!;
}

async function histogram(db: Db, from: string, to: string): Promise<number[]> {
  const { rows } = await sql<{ bucket: number; filled: number }>`
    select substring(metric from '[0-9]+$')::int as bucket, sum(value)::float8 as filled from daily_figures
    where day between ${from}::date and ${to}::date and starts_with(metric, 'FILLED_IN_') group by 1`.execute(db);
  const filled = new Map(rows.map((row) => [row.bucket, row.filled]));
  return Array.from({ length: FILL_BUCKETS }, (_, bucket) => filled.get(bucket) ?? 0);
}

async function perPlace(db: Db, from: string, to: string): Promise<PlaceFigures[]> {
  const { rows } = await sql<PlaceFigures>`
    select f.place, p.people, ${SUMS}
    from daily_figures f join place_counts p on p.place = f.place and p.people >= ${PEOPLE_MIN} and p.place <> ''
    where f.day between ${from}::date and ${to}::date
    group by f.place, p.people order by opened desc, f.place limit 50`.execute(db);
  const { rows: held } = await sql<{ place: string; held: number }>`
    select place, sum(value)::float8 as held from daily_figures where day <= ${to}::date and metric = 'HELD_CHANGE' group by place`.execute(
    db,
  );
  const all = new Map(held.map((row) => [row.place, row.held]));
  return rows.map((row) => ({ ...row, held: all.get(row.place) ?? 0 }));
}
