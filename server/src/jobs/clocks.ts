import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Db, Tx } from '../db/schema';
import { transact } from '../db/transaction';
import { type Clock, type ClockId, type ClockName, type Clocks, type ClockTable, clockKey } from './clock';
import { byDay, isByDay, nextRun } from './clock-rules';
import {
  IS_WAITING,
  type JobHandler,
  type JobName,
  type JobPayloads,
  type JobRun,
  type Jobs,
  type Schedule,
} from './jobs';

declare module './jobs' {
  interface JobPayloads {
    'jobs.find-clocks': Record<string, never>;
  }
}

type Needed = { db: Db; jobs: Jobs; now: () => Date; log: { warn(fields: object, text: string): void } };
type AnyTable = Record<string, Clock<unknown, number>>;

/** What verbs see of the clocks. */
export function createClocks<Deps extends Needed>(table: ClockTable<Deps>, deps: () => Deps): Clocks {
  return {
    async book(tx, name, id) {
      const clock = (table as AnyTable)[name]!;
      const due = await clock.due(deps(), tx, id);
      if (due === null || (await isBookedBy(tx, clockKey(name, id), at(clock, due)))) return;
      await add(deps(), tx, name, id, at(clock, due));
    },
  };
}

type Tables<Deps> = { [Name in keyof ClockTable<Deps> & JobName]: JobHandler<Deps, Name> };

/** The job of each clock, and the one that finds those that have none. */
export function clockJobs<Deps extends Needed>(
  table: ClockTable<Deps>,
): Tables<Deps> & { 'jobs.find-clocks': JobHandler<Deps, 'jobs.find-clocks'> } {
  const find = (deps: Deps, _: unknown, { signal }: JobRun) => findClocks(deps, table as unknown as AnyTable, signal);
  const each = Object.entries(table as unknown as AnyTable).map(([name, clock]) => [
    name,
    (deps: Deps, { id }: { id: number }, run: JobRun) => runClock(deps, name as ClockName, clock, id, run),
  ]);
  return Object.fromEntries([...each, ['jobs.find-clocks', find]]);
}

/** By day and night: what it finds waits for the morning by itself. */
export const clockSchedules: Schedule<'jobs.find-clocks'>[] = [
  { job: 'jobs.find-clocks', cron: '5 * * * *', catchUpMs: 3_600_000 },
];

/**
 * A job that comes sooner asks the rule and books the next one itself. Each new job wakes the runners of every node, a fifth of
 * what a payment cost.
 */
async function isBookedBy(tx: Tx, key: string, until: Date): Promise<boolean> {
  const { rows } = await sql<{ isBooked: boolean }>`${PREPARED}
    select exists (select from jobs where key = ${key} and ${IS_WAITING} and run_at <= ${until}) as "isBooked"`.execute(
    tx,
  );
  return rows[0]!.isBooked;
}

async function runClock(deps: Needed, name: ClockName, clock: Clock<unknown, number>, id: number, run: JobRun) {
  // Late or again, it waits for the morning; only whoever asks for it at night by hand has it run then.
  const isLate = isByDay(run.runAt) || run.attempt > 1;
  if (clock.byDay && isLate && !isByDay(deps.now())) return add(deps, deps.db, name, id, byDay(deps.now()));
  if ((await clock.step(deps, id)) === 'asleep') return;
  await transact(deps.db, async (tx) => {
    const due = await clock.due(deps, tx, id);
    if (due !== null) await add(deps, tx, name, id, at(clock, nextRun(due, deps.now(), run.runAt)));
  });
}

const AT_ONCE = 1_000;

async function findClocks(deps: Needed, table: AnyTable, signal: AbortSignal): Promise<void> {
  for (const [name, clock] of Object.entries(table)) {
    if (signal.aborted) return;
    const ids = await clock.lost(deps.db, deps.now());
    if (ids.length > 0) deps.log.warn({ clock: name, found: ids.length }, 'clocks without a job');
    const list = ids.map((id) => ({ payload: { id } as never, key: clockKey(name as ClockName, id) }));
    for (let next = 0; next < list.length; next += AT_ONCE)
      await deps.jobs.addEach(deps.db, name as ClockName, list.slice(next, next + AT_ONCE), {
        runAt: at(clock, deps.now()),
        priority: PRIORITY,
      });
  }
}

/** Behind what people wait for. */
const PRIORITY = 5;

function add<Name extends ClockName>(deps: Needed, db: Db, name: Name, id: ClockId<Name> | number, runAt: Date) {
  const payload = { id } as unknown as JobPayloads[Name];
  return deps.jobs.add(db, name, payload, { key: clockKey(name, id), runAt, priority: PRIORITY });
}

const at = (clock: Pick<Clock<unknown, number>, 'byDay'>, due: Date): Date => (clock.byDay ? byDay(due) : due);
