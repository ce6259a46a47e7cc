import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Db } from '../db/schema';
import { countJobs } from './failed-jobs';
import type { JobOutcome } from './job-handler';

/** Prometheus: what happened to the jobs, and what is waiting. The answer is the runner's `onOutcome`. */
export function jobMetrics(registry: Registry, db: Db): (outcome: JobOutcome) => void {
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
  new Gauge({
    name: 'jobs',
    help: 'Jobs by state: waiting, running, failing (will be retried), gave-up',
    labelNames: ['state'],
    registers,
    async collect() {
      const { waiting, running, failing, gaveUp } = await countJobs(db);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
      this.set({ state: 'failing' }, failing);
      this.set({ state: 'gave-up' }, gaveUp);
    },
  });
  return ({ job, outcome, seconds }) => {
    outcomes.inc({ job, outcome });
    duration.observe({ job }, seconds);
  };
}
