import { sql } from 'kysely';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { type Call, dropEntries, renameCalls, unreadCalls } from '../../notifications/called-entries';
import { wordCalled } from '../../notifications/opened-entries';
import { alertWords, thingOf, wordFits } from '../finding/finding-rules';
import { theCalled } from '../finding/read-called';
import { giveBackOther } from '../wishes/open-from-wish';

/**
 * After an edit: nobody stays called to something else. A wish whose thing it is no more is given back; unread entries of a word
 * that its name does not fit any more go, with their pushes; all others say its present name. What the leader is answered depends
 * on none of it.
 */
export async function retellCalled(deps: Deps, tx: Tx, before: BoardRow, after: BoardRow, at: Date): Promise<void> {
  const isRenamed = before.name !== after.name;
  const hasMoved = before.latitude !== after.latitude || before.longitude !== after.longitude;
  if (isRenamed || hasMoved) await giveBackOther(deps, tx, after, at);
  if (!isRenamed && before.quantity === after.quantity) return;
  if (isRenamed) await dropEntries(tx, await misledBy(tx, after));
  await renameCalls(tx, after.id, before, after);
}

/** Of the entries that name a word: those whose word does not fit. A wish is met by its thing, an alert by all its words. */
async function misledBy(tx: Tx, { id, name }: BoardRow): Promise<number[]> {
  const calls = (await unreadCalls(tx, id)).filter(({ kind }) => kind === 'KEYWORD_OPENED');
  const wished = await wishedBy(tx, calls);
  return calls
    .filter((call) => {
      const word = wordCalled(call.title);
      const looked = wished.has(`${call.userId} ${word}`) ? thingOf(word) : (alertWords(word) ?? []);
      return !wordFits(looked, name, theCalled());
    })
    .map((call) => call.id);
}

/** Which of these people are in a wish of that name. */
async function wishedBy(tx: Tx, calls: readonly Call[]): Promise<Set<string>> {
  const { rows } = await sql<{ who: string }>`
    select distinct p.user_id || ' ' || w.name as who from wish_people p join wishes w on w.id = p.wish_id
    where p.user_id = any(${calls.map(({ userId }) => userId)}::bigint[])`.execute(tx);
  return new Set(rows.map(({ who }) => who));
}
