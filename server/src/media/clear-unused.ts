import { sql } from 'kysely';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { filesOf } from './media-rules';

const DAY_MS = 86_400_000;
const BATCH = 200;

type Unused = { url: string; widths: number[] };

/** No group purchase (also a deleted one: its room stays), person or product shows it. */
const IS_UNUSED = sql<boolean>`
  not exists (select from users u where u.profile_url = media.url)
  and not exists (select from products p where p.picture ->> 'url' = media.url)
  and not exists (
    select from boards b cross join lateral jsonb_array_elements(b.pictures) picture where picture ->> 'url' = media.url
  )`;

/** Uploads that were never used, or no longer are, a day after they came: first nobody may use them any more, then they go. */
export async function clearUnused(deps: Pick<Deps, 'db' | 'now' | 'pictures'>, signal: AbortSignal): Promise<void> {
  await removeMarked(deps, signal);
  while (!signal.aborted && (await markUnused(deps)) > 0) await removeMarked(deps, signal);
}

/** Locks first and looks again in the next statement: whoever was about to use one has said so by then, or is refused. */
async function markUnused({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - DAY_MS);
  return transact(db, async (tx) => {
    const { rows } = await sql<{ url: string }>`
      select url from media where created_at < ${before} and removed_at is null and ${IS_UNUSED}
      order by created_at limit ${BATCH} for update of media skip locked`.execute(tx);
    if (rows.length === 0) return 0;
    const marked = await tx
      .updateTable('media')
      .set({ removedAt: now() })
      .where(
        'url',
        'in',
        rows.map(({ url }) => url),
      )
      .where(IS_UNUSED)
      .executeTakeFirst();
    return Number(marked.numUpdatedRows);
  });
}

/** The files, then the row: what a stopped process left is found by its mark. */
async function removeMarked({ db, pictures }: Pick<Deps, 'db' | 'pictures'>, signal: AbortSignal): Promise<void> {
  const marked: Unused[] = await db
    .selectFrom('media')
    .select(['url', 'widths'])
    .where('removedAt', 'is not', null)
    .execute();
  for (const picture of marked) {
    if (signal.aborted) return;
    for (const file of filesOf(picture)) await pictures.store.remove(file);
    await db.deleteFrom('media').where('url', '=', picture.url).where('removedAt', 'is not', null).execute();
  }
}
