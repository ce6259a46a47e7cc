import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { testDatabase } from '../db/test-database';
import { jobMetrics } from './job-metrics';
import { createJobs } from './jobs';

test('outcomes and waiting jobs are visible to an operator', async () => {
  const database = await testDatabase();
  const registry = new Registry();
  const onOutcome = jobMetrics(registry, database.db, () => new Date());
  await createJobs(() => new Date()).add(database.db, 'anything' as never, {} as never);
  onOutcome({ job: 'a', outcome: 'gave-up', seconds: 0.1 });
  const text = await registry.metrics();
  expect(text).toContain('jobs_total{job="a",outcome="gave-up"} 1');
  expect(text).toContain('jobs{state="waiting"} 1');
  expect(text).toMatch(/jobs_oldest_due_seconds [0-9.e-]+/);

  await database.close();
  const without = await registry.metrics();
  expect(without).toContain('jobs_total{job="a",outcome="gave-up"} 1');
  expect(without).not.toMatch(/^jobs(_oldest_due_seconds|\{)/m);
});
