import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';

const LEASE = 778_203;
const SWEEP_MS = 10_000;

/**
 * A killed process leaves its jobs locked, and the library waits four hours before it gives them to another. So each runner
 * holds an advisory lock named after itself for as long as its connection lives, and all of them free what belongs to no one.
 */
export function keepLease(url: string, events: WorkerEvents, sweepMs = SWEEP_MS): { end(): Promise<void> } {
  const runners = new Set<string>();
  let client: pg.Client | null = null;
  events.on('pool:create', ({ workerPool }) => {
    runners.add(workerPool.id);
    void tick();
  });

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'mungchi job lease' });
    fresh.on('error', () => {});
    fresh.once('end', () => {
      if (client === fresh) client = null;
    });
    await fresh.connect();
    for (const id of runners) await fresh.query('select pg_advisory_lock_shared($1, hashtext($2))', [LEASE, id]);
    return fresh;
  };

  let ended = false;
  let working: Promise<void> = Promise.resolve();
  const tick = () => {
    working = working.then(async () => {
      if (ended || runners.size === 0) return;
      try {
        client ??= await connect();
        await freeAbandoned(client);
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
      await working;
      await client?.end().catch(() => {});
    },
  };
}

/** A few seconds of grace: a runner takes its first job before its lock may be visible. */
async function freeAbandoned(client: pg.Client): Promise<void> {
  await client.query(
    `with held as (
       select objid::bigint as name from pg_locks
       where locktype = 'advisory' and classid = $1 and objsubid = 2
         and database = (select oid from pg_database where datname = current_database())
     ), locked as (
       select locked_by from graphile_worker._private_jobs where locked_at < now() - interval '5 seconds'
       union
       select locked_by from graphile_worker._private_job_queues where locked_at < now() - interval '5 seconds'
     )
     select graphile_worker.force_unlock_workers(array_agg(locked_by))
     from locked
     where (hashtext(locked_by)::bigint & 4294967295) not in (select name from held)
     having count(*) > 0`,
    [LEASE],
  );
}
