import { addDays, CHECK_DAYS, seoulDay, VERIFIED_METRES } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { metresBetween } from '../lists/board-distance';
import type { VerifiedBoard } from './verified-rules';

type Sql = RawBuilder<unknown>;

/** `decideVerified` for many: which of these people (rows of `users`) may take a seat there. */
export function maySit({ verifiedOnly, latitude, longitude }: VerifiedBoard, at: Date, who: Sql): RawBuilder<boolean> {
  if (!verifiedOnly) return sql<boolean>`true`;
  return isCheckedNear({ latitude: sql`${latitude}::float8`, longitude: sql`${longitude}::float8` }, at, who);
}

/** Paused or banned just now: somebody who could not take a seat. `who`: a column of their number. */
export function isSanctioned(at: Date, who: Sql): RawBuilder<boolean> {
  return sql<boolean>`exists (select from sanctions x where x.user_id = ${who} and x.kind <> 'WARNED'
    and x.lifted_at is null and (x.until is null or x.until > ${at}))`;
}

/** Whether somebody's home was checked lately and is near that place. */
function isCheckedNear(place: { latitude: Sql; longitude: Sql }, at: Date, who: Sql): RawBuilder<boolean> {
  const since = addDays(seoulDay(at), -CHECK_DAYS);
  const metres = metresBetween(place, who);
  return sql<boolean>`coalesce(${who}.checked_on >= ${since}::date and ${metres} <= ${sql.lit(VERIFIED_METRES)}, false)`;
}
