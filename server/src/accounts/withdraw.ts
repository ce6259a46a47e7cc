import { seoulDay, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { blurPlaces } from '../boards/blur-places';
import { dropFinding } from '../boards/finding/drop-finding';
import { dropBoardLikes } from '../boards/like-board';
import { partWithQuestions } from '../boards/questions/drop-question';
import { leaveAllWishes } from '../boards/wishes/leave-all-wishes';
import { dropOwnPictures } from '../chat/pictures/clear-pictures';
import { renameEnters } from '../chat/rename-enters';
import { lockWriter } from '../db/lock-writer';
import type { Tx } from '../db/schema';
import { afterCommit, transact } from '../db/transaction';
import type { Deps } from '../deps';
import { dropNotesAbout } from '../desk/drop-notes';
import { blurAppointments } from '../handover/blur-appointments';
import { disownPictures } from '../media/disown-pictures';
import { forgetBuyer } from '../payments/sandbox/forget-buyer';
import { giveUpBalance } from '../payouts/give-up-balance';
import { dropProductLikes } from '../products/like-product';
import { Refusal } from '../refusal';
import { forgetPerson, LEFT_NAME } from '../users/forget-person';
import { rememberLeft } from '../users/left-identity';
import { announcePerson } from '../users/people-channel';
import { endSessionsIn } from '../users/session/end-sessions';
import { LEFT_CHANNEL } from '../users/session/ended-sessions';
import { keepByLaw } from './keep-by-law';
import type { Obligation } from './obligation-rules';
import { lockedObligations, partWithBoards } from './part-with-boards';
import { RETENTION } from './retention';
import { tableName } from './retention-tables';

type Parting = { reason?: string | undefined; waive?: boolean | undefined };

/** Leaves for good, in one transaction, or is refused with everything that has to be finished first. */
export async function withdraw(deps: Deps, userId: UserId, { reason, waive = false }: Parting) {
  await transact(deps.db, async (tx) => {
    const at = deps.now();
    await lockWriter(tx, userId);
    const obligations = await lockedObligations(tx, userId, waive, at);
    if (obligations.length > 0) throw new Refusal('OBLIGATIONS_LEFT', fieldsOf(obligations));

    await partWithBoards(deps, tx, userId, at);
    await giveUpBalance(deps, tx, userId, at);
    await keepByLaw(deps, tx, userId, at);
    await keepReason(tx, reason, at);
    await rememberLeft(deps, tx, userId, at);
    await endSessionsIn(deps, tx, userId, null);
    await clearTraces(deps, tx, userId, at);
    await forgetPerson(tx, userId, at);
    for (const later of AGAIN_AFTER_MS)
      await deps.jobs.add(tx, 'accounts.part', { userId }, { runAt: new Date(at.getTime() + later) });
    afterCommit(tx, () => deps.bus.publish(LEFT_CHANNEL, [String(userId)]));
  });
  announcePerson(deps, userId);
}

/**
 * Whoever writes for somebody takes their lock and finds that they left (`lockWriter`). What others write about them, and an upload
 * that waited its turn, may still come: both are cleared again.
 */
const AGAIN_AFTER_MS = [60_000, 15 * 60_000];

/** The same as at the moment of leaving, for what came after it. */
export async function partAgain(deps: Deps, tx: Tx, userId: UserId): Promise<void> {
  const person = await tx
    .selectFrom('users')
    .select('leftAt')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person?.leftAt) return;
  await partWithBoards(deps, tx, userId, deps.now());
  await clearTraces(deps, tx, userId, deps.now());
}

/** What names somebody or was theirs alone, in every room of the house. */
async function clearTraces(deps: Deps, tx: Tx, userId: UserId, at: Date): Promise<void> {
  await blurPlaces(tx, userId);
  await blurAppointments(tx, userId);
  await dropBoardLikes(tx, userId);
  await leaveAllWishes(deps, tx, userId);
  await dropFinding(tx, userId);
  await dropProductLikes(tx, userId);
  await forgetBuyer(tx, userId);
  await disownPictures(tx, userId);
  await dropOwnPictures(tx, userId, at);
  await partWithQuestions(deps, tx, userId);
  await dropNotesAbout(tx, userId);
  await renameEnters(tx, userId, LEFT_NAME);
  await deleteOwn(tx, userId);
}

/** Every table whose rows go with their person, as the retention table says. */
async function deleteOwn(tx: Tx, userId: UserId): Promise<void> {
  for (const [table, { leaving, mine }] of Object.entries(RETENTION)) {
    if (leaving === 'delete') await sql`delete from ${sql.table(tableName(table))} where ${mine(userId)}`.execute(tx);
  }
}

/** One line for each: `LEADING /chat/12` → its title. */
function fieldsOf(obligations: readonly Obligation[]): Record<string, string> {
  return Object.fromEntries(obligations.map(({ kind, path, title }) => [`${kind} ${path}`, title]));
}

/** What could tell who it was: an e-mail, a number of some length. */
const TRACES = /\S+@\S+|\d(?:[ -]?\d){5,}/g;

/** Why somebody leaves, for whoever wants to do better: their words and the day, without them. */
async function keepReason(tx: Tx, reason: string | undefined, at: Date): Promise<void> {
  const words = reason?.replace(TRACES, '···').trim();
  if (words)
    await tx
      .insertInto('leavingReasons')
      .values({ day: seoulDay(at), reason: words })
      .execute();
}
