import { setTimeout } from 'node:timers/promises';
import { HOUR_MS } from '@mungchi/contract';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../db/schema';
import { cronKey, MINUTE_MS, minuteAfter, scheduleOf } from './cron';
import { IS_WAITING, type JobHandlers, type JobName, type JobRun, type Jobs, type Schedule } from './jobs';
import type { MovedClock } from './moved-clock';
import {
  type AnyHandler,
  completeJob,
  failJob,
  type JobOutcome,
  messageOf,
  releaseAll,
  retryMs,
  runHandler,
  runOf,
  takeJob,
} from './queue';
import type { JobLog, JobRunner } from './runner';

/** What ran while the clock was moved, in order. */
export type Ran = { name: string; at: Date; ok: boolean; error?: string };
/** Not reached: so much fell due that the way was cut; moving to that instant again goes on. */
export type Move = { to: Date; reached: boolean; ran: Ran[] };

type Needed = { db: Db; jobs: Jobs; log: JobLog };
type Due = { at: Date; id: number } | { at: Date; schedules: Schedule<JobName>[] };

/** Held while jobs run, so that all nodes together run one at a time. */
const LOCK = 778_220;
const LOOK_MS = 100;
const POLL_MS = 200;
/** For a move that waits for another one. */
const PATIENCE_MS = 100_000;
const WALK_MS = 90_000;
const MOST_RUNS = 20_000;
const SHORT_WAY_MS = 6 * HOUR_MS;
const LAST_MINUTES_MS = 10 * MINUTE_MS;
const HOLDER = 'moved clock';

type Options<Deps> = {
  clock: MovedClock;
  pool: pg.Pool;
  deps: () => Deps;
  handlers: JobHandlers<Deps>;
  schedules: Schedule[];
};

/**
 * Runs jobs by a clock that a tester moves, in place of `startJobs`: one after another, each at its own due instant, schedules
 * included.
 */
export class OrderedRunner<Deps extends Needed> {
  readonly #options: Options<Deps>;
  readonly #schedules: (Schedule<JobName> & { isDue: (minute: Date) => boolean })[];
  readonly #stopping = new AbortController();
  #onOutcome: (outcome: JobOutcome) => void = () => {};

  constructor(options: Options<Deps>) {
    this.#options = options;
    this.#schedules = options.schedules.map((schedule) => ({ ...schedule, isDue: scheduleOf(schedule.cron) }));
  }

