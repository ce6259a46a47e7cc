import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { transact } from '../db/transaction';
import type { JobName, Jobs, Schedule } from './jobs';

export const MINUTE_MS = 60_000;

/** Of a schedule of five fields (minute hour day month weekday, UTC): whether it names a minute. */
export function scheduleOf(cron: string): (at: Date) => boolean {
  const fields = cron.split(' ').map((field) => valuesOf(field, cron));
  const [minutes, hours, days, months, weekdays] = fields;
  if (fields.length !== 5) throw new Error(`Not a schedule of five fields: ${cron}`);
  return (at) =>
    minutes!.has(at.getUTCMinutes()) &&
    hours!.has(at.getUTCHours()) &&
    days!.has(at.getUTCDate()) &&
    months!.has(at.getUTCMonth() + 1) &&
    weekdays!.has(at.getUTCDay());
}

/** The first whole minute after. */
export function minuteAfter(at: Date): Date {
  return new Date((Math.floor(at.getTime() / MINUTE_MS) + 1) * MINUTE_MS);
}

function valuesOf(field: string, cron: string): Set<number> {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [, whole, from, to, step] = /^(?:(\*)|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (whole === undefined && from === undefined) throw new Error(`Not a schedule: ${cron}`);
    const last = whole ? 59 : Number(to ?? from);
    for (let value = Number(from ?? 0); value <= last; value += Number(step ?? 1)) values.add(value);
  }
  return values;
}

type Times = { since: Date; until: Date };

/** Adds a job for what each schedule names as time passes. All nodes do; the first one's rows are found by the others. */
export class ScheduleBook {
  readonly #schedules: readonly (Schedule<JobName> & { isDue: (minute: Date) => boolean })[];
  readonly #jobs: Jobs;
  #bookedUntil: Date | null = null;

  constructor(schedules: readonly Schedule<JobName>[], jobs: Jobs) {
    this.#schedules = schedules.map((schedule) => ({ ...schedule, isDue: scheduleOf(schedule.cron) }));
    this.#jobs = jobs;
  }

  /** What fell due since the last call; at the first one, what is to be caught up. */
  async book(db: Db, until: Date): Promise<void> {
    const before = this.#bookedUntil;
    if (before && !this.#schedules.some(({ isDue }) => lastDue(isDue, { since: before, until }))) return;
    if (this.#schedules.length > 0) await this.#write(db, before, until);
    this.#bookedUntil = until;
  }

  async #write(db: Db, before: Date | null, until: Date): Promise<void> {
    const names = this.#schedules.map(({ job }) => job as string).sort();
    await transact(db, async (tx) => {
      await sql`insert into job_schedules (job, booked_until)
        select name, ${until}::timestamptz from unnest(${names}::text[]) as name on conflict do nothing`.execute(tx);
      const { rows } = await sql<{ job: string; bookedUntil: Date }>`
        select job, booked_until from job_schedules where job = any(${names}::text[]) order by job for update`.execute(
        tx,
      );
      for (const { job, isDue, queue, catchUpMs = 0 } of this.#schedules) {
        const booked = rows.find((row) => row.job === job)!.bookedUntil;
        const own = before?.getTime() ?? until.getTime() - catchUpMs;
        const runAt = lastDue(isDue, { since: new Date(Math.max(own, booked.getTime())), until });
        if (runAt) await this.#jobs.add(tx, job, {} as never, { key: cronKey(job), runAt, ...(queue && { queue }) });
      }
      await sql`update job_schedules set booked_until = ${until}
        where job = any(${names}::text[]) and booked_until < ${until}`.execute(tx);
    });
  }
}

export const cronKey = (job: JobName): string => `cron ${job}`;

function lastDue(isDue: (minute: Date) => boolean, { since, until }: Times): Date | null {
  for (let at = Math.floor(until.getTime() / MINUTE_MS) * MINUTE_MS; at > since.getTime(); at -= MINUTE_MS)
    if (isDue(new Date(at))) return new Date(at);
  return null;
}
