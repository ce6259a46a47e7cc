import { setTimeout } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { limitsOf } from '../db/limits';
import { PreparingClient } from '../db/prepared';
import { Suspicion } from './suspicion';
import { FAREWELL_MS } from './waiting-pool';

const LEASE = 778_203;

export type LeaseOptions = {
  limitMs: number;
  /** Jobs this process is running. */
  running: ReadonlySet<string>;
  sweepMs?: number;
  /** A finished job is deleted a moment later; only after this long does it count as forgotten. */
  forgottenMs?: number;
};

/**
 * A killed process leaves its jobs locked, and graphile-worker waits four hours before it reassigns them. So each
 * runner holds an advisory lock named after itself for as long as its connection lives, and every runner unlocks the
 * jobs of runners without one; each also unlocks jobs the database assigned to it but it never received, because the
 * answer was lost.
 */
export function keepLease(url: string, events: WorkerEvents, options: LeaseOptions): { end(): Promise<void> } {
  const { limitMs, running, sweepMs = 3000, forgottenMs = 15_000 } = options;
  const runners = new Set<string>();
  let client: pg.Client | null = null;
  let abandoned = new Suspicion(sweepMs);
  let forgotten = new Suspicion(forgottenMs);
  events.on('pool:create', ({ workerPool }) => {
    runners.add(workerPool.id);
    void tick();
  });

  const connect = async () => {
    const fresh = new PreparingClient({
      connectionString: url,
      application_name: 'mungchi job lease',
      ...limitsOf(limitMs),
    });
    fresh.on('error', () => {});
    fresh.once('end', () => {
      if (client !== fresh) return;
      client = null;
      void tick();
    });
    await fresh.connect();
    for (const id of runners) await fresh.query('select pg_advisory_lock_shared($1, hashtext($2))', [LEASE, id]);
    // After an outage every runner gets time to come back before any is taken for dead.
    abandoned = new Suspicion(sweepMs);
    forgotten = new Suspicion(forgottenMs);
    return fresh;
  };

  let ended = false;
  let working: Promise<void> = Promise.resolve();
  const tick = () => {
    working = working.then(async () => {
      if (ended || runners.size === 0) return;
      try {
        client ??= await connect();
        await freeWorkers(client, abandoned.confirm(await abandonedWorkers(client)));
        await freeJobs(client, forgotten.confirm(await forgottenJobs(client, [...runners], [...running])));
      } catch {
        // The database is away; the next tick tries again.
      }
    });
    return working;
  };
  const timer = setInterval(() => void tick(), sweepMs);
  timer.unref();

  return {
    async end() {
      ended = true;
      clearInterval(timer);
      const leave = async () => {
        await working;
        await client?.end().catch(() => {});
      };
      await Promise.race([leave(), setTimeout(FAREWELL_MS, undefined, { ref: false })]);
      client?.connection.stream.destroy();
    },
  };
}

/** A few seconds of grace: a runner may take its first job before its lock is visible. */
async function abandonedWorkers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ locked_by: string }>(
    `with held as (
       select objid::bigint as name from pg_locks
       where locktype = 'advisory' and classid = $1 and objsubid = 2
         and database = (select oid from pg_database where datname = current_database())
     ), locked as (
       select locked_by from graphile_worker._private_jobs where locked_at < now() - interval '5 seconds'
       union
       select locked_by from graphile_worker._private_job_queues where locked_at < now() - interval '5 seconds'
     )
     select locked_by from locked where (hashtext(locked_by)::bigint & 4294967295) not in (select name from held)`,
    [LEASE],
  );
  return rows.map((row) => row.locked_by);
}

async function freeWorkers(client: pg.Client, ids: string[]): Promise<void> {
  if (ids.length > 0) await client.query('select graphile_worker.force_unlock_workers($1)', [ids]);
}

async function forgottenJobs(client: pg.Client, runners: string[], running: string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from graphile_worker._private_jobs
     where locked_by = any($1) and locked_at < now() - interval '5 seconds' and not id = any($2::bigint[])`,
    [runners, running],
  );
  return rows.map((row) => row.id);
}

async function freeJobs(client: pg.Client, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    `with freed as (
       update graphile_worker._private_jobs set locked_at = null, locked_by = null
       where id = any($1::bigint[]) returning job_queue_id
     )
     update graphile_worker._private_job_queues queue set locked_at = null, locked_by = null
     from freed where queue.id = freed.job_queue_id`,
    [ids],
  );
}
