import { addDays, DAY_MS, HOUR_MS, seoulDay, type UserId, WISH_METRES, type WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import { askWish } from '../boards/wishes/ask-wish';
import { joinWish } from '../boards/wishes/join-wish';
import type { Deps } from '../deps';
import { boxAround } from '../places/distance';
import type { Point } from '../places/place';
import { createPeople } from '../users/create-people';
import { isVisitor, SLACK_MS } from './due-turns';

/** What the neighbours of an empty town look for. */
const LOOKED_FOR = ['절임배추 20kg', '쌀 20kg'];
/** A first neighbour joins a visitor's wish after a minute, a second after three: then it has gathered. */
const JOIN_AFTER_MINUTES: Record<number, number> = { 1: 1, 2: 3 };

/**
 * In the demo nobody looks alone: in a town without anybody two neighbours look for something, and a neighbour joins what a
 * visitor looks for. By the ordinary verbs.
 */
export async function actWishes(deps: Deps): Promise<void> {
  for (const home of await emptyTowns(deps)) await unlessRefused(deps, home, () => lookAround(deps, home));
  for (const wish of await lonelyWishes(deps)) await unlessRefused(deps, wish, () => joinOne(deps, wish));
}

/** Where somebody came to live today and there is neither a purchase nor a wish within reach. */
async function emptyTowns({ db, now }: Deps): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select distinct u.latitude, u.longitude from users u
    where not u.demo and u.left_at is null and u.latitude is not null and u.signed_up_at > ${new Date(now().getTime() - DAY_MS)}
      and not exists (select from wishes w where w.ended_at is null
        and abs(w.latitude - u.latitude) < ${DEGREES} and abs(w.longitude - u.longitude) < ${DEGREES})
      and not exists (select from boards b where b.deleted_at is null and b.stage = 'RECRUITING'
        and abs(b.latitude - u.latitude) < ${DEGREES} and abs(b.longitude - u.longitude) < ${DEGREES})
    limit 5`.execute(db);
  return rows;
}
/** At least 3 km, in either direction. */
const DEGREES = 0.036;

async function lookAround(deps: Deps, home: Point): Promise<void> {
  for (const [nth, name] of LOOKED_FOR.entries())
    await askWish(deps, await moveIn(deps, home, nth), { name, sure: true });
}

type Lonely = Point & { id: WishId; people: number };

async function lonelyWishes({ db, now }: Deps): Promise<Lonely[]> {
  const { rows } = await sql<Lonely & { createdAt: Date }>`
    select w.id, w.latitude, w.longitude, w.people, w.created_at from wishes w
    where w.ended_at is null and w.board_id is null and w.people in (1, 2) and ${isVisitor(sql`w.asker_id`)}
      and exists (select from wish_people p where p.wish_id = w.id and p.user_id = w.asker_id)
    order by w.id limit 20`.execute(db);
  const before = (minutes: number) => now().getTime() - minutes * 60_000 + SLACK_MS;
  return rows.filter(({ people, createdAt }) => createdAt.getTime() <= before(JOIN_AFTER_MINUTES[people]!));
}

/** Somebody who lives there, or else moves in. */
async function joinOne(deps: Deps, wish: Lonely): Promise<void> {
  const neighbour = (await freeNeighbour(deps, wish)) ?? (await moveIn(deps, wish, wish.people));
  await joinWish(deps, neighbour, wish.id);
}

/** A demo neighbour near whom nobody is signed in as, with the fewest wishes. */
async function freeNeighbour({ db }: Deps, wish: Lonely): Promise<UserId | null> {
  // Well within 3 km, so that the verb lets them in.
  const { south, north, west, east } = boxAround(wish, WISH_METRES * 0.6);
  const { rows } = await sql<{ id: UserId }>`
    select u.id from users u
    where u.demo and u.operator_since is null and u.left_at is null and not ${isVisitor(sql`u.id`)}
      and u.latitude between ${south} and ${north} and u.longitude between ${west} and ${east}
      and not exists (select from wish_people p where p.wish_id = ${wish.id} and p.user_id = u.id)
      and (select count(*) from wish_people p where p.user_id = u.id) < 5
    order by (select count(*) from wish_people p where p.user_id = u.id), u.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

const COLORS = ['mint', 'yellow', 'pink'] as const;

/** A few hundred metres away. Not among those one may sign in as. */
async function moveIn({ db, now }: Deps, { latitude, longitude }: Point, nth: number): Promise<UserId> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from users where provider = ${TOWN}`.execute(db);
  const nickname = `동네이웃${rows[0]!.n + 1}`;
  const since = new Date(now().getTime() - 24 * HOUR_MS);
  const [id] = await createPeople(db, [
    {
      provider: TOWN,
      providerUserId: nickname,
      name: nickname,
      email: '',
      nickname,
      // With a space it is nobody's: keys of people have none.
      nicknameKey: `${TOWN} ${nickname}`,
      profileUrl: `/avatars/${COLORS[nth % COLORS.length]}.webp`,
      birth: addDays(seoulDay(now()), -12_000),
      latitude: latitude + 0.004 * (nth % 2 ? -1 : 1),
      longitude: longitude + 0.002,
      demo: true,
      signedUpAt: since,
      createdAt: since,
    },
  ]);
  return id!;
}
const TOWN = 'demo-town';

/** Somebody may have come first; the next run looks again. */
async function unlessRefused({ log }: Deps, about: object, act: () => Promise<unknown>): Promise<void> {
  await act().catch((err: unknown) => log.warn({ err, ...about }, 'a demo neighbour could not look for anything'));
}
