import {
  type BoardId,
  DAY_MS,
  type Stage,
  type UserId,
  WISH_ENDED_SHOWN_DAYS,
  WISH_METRES,
  WISHES_SHOWN,
  type Wish,
  type WishId,
} from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema';
import type { Deps } from '../../deps';
import { distanceMetres } from '../../places/distance';
import { neighbourhoodAt } from '../../places/neighbourhood-at';
import { Refusal } from '../../refusal';
import { anchorOf, probesOf, thingOf } from '../finding/finding-rules';
import { theCalled } from '../finding/read-called';
import { isWithinMetres } from '../lists/board-distance';
import { alikeTo, type Clocked, isKeepable, ringOf, wishState } from './wish-rules';

/** Bounds what is compared by its words. */
const COMPARED = 2_000;

/** Who reads: nobody, or somebody with or without a saved location. */
type Row = Clocked & {
  id: WishId;
  name: string;
  latitude: number;
  longitude: number;
  boardId: BoardId | null;
  stage: Stage | null;
  boardDeletedAt: Date | null;
  homeLatitude: number | null;
  homeLongitude: number | null;
  isIn: boolean;
};

/** Near the reader and still looking: gathered ones first, then the most wanted, then the newest. */
export async function listWishes(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  readerId: UserId,
  like?: string,
): Promise<Wish[]> {
  const looks = sql<boolean>`${isLooking(now())} and ${isWithinMetres(WISH_METRES)} and ${isSeenBy(readerId)}
    and ${like === undefined ? sql`true` : mayBeLike(like)}`;
  const limit = like === undefined ? WISHES_SHOWN : COMPARED;
  const order = sql`order by (b.gathered_at is not null) desc, b.people desc, b.id desc limit ${limit}`;
  const rows = await findWishes(db, readerId, looks, order);
  return firstAlike(rows, like).map((row) => toWish(row, now()));
}

/** Whatever fits is found by one of the two anchors; those asked before 0611 are compared each. */
function mayBeLike(like: string): RawBuilder<boolean> {
  return sql<boolean>`(b.anchor = any(${probesOf(like, theCalled())}::text[]) or b.probes is null
    or ${anchorOf(thingOf(like))} = any(b.probes))`;
}

/** No more are compared than are shown. */
function firstAlike(rows: readonly Row[], like: string | undefined): Row[] {
  if (like === undefined) return rows.slice(0, WISHES_SHOWN);
  const isAlike = alikeTo(like, theCalled());
  const found: Row[] = [];
  for (const row of rows) {
    if (found.length === WISHES_SHOWN) break;
    if (isAlike(row.name)) found.push(row);
  }
  return found;
}

/** Those one is in, whoever asked; ended ones for a week. */
export async function listOwnWishes({ db, now }: Pick<Deps, 'db' | 'now'>, readerId: UserId): Promise<Wish[]> {
  const since = new Date(now().getTime() - WISH_ENDED_SHOWN_DAYS * DAY_MS);
  const mine = sql<boolean>`b.id in (select p.wish_id from wish_people p where p.user_id = ${readerId})
    and (b.ended_at is null or b.ended_at > ${since}) and ${IS_NOT_HIDDEN}`;
  const rows = await findWishes(db, readerId, mine, sql`order by b.id desc`);
  return rows.map((row) => toWish(row, now()));
}

export async function readWish(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  readerId: UserId | null,
  wishId: WishId,
): Promise<Wish> {
  const seen = readerId === null ? sql`true` : isSeenBy(readerId);
  const [row] = await findWishes(db, readerId, sql<boolean>`b.id = ${wishId} and ${IS_NOT_HIDDEN} and ${seen}`);
  if (!row) throw new Refusal('WISH_NOT_FOUND');
  return toWish(row, now());
}

export async function mayReadWish(db: Db, readerId: UserId, wishId: WishId): Promise<boolean> {
  const { rows } = await sql`
    select b.id from wishes b where b.id = ${wishId} and ${IS_NOT_HIDDEN} and ${isSeenBy(readerId)}`.execute(db);
  return rows.length > 0;
}

const IS_NOT_HIDDEN = sql<boolean>`b.ended_why is distinct from 'HIDDEN'`;

/** The same as OPEN or GATHERED of `wishState` (`looking.test.ts`). `b`: the wish. */
export function isLooking(now: Date): RawBuilder<boolean> {
  return sql<boolean>`b.ended_at is null and b.until > ${now}
    and (opened.id is null or opened.deleted_at is not null or opened.stage = 'CANCELLED')`;
}

/** Whoever asked, blocked or not: it names nobody, and that it vanished would say who. Gone is what one has reported oneself. */
function isSeenBy(readerId: UserId): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from wish_people p where p.wish_id = b.id and p.user_id = ${readerId})
    or not exists (select from reports x where x.reporter_id = ${readerId} and x.target_kind = 'WISH' and x.target_id = b.id::text))`;
}

/** `b` is the wish, as the terms of distance name it. */
async function findWishes(db: Db, readerId: UserId | null, where: RawBuilder<boolean>, order = sql``): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select b.id, b.name, b.people, b.latitude, b.longitude, b.gathered_at, b.until, b.kept, b.warned_for, b.ended_at, b.board_id,
      opened.stage, opened.deleted_at as board_deleted_at, r.latitude as home_latitude, r.longitude as home_longitude,
      exists (select from wish_people p where p.wish_id = b.id and p.user_id = ${readerId}) as is_in
    from wishes b
    left join boards opened on opened.id = b.board_id
    left join users r on r.id = ${readerId}
    where ${where} ${order}`.execute(db);
  return rows;
}

function toWish(row: Row, now: Date): Wish {
  const board = row.stage === null ? null : { stage: row.stage, deletedAt: row.boardDeletedAt };
  const state = wishState(row, board, now);
  return {
    id: row.id,
    name: row.name,
    people: row.people,
    state,
    near: ringOf(metresOf(row)),
    place: neighbourhoodAt(row)?.split(' ').at(-1) ?? '',
    mine: row.isIn,
    until: row.until.toISOString(),
    keepable: row.isIn && isKeepable(row, board, now),
    boardId: state === 'OPENED' ? row.boardId : null,
  };
}

/** To the grid point: nobody learns more of the place, from wherever it is asked. */
function metresOf({ homeLatitude, homeLongitude, ...point }: Row): number | null {
  if (homeLatitude === null || homeLongitude === null) return null;
  return distanceMetres(point, { latitude: homeLatitude, longitude: homeLongitude });
}
