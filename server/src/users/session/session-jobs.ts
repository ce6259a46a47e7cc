import type { Deps } from '../../deps';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'users.forget-sessions': Record<string, never>;
  }
}

/** Deletes expired tokens, which are refused with or without their row. */
export const sessionJobs = {
  'users.forget-sessions': async ({ db, now }: Deps) => {
    await db.deleteFrom('refreshTokens').where('expiresAt', '<=', now()).execute();
    await db
      .deleteFrom('sessions')
      .where('id', 'not in', (eb) => eb.selectFrom('refreshTokens').select('familyId'))
      .execute();
    await db.deleteFrom('builtinCodes').where('expiresAt', '<=', now()).execute();
  },
};

export const sessionSchedules = [{ job: 'users.forget-sessions', cron: '20 18 * * *' }] as const;
