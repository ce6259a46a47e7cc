import { DAY_MS, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { TalkPictureRow } from '../../db/rows';
import type { Db, Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { DELETED_KEPT_MS, pictureStep, SHORTEST_KEPT_MS, talkFilesOf } from './picture-rules';

const BATCH = 2000;

type Candidate = Pick<TalkPictureRow, 'id' | 'use' | 'usedAt' | 'createdAt'> & {
  over: Date | null;
  deletedAt: Date | null;
  isClosed: boolean;
};

/**
 * Uploads that nobody used within a day, and those whose message, dispute or receipt need not be kept longer: marked, files, row.
 * With them goes what was said in messages that were taken back.
 */
export async function clearPictures(deps: Pick<Deps, 'db' | 'now' | 'pictures'>, signal: AbortSignal): Promise<void> {
  await emptyDeleted(deps);
  await removeMarked(deps, signal);
  let after = '';
  while (!signal.aborted) {
    const found = await findCandidates(deps, after);
    const due = found.filter((picture) => pictureStep(picture, picture, deps.now()) !== null);
    await markRemoved(deps, due);
    await removeMarked(deps, signal);
    if (found.length < BATCH) return;
    after = found.at(-1)!.id;
  }
}

/**
 * Of somebody who leaves: what they uploaded and did not use goes; photos of the talk are closed at once, with their colour and blur, and
 * go with the next clearing unless an open report names them.
 */
export async function dropOwnPictures(tx: Tx, userId: UserId, at: Date): Promise<void> {
  const own = sql`participant_id in (select id from participants where user_id = ${userId})`;
  await sql`update talk_pictures set removed_at = ${at} where ${own} and used_at is null and removed_at is null`.execute(
    tx,
  );
  const { rows } = await sql<Pick<TalkPictureRow, 'id' | 'roomId' | 'seq'>>`
    update talk_pictures set closed_at = ${at}
    where ${own} and used_at is not null and use = 'TALK' and closed_at is null
    returning id, room_id, seq`.execute(tx);
  await forgetLooks(tx, rows);
}

/** Taken back long ago, and nobody asks what it was. */
async function emptyDeleted({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await sql`
    update messages m set body = '', pictures = null
    where m.deleted_at <= ${new Date(now().getTime() - DELETED_KEPT_MS)} and (m.body <> '' or m.pictures is not null)
      and not ${IS_REPORTED}`.execute(db);
}

const reported = (isKept: RawBuilder<unknown>) => sql`exists (select from reports r
  where r.target_kind = 'MESSAGE' and r.target_id = m.room_id || '-' || m.seq and ${isKept})`;
/** A report names message `m`: one that is open, or one that still shows its photos to whoever decided. */
const IS_REPORTED = reported(sql`(r.state = 'OPEN' or r.snapshot ? 'photos')`);
/** Of somebody who left only an open one counts. */
const IS_CASE = reported(sql`r.state = 'OPEN'`);

/** Those that may be due, each with the end of what shows it. */
async function findCandidates({ db, now }: Pick<Deps, 'db' | 'now'>, after: string): Promise<Candidate[]> {
  const at = now().getTime();
  const { rows } = await sql<Candidate>`
    select t.id, t.use, t.used_at, t.created_at,
      case when t.use = 'TALK' and not ${IS_REPORTED} then m.deleted_at end as deleted_at, case t.use
      when 'TALK' then (select coalesce(b.ended_at, b.deleted_at) from boards b
        where b.id = t.room_id and not ${IS_REPORTED})
      when 'DISPUTE' then (select d.ended_at from disputes d
        where d.board_id = t.room_id and (d.pictures || d.answer_pictures) @> shown.as_json limit 1)
      when 'RECEIPT' then (select r.at from receipts r
        where r.board_id = t.room_id and r.pictures @> shown.as_json limit 1) end as over,
      t.closed_at is not null and not ${IS_CASE} as is_closed
    from talk_pictures t
    left join messages m on m.room_id = t.room_id and m.seq = t.seq
    cross join lateral (
      select jsonb_build_array(jsonb_build_object('url', '/talk/' || t.room_id || '/' || t.id || '.webp')) as as_json
    ) shown
    where t.removed_at is null and t.id > ${after}
      and (t.used_at is null and t.created_at <= ${new Date(at - DAY_MS)}
        or t.used_at <= ${new Date(at - SHORTEST_KEPT_MS)} or t.closed_at is not null)
    order by t.id limit ${BATCH}`.execute(db);
  return rows;
}

/** One that was used meanwhile stays. */
async function markRemoved({ db, now }: Pick<Deps, 'db' | 'now'>, due: readonly Candidate[]): Promise<void> {
  const ids = (isUsed: boolean) => due.filter(({ usedAt }) => (usedAt !== null) === isUsed).map(({ id }) => id);
  await sql`
    update talk_pictures set removed_at = ${now()}
    where removed_at is null
      and (id = any(${ids(false)}) and used_at is null or id = any(${ids(true)}))`.execute(db);
}

/** Files first, then the row: after a crash the mark shows what is left to remove. */
async function removeMarked({ db, pictures }: Pick<Deps, 'db' | 'pictures'>, signal: AbortSignal): Promise<void> {
  const marked = await db
    .selectFrom('talkPictures')
    .select(['id', 'widths', 'roomId', 'seq'])
    .where('removedAt', 'is not', null)
    .execute();
  for (const picture of marked) {
    if (signal.aborted) return;
    for (const file of talkFilesOf(picture)) await pictures.talk.remove(file);
    await forgetLooks(db, [picture]);
    await db.deleteFrom('talkPictures').where('id', '=', picture.id).where('removedAt', 'is not', null).execute();
  }
}

/** What a frame still shows of them is their size: colour and blur are gone with the picture. */
async function forgetLooks(db: Db, pictures: Pick<TalkPictureRow, 'id' | 'roomId' | 'seq'>[]): Promise<void> {
  const shown = pictures.filter(({ seq }) => seq !== null);
  if (shown.length === 0) return;
  const ids = shown.map(({ id }) => id);
  await sql`
    update messages m set pictures = (
      select jsonb_agg(case when shown ->> 'id' = any(${ids}::text[])
        then shown || '{"color": null, "thumbhash": null}' else shown end order by nth)
      from jsonb_array_elements(m.pictures) with ordinality as each (shown, nth))
    from unnest(${shown.map(({ roomId }) => roomId)}::bigint[], ${shown.map(({ seq }) => seq)}::bigint[]) as place (room_id, seq)
    where m.room_id = place.room_id and m.seq = place.seq and m.pictures is not null`.execute(db);
}
