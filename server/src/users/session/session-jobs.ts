import type { Deps } from '../../deps';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'users.forget-sessions': Record<string, never>;
  }
}

/** Removes what has run out: an expired token is refused with or without its row. */
export const sessionJobs = {
  'users.forget-sessions': async ({ db, now }: Deps) => {
    await db.deleteFrom('refreshTokens').where('expiresAt', '<=', now()).execute();
    await db.deleteFrom('builtinCodes').where('expiresAt', '<=', now()).execute();
  },
};

export const sessionSchedules = [{ job: 'users.forget-sessions', cron: '20 18 * * *' }] as const;
