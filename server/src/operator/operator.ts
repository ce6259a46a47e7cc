import type { BoardId, UserId } from '@mungchi/contract';
import { type AuditAct, logAct } from '../audit/log-act';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** Who acts, by which request. */
export type Operator = { userId: UserId; requestId: string };

/** Who decides: an operator at the console, or whoever sits at the machine's terminal (null). */
export type Actor = { userId: UserId | null; requestId: string };

type Noted = Omit<AuditAct, 'at' | 'byId' | 'requestId'>;

/** What an operator does: the work and its line in the audit, in one transaction. */
export function act<T>(
  deps: Deps,
  { userId: byId, requestId }: Actor,
  work: (tx: Tx, note: (line: Noted) => Promise<void>) => Promise<T>,
): Promise<T> {
  return transact(deps.db, (tx) => work(tx, (line) => logAct(tx, { at: deps.now(), byId, requestId, ...line })));
}

/** Reading personal data is audited, too. */
export function look(deps: Deps, operator: Operator, line: Noted): Promise<void> {
  return act(deps, operator, (_, note) => note(line));
}

/** A page that is read again while it is open is one look. */
const LOOK_MS = 10 * 60_000;

export async function lookOnce(deps: Deps, operator: Operator, { what, target }: Noted): Promise<void> {
  const lines = deps.db
    .selectFrom('auditLog')
    .select('id')
    .where('byId', '=', operator.userId)
    .where('what', '=', what);
  const since = new Date(deps.now().getTime() - LOOK_MS);
  const seen = await lines.where('target', '=', target).where('at', '>', since).executeTakeFirst();
  if (!seen) await look(deps, operator, { what, target });
}

/** An operator must not decide a case of their own; the terminal is for what that leaves undecided. */
export function assertNotOwn({ userId }: Actor, people: readonly (UserId | null)[]): void {
  if (userId !== null && people.includes(userId)) throw new Refusal('OWN_CASE');
}

/** Nor about a group purchase that they are or were a member of. */
export async function assertNotMember(tx: Tx, operator: Actor, boardId: BoardId): Promise<void> {
  const seats = await tx.selectFrom('participants').select('userId').where('boardId', '=', boardId).execute();
  assertNotOwn(
    operator,
    seats.map(({ userId }) => userId),
  );
}