  /** Runs what falls due until then, and what that adds. A move that waited for another one starts where that one ended. */
  async move(targetOf: (now: Date) => Date): Promise<Move> {
    const { clock } = this.#options;
    const move = await this.#alone(async () => {
      await clock.read();
      return this.#walk(targetOf(clock.now()));
    }, PATIENCE_MS);
    if (!move) throw new Error('another move of the clock does not end');
    return move;
  }

  /** Runs what falls due while time passes. */
  async start(onOutcome: (outcome: JobOutcome) => void): Promise<JobRunner> {
    this.#onOutcome = onOutcome;
    await this.#alone(() => this.#catchUp(), PATIENCE_MS);
    let last = performance.now();
    const loop = async () => {
      while (!this.#stopping.signal.aborted) {
        try {
          await this.#options.clock.read();
          await this.#alone(() => this.#walk(null), 0);
          last = performance.now();
        } catch (err) {
          this.#options.deps().log.warn({ err }, 'jobs');
        }
        await setTimeout(POLL_MS, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
    };
    const running = loop();
    return {
      moving: () => performance.now() - last < 2 * WALK_MS,
      restarts: 0,
      stop: async () => {
        this.#stopping.abort();
        await running;
      },
    };
  }

  async #walk(target: Date | null): Promise<Move> {
    const { clock } = this.#options;
    let { scheduledUntil } = await clock.read();
    const from = scheduledUntil;
    const ran: Ran[] = [];
    const givesUpAt = performance.now() + WALK_MS;
    for (;;) {
      const until = target && target > clock.now() ? target : clock.now();
      const due = await this.#nextDue(scheduledUntil, until, (minute) => isLongWay(from, until, minute));
      if (!due) break;
      if (ran.length >= MOST_RUNS || performance.now() >= givesUpAt || this.#stopping.signal.aborted)
        return { to: until, reached: false, ran };
      await clock.moveTo(due.at);
      if ('id' in due) ran.push(...(await this.#run(due.id)));
      else {
        for (const schedule of due.schedules) ran.push(await this.#runSchedule(schedule, due.at));
        scheduledUntil = due.at;
        await clock.noteScheduled(scheduledUntil);
      }
    }
    if (target) {
      await clock.moveTo(target);
      await clock.noteScheduled(scheduledUntil > target ? scheduledUntil : target);
    }
    return { to: target ?? clock.now(), reached: true, ran };
  }

  /** The earliest job or schedule; the schedules of a minute come before what is due in it. */
  async #nextDue(since: Date, until: Date, isLong: (minute: Date) => boolean): Promise<Due | null> {
    const { rows } = await sql<{ id: number; runAt: Date }>`
      select id, run_at from jobs
      where ${IS_WAITING} and run_at <= ${until} and name = any(${Object.keys(this.#options.handlers)}::text[])
      order by run_at, priority, id limit 1`.execute(this.#options.deps().db);
    const job = rows[0];
    const last = job && job.runAt < until ? job.runAt : until;
    for (let minute = minuteAfter(since); minute <= last; minute = new Date(minute.getTime() + MINUTE_MS)) {
      const isFar = isLong(minute);
      const schedules = this.#schedules.filter(
        ({ isDue, cron }) => isDue(minute) && !(isFar && isLeftOut(cron, minute)),
      );
      if (schedules.length > 0) return { at: minute, schedules };
    }
    return job ? { at: job.runAt, id: job.id } : null;
  }

  /** Nothing where another program has taken the job away meanwhile. */
  async #run(id: number): Promise<Ran[]> {
    const { clock } = this.#options;
    const { db } = this.#options.deps();
    const job = await takeJob(db, HOLDER, id);
    if (!job) return [];
    const { name } = job;
    const at = clock.now();
    try {
      await this.#handle(name, job.payload, runOf(job, this.#stopping.signal));
    } catch (error) {
      await failJob(db, HOLDER, job, error, clock.now());
      return [{ name, at, ok: false, error: messageOf(error) }];
    }
    await completeJob(db, HOLDER, job);
    return [{ name, at, ok: true }];
  }

  /** At once, without a row; a failed one becomes a job that is tried again. */
  async #runSchedule({ job: name, queue }: Schedule<JobName>, at: Date): Promise<Ran> {
    const { clock } = this.#options;
    const when = clock.now();
    const run = { id: '', attempt: 1, lastAttempt: false, runAt: at, signal: this.#stopping.signal };
    try {
      await this.#handle(name, {}, run);
      return { name, at: when, ok: true };
    } catch (error) {
      await this.#book({ job: name, queue }, new Date(clock.now().getTime() + retryMs(1)));
      return { name, at: when, ok: false, error: messageOf(error) };
    }
  }

  #handle(name: string, payload: unknown, run: JobRun): Promise<void> {
    const { deps, handlers } = this.#options;
    const handler = (handlers as Record<string, AnyHandler>)[name]!;
    return runHandler(handler, deps(), { name, payload }, run, (outcome) => {
      this.#onOutcome(outcome);
      const { job, error: err } = outcome;
      if (outcome.outcome !== 'done') deps().log.warn({ err, job }, `job ${outcome.outcome}`);
    });
  }

  /** Missed while no process ran: only what is to be made up. */
  async #catchUp(): Promise<void> {
    const { clock } = this.#options;
    const { scheduledUntil } = await clock.read();
    const now = clock.now();
    for (const schedule of this.#schedules) {
      const since = Math.max(scheduledUntil.getTime(), now.getTime() - (schedule.catchUpMs ?? 0));
      for (let minute = minuteAfter(new Date(since)); minute <= now; minute = minuteAfter(minute))
        if (schedule.isDue(minute)) await this.#book(schedule, minute);
    }
    await clock.noteScheduled(now);
  }

  async #book({ job, queue }: Pick<Schedule<JobName>, 'job' | 'queue'>, runAt: Date): Promise<void> {
    const { db, jobs } = this.#options.deps();
    await jobs.add(db, job, {} as never, { key: cronKey(job), runAt, ...(queue && { queue }) });
  }

  /** One node at a time; null where another one is at it for longer. */
  async #alone<T>(work: () => Promise<T>, patienceMs: number): Promise<T | null> {
    const client = await this.#options.pool.connect();
    try {
      const givesUpAt = performance.now() + patienceMs;
      for (;;) {
        const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK]);
        if (rows[0].taken) break;
        if (performance.now() >= givesUpAt) return null;
        await setTimeout(LOOK_MS);
      }
      try {
        // Whoever held a job while nobody held the lock is dead.
        await releaseAll(this.#options.deps().db);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [LOCK]);
      }
    } finally {
      client.release();
    }
  }
}

function isLongWay(from: Date, until: Date, minute: Date): boolean {
  const isNearEnd = until.getTime() - minute.getTime() < LAST_MINUTES_MS;
  return until.getTime() - from.getTime() > SHORT_WAY_MS && !isNearEnd;
}

/** What runs every hour or more often looks for what is due anyway, at every third hour and at the end of the way. */
function isLeftOut(cron: string, minute: Date): boolean {
  const [minutes, hours] = cron.split(' ');
  const sinceThirdHour = minute.getTime() % (3 * HOUR_MS);
  return hours === '*' && (minutes!.startsWith('*') ? sinceThirdHour > 0 : sinceThirdHour >= HOUR_MS);
}
