import type { Deps } from '../deps';
import type { JobHandlers } from '../jobs/job-handler';
import { Refusal } from '../refusal';
import { carryOutEnd, type OrderedEnd } from './carry-out-end';
import { endPayout } from './end-payout';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'payouts.send-sandbox': { payoutId: number };
    'payouts.end': OrderedEnd;
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
} satisfies Partial<JobHandlers<Deps>>;
