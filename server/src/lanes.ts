import type { JOBS } from './features';
import type { Lane } from './jobs/jobs';

/**
 * Jobs that wait for other parties: those of a provider that is silent do not keep others waiting. Everything else, bans and
 * reminders among it, runs beside them and needs only the database.
 */
export const LANES: readonly Lane<keyof typeof JOBS>[] = [
  // Told or owed: short, and few at a time when the provider is silent.
  {
    workers: 2,
    jobs: ['payments.look', 'payments.refund', 'payments.hand-over', 'sandbox.webhook'],
  },
  // What finds the untold, and may have to ask many times.
  {
    workers: 2,
    pollMs: 2000,
    jobs: [
      'payments.reconcile',
      'payments.clock',
      'payments.received-clock',
      'payments.credit-clock',
      'media.clear-unused',
    ],
  },
  // Minutes, while money and messages go on.
  { workers: 1, pollMs: 2000, jobs: ['backup.take'] },
  {
    workers: 2,
    pollMs: 2000,
    jobs: [
      'notifications.deliver',
      'notifications.morning',
      'notifications.calling',
      'notifications.push',
      'chat.alert',
    ],
  },
];
