import type { PayoutId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/job-handler';
import { Refusal } from '../refusal';
import { carryOutEnd, type OrderedEnd } from './carry-out-end';
import { endPayout } from './end-payout';
import { payStranded } from './pay-stranded';
import { sendForgotten } from './send-forgotten';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'payouts.send-sandbox': { payoutId: PayoutId };
    'payouts.end': OrderedEnd;
    'payouts.stranded': Record<string, never>;
  }
}

export const payoutJobs = {
  'payouts.send-sandbox': async (deps, { payoutId }) => {
    await endPayout(deps, payoutId, { state: 'SENT', reference: `sandbox ${payoutId}` }).catch((error: unknown) => {
      // An operator was faster.
      if (!(error instanceof Refusal)) throw error;
    });
  },
  'payouts.end': (deps, order) => carryOutEnd(deps, order),
  'payouts.stranded': async (deps) => {
    await payStranded(deps);
    await sendForgotten(deps);
  },
} satisfies Partial<JobHandlers<Deps>>;

/** At 10:10 in Seoul. */
export const payoutSchedules: Schedule<'payouts.stranded'>[] = [
  { job: 'payouts.stranded', cron: '10 1 * * *', catchUpMs: 86_400_000 },
];
