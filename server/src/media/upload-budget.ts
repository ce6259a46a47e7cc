import {
  DAY_MS,
  UPLOADS_A_DAY_BYTES,
  UPLOADS_A_DAY_PIXELS,
  UPLOADS_A_MINUTE_PIXELS,
  type UserId,
} from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';

const MINUTE_MS = 60_000;
/** Pixels are counted in so many: as much as our own form leaves of a photo. */
const UNIT_PIXELS = 5_000_000;

/** Before anything of an upload is done: what this person stored within a day, used or not, evidence for disputes excepted. */
export async function assertStorageLeft(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  userId: UserId,
): Promise<void> {
  const since = new Date(now().getTime() - DAY_MS);
  const { rows } = await sql<{ stored: number }>`
    select ((select coalesce(sum(bytes), 0) from media where owner_id = ${userId} and created_at > ${since})
      + (select coalesce(sum(t.bytes), 0) from participants p join talk_pictures t on t.participant_id = p.id
        where p.user_id = ${userId} and t.use <> 'DISPUTE' and t.created_at > ${since}))::float8 as stored`.execute(db);
  if (rows[0]!.stored >= UPLOADS_A_DAY_BYTES * config.rateLimitFactor) throw new Refusal('UPLOADS_SPENT');
}

/** Before an upload is decoded, by what its header declares. */
export async function spendPixels(
  { limiter, config }: Pick<Deps, 'limiter' | 'config'>,
  userId: UserId,
  pixels: number,
): Promise<void> {
  const units = Math.ceil(pixels / UNIT_PIXELS);
  const most = (budget: number) => Math.ceil((budget / UNIT_PIXELS) * config.rateLimitFactor);
  const minute = await limiter.takeToken(`pixels ${userId}`, most(UPLOADS_A_MINUTE_PIXELS), MINUTE_MS, units);
  if (!minute.ok) throw new Refusal('RATE_LIMITED');
  const day = await limiter.takeToken(`pixels a day ${userId}`, most(UPLOADS_A_DAY_PIXELS), DAY_MS, units);
  if (!day.ok) throw new Refusal('UPLOADS_SPENT');
}
