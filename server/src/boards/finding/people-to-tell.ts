import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { boxAround } from '../../places/distance';
import type { Point } from '../../places/place';
import { findAgain } from '../again/last-neighbours';
import { findWishers } from '../wishes/find-wishers';
import { alertWords, type Called, type PersonFound, probesOf, wordFits } from './finding-rules';
import type { Reason } from './reason-rules';

/**
 * Where the people of one reason come from. A source may name too many: who is too far, apart or seated is left out later,
 * and whoever is named twice is told once, for the first reason of the table.
 */
export type Source = {
  reason: Reason;
  find(tx: Tx, board: BoardRow, called: Called, at: Date): Promise<readonly PersonFound[]>;
};

/** The widest reach there is. */
const FAR_METRES = 3000;

export const SOURCES: readonly Source[] = [
  { reason: 'WISH', find: findWishers },
  { reason: 'AGAIN', find: findAgain },
  { reason: 'REGULAR', find: findRegulars },
  { reason: 'KEYWORD', find: findWords },
  { reason: 'NEARBY', find: findNearby },
];

async function findRegulars(tx: Tx, board: BoardRow): Promise<PersonFound[]> {
  const { rows } = await sql<PersonFound>`${PREPARED}
    select r.follower_id as user_id, u.latitude, u.longitude
    from regulars r join users u on u.id = r.follower_id
    where r.leader_id = ${board.leaderId} and r.parted_at is null and ${isInBox(board, sql`u`)}`.execute(tx);
  return rows;
}

/** By the index alone: the two characters, then the square around. Few words are asked for by many, so each is read once. */
export async function findWords(
  tx: Tx,
  thing: Point & { name: string },
  called: Called,
): Promise<(PersonFound & { word: string })[]> {
  const probes = probesOf(thing.name, called);
  const { rows } = await sql<PersonFound & { word: string }>`${PREPARED}
    select a.user_id, a.word, a.latitude, a.longitude
    from unnest(${probes}::text[]) p (anchor) join keyword_alerts a on a.anchor = p.anchor
    where a.latitude is not null and ${isInBox(thing, sql`a`)}`.execute(tx);
  const fits = new Map<string, boolean>();
  for (const { word } of rows) {
    if (!fits.has(word)) fits.set(word, wordFits(alertWords(word) ?? [], thing.name, called));
  }
  return rows.filter(({ word }) => fits.get(word));
}

async function findNearby(tx: Tx, board: BoardRow): Promise<PersonFound[]> {
  const { rows } = await sql<PersonFound>`${PREPARED}
    select s.user_id, s.latitude, s.longitude from notification_settings s
    where s.nearby and ${isInBox(board, sql`s`)}`.execute(tx);
  return rows;
}

function isInBox(board: Point, row: RawBuilder<unknown>): RawBuilder<boolean> {
  const { south, north, west, east } = boxAround(board, FAR_METRES);
  return sql<boolean>`${row}.latitude between ${south} and ${north} and ${row}.longitude between ${west} and ${east}`;
}
