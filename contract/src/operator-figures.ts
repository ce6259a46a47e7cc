import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { boardId } from './ids';
import { operatorChange, operatorRead } from './operator-shapes';
import { calendarDate, calendarDateInput, count, id, idParam, instant, won } from './shapes';

const figures = {
  opened: count,
  filled: count,
  /** Of those that were filled: hours from opening, summed. */
  fillHours: z.number(),
  paid: count,
  paidOnTime: count,
  completed: count,
  cancelled: count,
  expired: count,
  unpaid: count,
  byOperator: count,
  noShows: count,
  disputes: count,
  refunds: count,
  refunded: won,
  held: z.int(),
  /** 같이 살 사람?: asked, gathered, opened from one, and of those filled. */
  wishesAsked: count,
  wishesGathered: count,
  wishesOpened: count,
  wishesFilled: count,
};

export const DayFigures = z.object({ day: calendarDate, ...figures });
export type DayFigures = z.infer<typeof DayFigures>;

export const PlaceFigures = z.object({ place: z.string(), people: count, ...figures });
export type PlaceFigures = z.infer<typeof PlaceFigures>;

export const Figures = z.object({
  days: z.array(DayFigures),
  /** The same number of days before, summed. */
  before: z.object(figures),
  /** Filled purchases by half-days from opening; the last takes the rest. */
  fillTimes: z.array(count),
  medianFillHours: z.nullable(z.number()),
  places: z.array(PlaceFigures),
});
export type Figures = z.infer<typeof Figures>;

const day = calendarDateInput('날짜를 골라 주세요.');

export const operatorFigures = endpoint({
  ...operatorRead,
  path: '/api/operator/figures',
  summary: 'Reads the figures by day, and by neighbourhood with at least five people',
  query: z.object({ from: z.optional(day), to: z.optional(day) }),
  response: Figures,
  errors: ['NOT_OPERATOR', 'BAD_REQUEST'],
});

export const MACHINE_STATES = ['REAL', 'BUILT_IN', 'OFF'] as const;

export const BACKUP_STATES = ['FOLDER', 'BUCKET', 'ELSEWHERE', 'OFF'] as const;

export const Machines = z.object({
  version: z.string(),
  startedAt: instant,
  migration: z.object({ name: z.string(), applied: count }),
  database: z.object({
    ms: z.number(),
    bytes: z.number(),
    /** Null where none is configured; without a delay when it does not answer. */
    replica: z.nullable(z.object({ delayMs: z.nullable(count) })),
  }),
  nodes: z.array(
    z.object({
      name: z.string(),
      since: instant,
      seenAt: instant,
      people: count,
      version: z.string(),
      /** In percent of one core, since it was last heard of. */
      cpu: z.nullable(count),
    }),
  ),
  jobs: z.object({ waiting: count, running: count, failing: count, gaveUp: count, oldestDueSeconds: z.number() }),
  adapters: z.array(
    z.object({
      name: z.string(),
      uses: z.string(),
      state: z.enum(MACHINE_STATES),
      lastAt: z.nullable(instant),
      lastOk: z.nullable(z.boolean()),
      /** Of the last 24 hours, as far back as the processes that run remember. */
      calls: z.nullable(count),
      failed: z.nullable(count),
      /** Nineteen of twenty of the latest calls took no longer, in ms. */
      p95: z.nullable(count),
      /** Calls in each of the last 24 hours, this one last; empty where none are counted. */
      hours: z.array(count),
    }),
  ),
  failed: z.array(
    z.object({
      id,
      job: z.string(),
      attempts: count,
      maxAttempts: count,
      lastError: z.string(),
      runAt: instant,
      gaveUp: z.boolean(),
    }),
  ),
  stuck: z.array(
    z.object({ kind: z.string(), boardId: z.nullable(boardId), title: z.string(), amount: won, since: instant }),
  ),
  push: z.object({
    devices: count,
    reachedToday: count,
    entriesToday: count,
    pushedToday: count,
    /** Entries that a push service took, and how long half and nineteen of twenty of them took from being due, in ms. */
    arrivedToday: count,
    p50: z.nullable(count),
    p95: z.nullable(count),
  }),
  backup: z.object({
    /** `ELSEWHERE`: of a database that is run elsewhere, by whoever runs it. */
    state: z.enum(BACKUP_STATES),
    last: z.nullable(z.object({ at: instant, bytes: count })),
    /** Why the latest attempt came to nothing. */
    failure: z.nullable(z.string()),
  }),
});
export type Machines = z.infer<typeof Machines>;

export const operatorMachines = endpoint({
  ...operatorRead,
  path: '/api/operator/machines',
  summary: 'Reads the state of nodes, database, jobs, push and outside services, without any secret',
  response: Machines,
});

export const retryJobAs = endpoint({
  ...operatorChange,
  path: '/api/operator/machines/jobs/:jobId/retry',
  summary: 'Retries a failed job',
  params: z.object({ jobId: idParam }),
  errors: ['NOT_OPERATOR', 'NOT_FOUND'],
});
