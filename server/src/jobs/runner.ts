import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connect, type DbConnection } from '../db/connect';
import { isDatabaseAway } from '../db/database-away';
import { limitsOf } from '../db/limits';
import { ScheduleBook } from './cron';
import { CHANNEL, createJobs, type JobHandlers, type JobName, type Lane, type Schedule } from './jobs';
import {
  type AnyHandler,
  completeJob,
  failJob,
  giveBack,
  type JobOutcome,
  LEASE_MS,
  releaseExpired,
  renewLeases,
  runHandler,
  runOf,
  type TakenJob,
  takeJobs,
} from './queue';

export type JobLog = {
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
};

export type JobRunner = {
  /** False while the runner does not look for jobs: it has stopped, or the database is away. */
  moving(): boolean;
  /** How often a part of the runner ended by an unexpected error and was started again. */
  readonly restarts: number;
  stop(): Promise<void>;
};

export type StartJobsOptions<Deps, Names extends JobName> = {
  url: string;
  deps: Deps;
  handlers: JobHandlers<Deps, Names>;
  schedules: Schedule<Names>[];
  /** Workers for all jobs that have no lane of their own. */
  concurrency?: number;
  lanes?: readonly Lane<NoInfer<Names>>[];
  /** Timeout for the runner's own statements. */
  limitMs?: number;
  /** A run that takes longer has failed; its handler is told by its signal. */
  runLimitMs?: number;
  leaseMs?: number;
  onOutcome?: (outcome: JobOutcome) => void;
};

/** For its own statements; it listens over one more. */
const CONNECTIONS = 4;
const POLL_MS = 1000;
const AGAIN_MS = 500;
const CLOCK_MS = 500;
/** Before a lease that begins now is over, several attempts to prolong it. */
const BEATS_PER_LEASE = 5;
/** The runner's own statements take a millisecond; one that hangs must not cost a lease. */
const OWN_LIMIT_MS = 5000;
const RUN_LIMIT_MS = 30 * 60_000;
const STILL_MS = 30_000;
/** All workers may be busy for a while. */
const BUSY_MS = 10 * 60_000;
/** A stopping process waits no longer for its runs; with both farewells it stays below what `stop-in-turn.ts` allows. */
const STOP_MS = 4000;
/** For a farewell nobody may hear: the line can be dead without our knowing. */
const FAREWELL_MS = 800;

/** Runs the jobs of the database, beside any number of other runners; each job goes to one of them. */
export async function startJobs<Deps extends { log: JobLog; now: () => Date }, Names extends JobName>(
  options: StartJobsOptions<Deps, Names>,
): Promise<JobRunner> {
  const runner = new Runner(options as unknown as StartJobsOptions<AnyDeps, never>);
  await runner.start();
  return {
    moving: () => runner.moving(),
    get restarts() {
      return runner.restarts;
    },
    stop: () => runner.stop(),
  };
}

type AnyDeps = { log: JobLog; now: () => Date };
type Run = { job: TakenJob; cut: AbortController };

class RunnerLane {
  readonly names: readonly string[];
  readonly workers: number;
  readonly pollMs: number;
  running = 0;
  /** Free workers for which a look is under way. */
  asking = 0;
  /** Woken while no worker was free to look. */
  isUnseen = false;
  /** The last look found as many as there were workers free. */
  mayHaveMore = false;
  seenAt = performance.now();
  #isRung = false;
  #ring: () => void = () => {};

  constructor(names: readonly string[], { workers, pollMs = POLL_MS }: Omit<Lane, 'jobs'>) {
    this.names = names;
    this.workers = workers;
    this.pollMs = pollMs;
  }

  wake(): void {
    this.#isRung = true;
    this.#ring();
  }

  async wait(ms: number): Promise<void> {
    if (!this.#isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isRung = false;
  }
}

class Runner {
  readonly #options: StartJobsOptions<AnyDeps, never>;
  readonly #holder = `${process.pid} ${randomBytes(6).toString('hex')}`;
  readonly #connection: DbConnection;
  readonly #sockets = new Set<pg.PoolClient>();
  readonly #lanes: RunnerLane[];
  readonly #book: ScheduleBook;
  readonly #leaseMs: number;
  readonly #runs = new Map<number, Run>();
  readonly #ends = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  /** Nothing of this runner goes on. */
  readonly #over = new AbortController();
  #listener: pg.Client | null = null;
  #loops: Promise<unknown>[] = [];
  #stopped: Promise<void> | null = null;
  restarts = 0;

