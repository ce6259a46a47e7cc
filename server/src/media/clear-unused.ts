import { DAY_MS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { filesOf } from './media-rules';

const BATCH = 2000;

type Unused = { url: string; widths: number[] };

/** Pictures referenced by group purchases (also deleted ones: their rooms stay), drafts of them, disputes, receipts, open reports, users and products. Scanned as a whole, once per statement. */
const SHOWN = sql`
  select profile_url as url from users where profile_url is not null
  union all
  select picture ->> 'url' from products
  union all
  select picture ->> 'url' from boards cross join lateral jsonb_array_elements(pictures) picture
  union all
  select picture ->> 'url' from board_drafts cross join lateral jsonb_array_elements(pictures) picture
  union all
  select picture ->> 'url' from disputes cross join lateral jsonb_array_elements(pictures || answer_pictures) picture
  union all
  select picture ->> 'url' from receipts cross join lateral jsonb_array_elements(pictures) picture
  union all
  select image from reports cross join lateral jsonb_array_elements_text(snapshot -> 'images') image
  where state = 'OPEN' and snapshot ? 'images'`;

/** Deletes unreferenced uploads after a day, in two phases: mark them unusable, then remove them. */
export async function clearUnused(deps: Pick<Deps, 'db' | 'now' | 'pictures'>, signal: AbortSignal): Promise<void> {
  await removeMarked(deps, signal);
  const unused = await findUnused(deps);
  const before = new Date(deps.now().getTime() - DAY_MS);
  for (let from = 0; from < unused.length && !signal.aborted; from += BATCH) {
    await markUnused(deps, unused.slice(from, from + BATCH), before);
    await removeMarked(deps, signal);
  }
}

/**
 * The same for pictures that moved into a room, without waiting: what nothing else shows can no longer be fetched by its address. One
 * that others uploaded, too, may be in a form of theirs: it has its day.
 */
export async function retirePictures(
  deps: Pick<Deps, 'db' | 'now' | 'pictures'>,
  urls: string[],
  signal: AbortSignal,
): Promise<void> {
  await markUnused(deps, urls, null);
  await removeMarked(deps, signal);
}

/** Of somebody who has left: what nothing shows does not wait for its day. */
export async function retirePicturesOf(
  deps: Pick<Deps, 'db' | 'now' | 'pictures'>,
  userId: UserId,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ url: string }>`
    select url from media join users u on u.id = owner_id where u.id = ${userId} and u.left_at is not null`.execute(
    deps.db,
  );
  if (rows.length === 0) return;
  await retirePictures(
    deps,
    rows.map(({ url }) => url),
    signal,
  );
}

async function findUnused({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  const before = new Date(now().getTime() - DAY_MS);
  const { rows } = await sql<{ url: string }>`
    select url from media where created_at < ${before} and removed_at is null
      and not exists (select from (${SHOWN}) shown where shown.url = media.url)
    order by created_at`.execute(db);
  return rows.map(({ url }) => url);
}

/** Locks first and rechecks in the next statement: a concurrent use is visible by then, or is refused. */
async function markUnused({ db, now }: Pick<Deps, 'db' | 'now'>, found: string[], before: Date | null): Promise<void> {
  await transact(db, async (tx) => {
    const { rows } = await sql<{ url: string }>`
      select url from media where url = any(${found}) and removed_at is null
        and case when ${before}::timestamptz is null then also_by = '{}' else created_at < ${before} end
      for update skip locked`.execute(tx);
    const locked = rows.map(({ url }) => url);
    await sql`
      with shown as materialized (select url from (${SHOWN}) shown where url = any(${locked}))
      update media set removed_at = ${now()}
      where url = any(${locked}) and not exists (select from shown where shown.url = media.url)`.execute(tx);
  });
}

/** Files first, then the row: after a crash the mark shows what is left to remove. */
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
