import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Db } from '../db/schema';
import { sharedCall } from '../shared-call';
import { within } from '../within';
import { countJobs } from './failed-jobs';
import type { JobOutcome } from './queue';
import type { JobRunner } from './runner';

const ANSWER_MS = 2000;

/**
 * Prometheus: outcomes of jobs, and the number waiting, omitted while the database is away. Returns the runner's
 * `onOutcome`.
 */
export function jobMetrics(registry: Registry, db: Db, now: () => Date): (outcome: JobOutcome) => void {
  const registers = [registry];
  const outcomes = new Counter({
    name: 'jobs_total',
    help: 'Jobs by outcome',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a job took',
    labelNames: ['job'],
    registers,
  });
  const read = sharedCall(() => within(ANSWER_MS, 'jobs', countJobs(db, now())).catch(() => null));
  new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest job that is due has been waiting',
    registers,
    async collect() {
      const counts = await read();
      if (counts) this.set(counts.oldestDueSeconds);
      else this.remove();
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs by state: waiting, running, failing (will be retried), gave-up',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await read();
      if (!counts) return this.reset();
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'running' }, counts.running);
      this.set({ state: 'failing' }, counts.failing);
      this.set({ state: 'gave-up' }, counts.gaveUp);
    },
  });
  return ({ job, outcome, seconds }) => {
    outcomes.inc({ job, outcome });
    duration.observe({ job }, seconds);
  };
}

/** Prometheus: whether this process polls for jobs, and how often its runner was restarted. */
export function runnerMetrics(registry: Registry, runner: Pick<JobRunner, 'moving' | 'restarts'>): void {
  new Gauge({
    name: 'job_runner_up',
    help: '1 while this process asks for jobs',
    registers: [registry],
    collect() {
      this.set(runner.moving() ? 1 : 0);
    },
  });
  new Counter({
    name: 'job_runner_restarts_total',
    help: 'How often the runner stopped by itself and was started again',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(runner.restarts);
    },
  });
}