  constructor(options: StartJobsOptions<AnyDeps, never>) {
    this.#options = options;
    const { url, deps, handlers, schedules, concurrency = 4, lanes = [], limitMs = OWN_LIMIT_MS } = options;
    this.#leaseMs = options.leaseMs ?? LEASE_MS;
    this.#connection = connect(url, { max: CONNECTIONS, limitMs: Math.min(limitMs, OWN_LIMIT_MS) });
    this.#connection.pool.on('connect', (client) => this.#sockets.add(client));
    this.#connection.pool.on('remove', (client) => this.#sockets.delete(client));
    this.#book = new ScheduleBook(schedules, createJobs(deps.now));
    const own = new Set<string>((lanes as readonly Lane[]).flatMap(({ jobs }) => jobs));
    const rest = Object.keys(handlers).filter((name) => !own.has(name));
    // The first lane needs nobody outside, so its standing still is a fault of this node.
    this.#lanes = [
      new RunnerLane(rest, { workers: concurrency }),
      ...(lanes as readonly Lane[]).map(({ jobs, ...lane }) => new RunnerLane(jobs, lane)),
    ];
  }

  async start(): Promise<void> {
    try {
      await this.#book.book(this.#connection.db, this.#options.deps.now());
    } catch (error) {
      await this.stop();
      throw error;
    }
    const stopping = this.#stopping.signal;
    this.#loops = [
      ...this.#lanes.map((lane) =>
        this.#loop(stopping, async () => {
          await this.#look(lane);
          if (!stopping.aborted) await lane.wait(lane.pollMs);
        }),
      ),
      this.#loop(stopping, () => this.#listen()),
      this.#loop(stopping, async () => {
        await this.#book.book(this.#connection.db, this.#options.deps.now());
        await pause(CLOCK_MS, stopping);
      }),
      this.#keepLeases(),
    ];
  }

  moving(): boolean {
    const { seenAt, running, workers } = this.#lanes[0]!;
    if (this.#stopping.signal.aborted) return false;
    return performance.now() - seenAt < (running >= workers ? BUSY_MS : STILL_MS);
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#stopping.abort();
    for (const { cut } of this.#runs.values()) cut.abort();
    for (const lane of this.#lanes) lane.wake();
    this.#listener?.connection.stream.destroy();
    await atMost(STOP_MS, this.#settled());
    this.#over.abort();
    if (this.#runs.size > 0)
      await atMost(
        FAREWELL_MS,
        giveBack(this.#connection.db, this.#holder).catch(() => {}),
      );
    await atMost(FAREWELL_MS, Promise.all([...this.#loops, this.#connection.close()]));
    for (const client of this.#sockets) client.connection.stream.destroy();
  }

  /** A look that was under way may have begun another run. */
  async #settled(): Promise<void> {
    await Promise.all(this.#loops.slice(0, this.#lanes.length));
    while (this.#ends.size > 0) await Promise.all(this.#ends);
  }

  /** One part of the runner, again and again; the database may be away, and nothing ends it for good. */
  async #loop(until: AbortSignal, turn: () => Promise<void>): Promise<void> {
    while (!until.aborted) {
      try {
        await turn();
      } catch (err) {
        if (until.aborted) return;
        if (!isDatabaseAway(err)) {
          this.restarts += 1;
          this.#options.deps.log.error({ err }, 'the job runner failed and is started again');
        }
        await pause(AGAIN_MS, until);
      }
    }
  }

  async #look(lane: RunnerLane): Promise<void> {
    const limit = lane.workers - lane.running - lane.asking;
    if (this.#stopping.signal.aborted) return;
    lane.isUnseen = limit === 0;
    if (lane.isUnseen) return;
    lane.asking += limit;
    try {
      const wanted = { names: lane.names, now: this.#options.deps.now(), limit };
      const jobs = await takeJobs(this.#connection.db, this.#holder, wanted, this.#leaseMs);
      lane.seenAt = performance.now();
      lane.mayHaveMore = jobs.length === limit;
      for (const job of jobs) this.#begin(lane, job);
    } finally {
      lane.asking -= limit;
    }
    if (lane.isUnseen && lane.running < lane.workers) lane.wake();
  }

  /** Told of a new job, its lane looks at once; without being told, at its next look. */
  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'mungchi job listener',
      ...limitsOf(this.#options.limitMs ?? OWN_LIMIT_MS),
    });
    client.on('error', () => {});
    client.on('notification', ({ payload: name = '' }) =>
      this.#lanes.find(({ names }) => names.includes(name))?.wake(),
    );
    this.#listener = client;
    const ended = once(client, 'end', { signal: this.#stopping.signal }).catch(() => {});
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      for (const lane of this.#lanes) lane.wake();
      await ended;
    } finally {
      client.connection.stream.destroy();
    }
    await pause(AGAIN_MS, this.#stopping.signal);
  }

  #begin(lane: RunnerLane, job: TakenJob): void {
    const run = { job, cut: new AbortController() };
    if (this.#stopping.signal.aborted) run.cut.abort();
    this.#runs.set(job.id, run);
    lane.running += 1;
    const end = this.#run(run).finally(() => {
      // Its lease may have gone to another process, and have come back.
      if (this.#runs.get(job.id) === run) this.#runs.delete(job.id);
      lane.running -= 1;
      lane.seenAt = performance.now();
    });
    const next = end.then(() => this.#lookAgain(lane, job)).finally(() => this.#ends.delete(next));
    this.#ends.add(next);
  }

  async #lookAgain(lane: RunnerLane, { queue }: TakenJob): Promise<void> {
    if (!lane.mayHaveMore && !lane.isUnseen && queue === null) return;
    // The lane's own loop says what is wrong.
    await this.#look(lane).catch(() => lane.wake());
  }

  async #run({ job, cut }: Run): Promise<void> {
    const { handlers, deps, onOutcome, runLimitMs = RUN_LIMIT_MS } = this.#options;
    const { db } = this.#connection;
    const handler = (handlers as Record<string, AnyHandler>)[job.name]!;
    const report = (outcome: JobOutcome) => {
      onOutcome?.(outcome);
      const fields = { err: outcome.error, job: outcome.job };
      if (outcome.outcome === 'failed') deps.log.warn(fields, 'job failed, will be retried');
      if (outcome.outcome === 'gave-up') deps.log.error(fields, 'job failed for the last time');
    };
    const limited: AnyHandler = (...given) => endedWithin(runLimitMs, handler(...given), cut);
    try {
      await runHandler(limited, deps, job, runOf(job, cut.signal), report);
    } catch (error) {
      return this.#write(job, () => failJob(db, this.#holder, job, error, deps.now()));
    }
    return this.#write(job, () => completeJob(db, this.#holder, job));
  }

  /** What has ended is told until it is heard; meanwhile its lease is prolonged. Unheard at the stop, it will run again. */
  async #write(job: TakenJob, write: () => Promise<boolean>): Promise<void> {
    const { log } = this.#options.deps;
    for (;;) {
      try {
        const isHeld = await write();
        if (!isHeld) log.warn({ job: job.name, id: job.id }, 'the job was taken over while it ran');
        return;
      } catch (err) {
        if (!isDatabaseAway(err)) return log.error({ err, job: job.name }, 'the end of a job could not be written');
        if (this.#stopping.signal.aborted) return;
      }
      await pause(AGAIN_MS, this.#stopping.signal);
    }
  }

  /** Goes on while a stopping process waits for its last runs. */
  async #keepLeases(): Promise<void> {
    const beatMs = this.#leaseMs / BEATS_PER_LEASE;
    const { db } = this.#connection;
    let steadySince: number | null = performance.now();
    while (!this.#over.signal.aborted) {
      try {
        if (this.#runs.size > 0) await this.#renew();
        // After an outage everybody gets time to come back before anybody is taken for dead.
        steadySince ??= performance.now();
        if (performance.now() - steadySince > 2 * beatMs && (await releaseExpired(db)) > 0)
          for (const lane of this.#lanes) lane.wake();
      } catch (err) {
        steadySince = null;
        if (!isDatabaseAway(err)) this.#options.deps.log.error({ err }, 'the leases of jobs');
      }
      await pause(beatMs, this.#over.signal);
    }
  }

  async #renew(): Promise<void> {
    const runs = [...this.#runs.values()];
    const held = await renewLeases(
      this.#connection.db,
      this.#holder,
      runs.map(({ job }) => job.id),
      this.#leaseMs,
    );
    // Those that have just ended are not there any more either; they hear nothing.
    for (const { job, cut } of runs) if (!held.has(job.id)) cut.abort();
  }
}

/** A handler that hangs frees its worker; that its promise may still end nobody waits for. */
async function endedWithin(ms: number, work: Promise<void>, cut: AbortController): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`did not end within ${Math.round(ms / 1000)} s`));
      cut.abort();
    }, ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, wait(ms, undefined, { ref: false })]);
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => {});
