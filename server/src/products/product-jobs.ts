import { DAY_MS } from '@mungchi/contract';
import type { Deps } from '../deps';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'products.forget-searches': Record<string, never>;
  }
}

const KEPT_DAYS = 90;

/** Searches of a season ago are no longer a signal. */
export const productJobs = {
  'products.forget-searches': async ({ db, now }: Deps) => {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    await db.deleteFrom('productSearches').where('searchedAt', '<', before).execute();
  },
};

export const productSchedules = [{ job: 'products.forget-searches', cron: '40 18 * * *' }] as const;
