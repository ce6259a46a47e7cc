import { seoulDay } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/jobs';
import { expiryOf } from './session-rows';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'assistant.forget-sessions': Record<string, never>;
  }
}

export const assistantJobs = {
  'assistant.forget-sessions': async ({ db, now }) => {
    await db.deleteFrom('assistantSessions').where('usedAt', '<=', expiryOf(now())).execute();
    await db.deleteFrom('assistantModelCalls').where('day', '<', seoulDay(now())).execute();
  },
} satisfies Partial<JobHandlers<Deps>>;

/** At 03:40 in Seoul. */
export const assistantSchedules: Schedule<keyof typeof assistantJobs>[] = [
  { job: 'assistant.forget-sessions', cron: '40 18 * * *' },
];
