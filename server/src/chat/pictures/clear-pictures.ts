import { DAY_MS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { TalkPictureRow } from '../../db/rows';
import type { Db, Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { DELETED_KEPT_MS, pictureStep, SHORTEST_KEPT_MS, talkFilesOf } from './picture-rules';

const BATCH = 2000;

type Candidate = Pick<TalkPictureRow, 'id' | 'use' | 'usedAt' | 'createdAt'> & {
  over: Date | null;
  deletedAt: Date | null;
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

/** Of somebody who leaves: photos of the talk, and what they uploaded and did not use. */
export async function dropOwnPictures(tx: Tx, userId: UserId, at: Date): Promise<void> {
  await tx
    .updateTable('talkPictures')
    .set({ removedAt: at })
    .where('participantId', 'in', tx.selectFrom('participants').select('id').where('userId', '=', userId))
    .where((where) => where.or([where('usedAt', 'is', null), where('use', '=', 'TALK')]))
    .where('removedAt', 'is', null)
    .execute();
}

/** Taken back long ago, and nobody asks what it was. */
async function emptyDeleted({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await sql`
    update messages m set body = '', pictures = null
    where m.deleted_at <= ${new Date(now().getTime() - DELETED_KEPT_MS)} and (m.body <> '' or m.pictures is not null)
      and not ${IS_REPORTED}`.execute(db);
}

/** A report names message `m`: one that is open, or one that still shows its photos to whoever decided. */
const IS_REPORTED = sql`exists (select from reports r
  where r.target_kind = 'MESSAGE' and r.target_id = m.room_id || '-' || m.seq
    and (r.state = 'OPEN' or r.snapshot ? 'photos'))`;

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
        where r.board_id = t.room_id and r.pictures @> shown.as_json limit 1) end as over
    from talk_pictures t
    left join messages m on m.room_id = t.room_id and m.seq = t.seq
    cross join lateral (
      select jsonb_build_array(jsonb_build_object('url', '/talk/' || t.room_id || '/' || t.id || '.webp')) as as_json
    ) shown
    where t.removed_at is null and t.id > ${after}
      and (t.used_at is null and t.created_at <= ${new Date(at - DAY_MS)}
        or t.used_at <= ${new Date(at - SHORTEST_KEPT_MS)})
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
    await forgetLook(db, picture);
    await db.deleteFrom('talkPictures').where('id', '=', picture.id).where('removedAt', 'is not', null).execute();
  }
}

/** What a frame still shows of it is its size: colour and blur are gone with the picture. */
async function forgetLook(db: Db, { id, roomId, seq }: Pick<TalkPictureRow, 'id' | 'roomId' | 'seq'>): Promise<void> {
  if (seq === null) return;
  await sql`
    update messages m set pictures = (
      select jsonb_agg(case when shown ->> 'id' = ${id} then shown || '{"color": null, "thumbhash": null}' else shown end order by nth)
      from jsonb_array_elements(m.pictures) with ordinality as each (shown, nth))
    where m.room_id = ${roomId} and m.seq = ${seq} and m.pictures is not null`.execute(db);
}
