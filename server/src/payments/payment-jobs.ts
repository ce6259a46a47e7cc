import type { BoardId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/jobs';
import { checkPromises } from './cases/check-promises';
import { creditLeader } from './credit-leader';
import { noteLateCases } from './disputes/note-late-cases';
import { forgetMarks } from './forget-marks';
import { lookAtPayment } from './look-at-payment';
import { RECONCILE_QUEUE, reconcileOrders } from './reconcile-orders';
import { carryOutRefund } from './refunds/carry-out-refund';
import { reconcileRefunds } from './refunds/reconcile-refunds';
import { rereadBooked } from './reread-booked';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'payments.refund': { refundId: number };
    'payments.look': { impUid: string; merchantUid?: string };
    'payments.hand-over': { boardId: BoardId };
    'payments.reconcile': Record<string, never>;
    'payments.late-cases': Record<string, never>;
    'payments.promises': Record<string, never>;
    'payments.forget-marks': Record<string, never>;
  }
}

export const paymentJobs = {
  'payments.refund': (deps, { refundId }) => carryOutRefund(deps, refundId),
  'payments.look': (deps, notice) => lookAtPayment(deps, notice),
  'payments.hand-over': async (deps, { boardId }) => {
    await creditLeader(deps, boardId);
  },
  'payments.late-cases': (deps) => noteLateCases(deps),
  'payments.promises': (deps) => checkPromises(deps),
  'payments.forget-marks': (deps) => forgetMarks(deps),
  'payments.reconcile': async (deps, _, { signal }) => {
    await reconcileOrders(deps, signal);
    await reconcileRefunds(deps);
    await rereadBooked(deps, signal);
  },
} satisfies Partial<JobHandlers<Deps>>;

export const paymentSchedules: Schedule<keyof typeof paymentJobs>[] = [
  { job: 'payments.reconcile', cron: '* * * * *', queue: RECONCILE_QUEUE },
  { job: 'payments.late-cases', cron: '0 1 * * *' },
  { job: 'payments.promises', cron: '30 18 * * *' },
  // At 03:50 in Seoul.
  { job: 'payments.forget-marks', cron: '50 18 * * *' },
];
