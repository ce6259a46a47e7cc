import { Counter, type Registry } from 'prom-client';
import type { ReadOutcome } from './replica';

/** Prometheus: where calls that may be read at the replica were read, and why not there. */
export function countReads(registry: Registry): (outcome: ReadOutcome) => void {
  const reads = new Counter({
    name: 'replica_reads_total',
    help: 'Calls read at the replica, or at the primary because the replica was behind or away',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => reads.inc({ outcome });
}
