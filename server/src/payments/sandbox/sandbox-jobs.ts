import type { Deps } from '../../deps';
import type { JobHandlers } from '../../jobs/jobs';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'sandbox.webhook': { impUid: string; merchantUid: string };
  }
}

export const sandboxJobs = {
  'sandbox.webhook': async ({ ownAddress }, { impUid, merchantUid }) => {
    const answer = await fetch(`${ownAddress()}/api/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imp_uid: impUid, merchant_uid: merchantUid, status: 'paid' }),
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) throw new Error(`The webhook was answered with ${answer.status}`);
  },
} satisfies Partial<JobHandlers<Deps>>;
