import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { testDatabase } from '../db/test-database';
import { jobMetrics } from './job-metrics';

test('outcomes and waiting jobs are visible to an operator', async () => {
  const database = await testDatabase();
  const registry = new Registry();
  const onOutcome = jobMetrics(registry, database.db);
  await database.pool.query(`select graphile_worker.add_job('anything')`);
  onOutcome({ job: 'a', outcome: 'gave-up', seconds: 0.1 });
  const text = await registry.metrics();
  await database.close();
  expect(text).toContain('jobs_total{job="a",outcome="gave-up"} 1');
  expect(text).toContain('jobs{state="waiting"} 1');
});
