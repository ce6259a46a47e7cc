import type { PayoutId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/jobs';
import { Refusal } from '../refusal';
import { endPayout } from './end-payout';
import { sendForgotten } from './send-forgotten';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'payouts.send-sandbox': { payoutId: PayoutId };
    'payouts.send-forgotten': Record<string, never>;
  }
}

export const payoutJobs = {
  'payouts.send-sandbox': async (deps, { payoutId }) => {
    await endPayout(deps, payoutId, { state: 'SENT', reference: `sandbox ${payoutId}` }).catch((error: unknown) => {
      // An operator was faster.
      if (!(error instanceof Refusal)) throw error;
    });
  },
  'payouts.send-forgotten': (deps) => sendForgotten(deps),
} satisfies Partial<JobHandlers<Deps>>;

/** At 10:10 in Seoul. */
export const payoutSchedules: Schedule<'payouts.send-forgotten'>[] = [
  { job: 'payouts.send-forgotten', cron: '10 1 * * *', catchUpMs: 86_400_000 },
];
