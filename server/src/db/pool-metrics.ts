import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Prometheus: connections by pool, and callers waiting for one. */
export function poolMetrics(registry: Registry, pools: Record<string, pg.Pool>): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections by pool: open, idle; waiting are callers without one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}
