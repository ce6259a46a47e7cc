import { WISH_METRES } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { boxAround, distanceMetres } from '../../places/distance';
import { type Called, type PersonFound, probesOf, thingOf, wordFits } from '../finding/finding-rules';

type Row = PersonFound & { name: string; wishLatitude: number; wishLongitude: number };

/**
 * Who is in a wish that a new purchase was opened from, or in one that still looks and whose thing its name fits, within 3 km of
 * the wish. Who sits first has been told already.
 */
export async function findWishers(tx: Tx, board: BoardRow, called: Called): Promise<PersonFound[]> {
  const { south, north, west, east } = boxAround(board, WISH_METRES);
  const { rows } = await sql<Row>`${PREPARED}
    select p.user_id, u.latitude, u.longitude, w.name, w.latitude as wish_latitude, w.longitude as wish_longitude
    from unnest(${probesOf(board.name, called)}::text[]) a (anchor)
    join wishes w on w.anchor = a.anchor
    join wish_people p on p.wish_id = w.id
    join users u on u.id = p.user_id
    left join boards o on o.id = w.board_id
    where w.ended_at is null and w.until > ${board.createdAt}
      and w.latitude between ${south} and ${north} and w.longitude between ${west} and ${east}
      and (o.id is null or o.id = ${board.id} or o.deleted_at is not null or o.stage = 'CANCELLED')
      and u.latitude is not null and u.longitude is not null`.execute(tx);
  return rows
    .filter((row) => distanceMetres(board, { latitude: row.wishLatitude, longitude: row.wishLongitude }) <= WISH_METRES)
    .filter(({ name }) => wordFits(thingOf(name), board.name, called))
    .map(({ userId, latitude, longitude, name }) => ({ userId, latitude, longitude, word: name }));
}
