import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/job-handler';
import { carryOutRefund } from './carry-out-refund';
import { lookAtPayment } from './look-at-payment';
import { reconcileOrders } from './reconcile-orders';
import { reconcileRefunds } from './reconcile-refunds';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'payments.refund': { refundId: number };
    'payments.look': { impUid: string; merchantUid?: string };
    'payments.reconcile': Record<string, never>;
  }
}

export const paymentJobs = {
  'payments.refund': (deps, { refundId }) => carryOutRefund(deps, refundId),
  'payments.look': (deps, notice) => lookAtPayment(deps, notice),
  'payments.reconcile': async (deps, _, { signal }) => {
    await reconcileOrders(deps, signal);
    await reconcileRefunds(deps);
  },
} satisfies Partial<JobHandlers<Deps>>;

export const paymentSchedules: Schedule<keyof typeof paymentJobs>[] = [
  { job: 'payments.reconcile', cron: '* * * * *' },
];
