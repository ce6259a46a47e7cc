import { DEFAULT_REACH, seoulDay, startOfSeoulDay, type UserId, type WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { WishRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { notify } from '../../notifications/notify';
import { keywordWished } from '../../notifications/wish-entries';
import { distanceMetres } from '../../places/distance';
import { findWords } from '../finding/people-to-tell';
import { theCalled } from '../finding/read-called';
import { type Facts, stillCalls, tellReasonOf, WISHED_TOLD_MOST } from '../finding/reason-rules';
import { isSanctioned } from '../seats/may-sit';
import { boardOf } from './lock-wish';
import { ringOf, wishState } from './wish-rules';

type Hearer = { userId: UserId; metres: number; word: string };

/** Tells those who have an alert for it that a neighbour looks for it: the nearest, by its grid point. Run again, nobody is told again. */
export async function tellWished(deps: Deps, wishId: WishId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const at = deps.now();
    const wish = await tx.selectFrom('wishes').selectAll().where('id', '=', wishId).executeTakeFirst();
    if (!wish) return;
    const state = wishState(wish, await boardOf(tx, wish), at);
    if (state !== 'OPEN' && state !== 'GATHERED') return;
    if (!stillCalls(await askedEarlier(tx, wish))) return;
    const people = await peopleToTell(tx, wish, at);
    await notify(
      deps,
      tx,
      people.map(({ userId, word, metres }) => ({ userId, ...keywordWished(wish, word, ringOf(metres)!) })),
    );
    faultPoint('tell-wished.before-commit');
  });
  faultPoint('tell-wished.after-commit');
}

/** Of the same Seoul day and asker, before this one; ended ones count too. */
async function askedEarlier(tx: Tx, wish: WishRow): Promise<number> {
  const { earlier } = await tx
    .selectFrom('wishes')
    .select(({ fn }) => fn.countAll<number>().as('earlier'))
    .where('askerId', '=', wish.askerId)
    .where('id', '<', wish.id)
    .where('createdAt', '>=', startOfSeoulDay(seoulDay(wish.createdAt)))
    .executeTakeFirstOrThrow();
  return Number(earlier);
}

/** The nearest first; of several words that fit the longest is said. */
async function peopleToTell(tx: Tx, wish: WishRow, at: Date): Promise<Hearer[]> {
  const hearers = new Map<UserId, Hearer>();
  for (const { userId, word, ...home } of await findWords(tx, wish, theCalled())) {
    const known = hearers.get(userId);
    if (!known || word.length > known.word.length)
      hearers.set(userId, { userId, word, metres: distanceMetres(wish, home) });
  }
  const nearest = [...hearers.values()].sort((a, b) => a.metres - b.metres || a.userId - b.userId);
  const told: Hearer[] = [];
  for (let from = 0; from < nearest.length && told.length < WISHED_TOLD_MOST; from += WISHED_TOLD_MOST) {
    const piece = nearest.slice(from, from + WISHED_TOLD_MOST);
    const ids = piece.map(({ userId }) => userId);
    const facts = await readFacts(tx, wish, ids, at);
    told.push(...piece.filter(({ userId, metres }) => hears(facts.get(userId), metres)));
  }
  return told.slice(0, WISHED_TOLD_MOST);
}

function hears(known: Known | undefined, metres: number): boolean {
  if (!known) return false;
  return tellReasonOf({ ...known, metres, nearbyToday: false, has: new Set(['KEYWORD']) }) !== null;
}

type Known = Omit<Facts, 'metres' | 'nearbyToday' | 'has'>;

/** What keeps these people from being told: as for a purchase, with the asker in the leader's place. A block does not: who is told would find out who asked. */
async function readFacts(tx: Tx, wish: WishRow, people: readonly UserId[], at: Date): Promise<Map<UserId, Known>> {
  const { rows } = await sql<Known & { userId: UserId }>`${PREPARED}
    select u.id as user_id,
      u.id = ${wish.askerId}
        or exists (select from wish_people x where x.wish_id = ${wish.id} and x.user_id = u.id) as is_in,
      false as apart,
      exists (select from reports x where x.reporter_id = u.id and x.target_kind = 'WISH' and x.target_id = ${String(wish.id)}) as reported,
      u.left_at is not null or u.signed_up_at is null or ${isSanctioned(at, sql`u.id`)} as away,
      coalesce((select s.reach from notification_settings s where s.user_id = u.id), ${DEFAULT_REACH}) as reach
    from unnest(${people}::bigint[]) p (id) join users u on u.id = p.id`.execute(tx);
  return new Map(rows.map(({ userId, ...known }) => [userId, known]));
}
