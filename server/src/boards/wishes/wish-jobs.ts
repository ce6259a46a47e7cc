import { DAY_MS, WISH_ENDED_KEPT_DAYS, type WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import type { JobHandlers, Schedule } from '../../jobs/jobs';
import { tellWished } from './tell-wished';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'wishes.tell': { wishId: WishId };
    'wishes.clear': Record<string, never>;
  }
}

export const wishJobs: JobHandlers<Deps, 'wishes.tell' | 'wishes.clear'> = {
  'wishes.tell': (deps, { wishId }) => tellWished(deps, wishId),
  'wishes.clear': (deps) => clearWishes(deps),
};

/** At night. */
export const wishSchedules: Schedule<'wishes.clear'>[] = [{ job: 'wishes.clear', cron: '40 18 * * *' }];

/** What ended a month ago, and rights whose hour is over. */
async function clearWishes({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - WISH_ENDED_KEPT_DAYS * DAY_MS);
  await db.deleteFrom('wishes').where('endedAt', '<', before).execute();
  await sql`delete from first_rights f using boards b
    where b.id = f.board_id and (b.first_until <= ${now()} or b.deleted_at is not null)`.execute(db);
}
