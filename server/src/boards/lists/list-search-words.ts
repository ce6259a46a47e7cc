import { NEARBY_METRES, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Deps } from '../../deps';
import { DISTANCE, isWithinMetres } from './board-distance';
import { IS_LISTED, isShownTo, recruitsAt } from './board-filters';
import { type Wanted, wantedWords } from './wanted-words';

const BOARDS = 200;

/** From the names of what recruits around the reader, never from what people typed. */
export async function listSearchWords(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  { radius = NEARBY_METRES }: { radius?: number },
): Promise<string[]> {
  const { rows } = await sql<Wanted>`${PREPARED}
    select b.name, b.member_count + b.like_count as wanted
    from users r join boards b on ${isWithinMetres(radius)}
    where r.id = ${userId} and ${IS_LISTED} and ${recruitsAt(now())} and ${isShownTo(userId)}
    order by ${DISTANCE}, b.id
    limit ${BOARDS}`.execute(db);
  return wantedWords(rows);
}
