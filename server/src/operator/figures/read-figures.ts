import { DAY_MS, type DayFigures, type Figures, type PlaceFigures, seoulDay } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { addUp, medianHours } from './figure-rules';
import { FILL_BUCKETS } from './keep-figures';

const DAYS_MAX = 366;
/** Fewer neighbours than this, and a figure might be about somebody. */
const PEOPLE_MIN = 5;

type Sums = Omit<DayFigures, 'day'>;

const SUMS = sql`
  coalesce(sum(opened), 0)::int as opened, coalesce(sum(filled), 0)::int as filled,
  coalesce(sum(fill_hours), 0)::float8 as fill_hours, coalesce(sum(paid), 0)::int as paid,
  coalesce(sum(paid_on_time), 0)::int as paid_on_time, coalesce(sum(completed), 0)::int as completed,
  coalesce(sum(cancelled), 0)::int as cancelled, coalesce(sum(expired), 0)::int as expired,
  coalesce(sum(unpaid), 0)::int as unpaid, coalesce(sum(by_operator), 0)::int as by_operator,
  coalesce(sum(no_shows), 0)::int as no_shows, coalesce(sum(disputes), 0)::int as disputes,
  coalesce(sum(refunds), 0)::int as refunds, coalesce(sum(refunded), 0)::float8 as refunded,
  coalesce(sum(held_change), 0)::float8 as held,
  coalesce(sum(wishes_asked), 0)::int as wishes_asked, coalesce(sum(wishes_gathered), 0)::int as wishes_gathered,
  coalesce(sum(wishes_opened), 0)::int as wishes_opened, coalesce(sum(wishes_filled), 0)::int as wishes_filled`;

/** From the daily counts alone: thirty rows, however many purchases there were. */
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
  const rows = await db
    .selectFrom('dailyFigures')
    .select('fillTimes')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return addUp(
    rows.map(({ fillTimes }) => fillTimes),
    FILL_BUCKETS,
  );
}

async function perPlace(db: Db, from: string, to: string): Promise<PlaceFigures[]> {
  const { rows } = await sql<PlaceFigures>`
    select f.place, p.people, ${SUMS}
    from daily_figures f join place_counts p on p.place = f.place and p.people >= ${PEOPLE_MIN} and p.place <> ''
    where f.day between ${from}::date and ${to}::date
    group by f.place, p.people order by sum(opened) desc, f.place limit 50`.execute(db);
  const { rows: held } = await sql<{ place: string; held: number }>`
    select place, sum(held_change)::float8 as held from daily_figures where day <= ${to}::date group by place`.execute(
    db,
  );
  const all = new Map(held.map((row) => [row.place, row.held]));
  return rows.map((row) => ({ ...row, held: all.get(row.place) ?? 0 }));
}
