import { randomBytes } from 'node:crypto';
import { DAY_MS, type UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import type { Db } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import type { Liking } from './retrieve/bonus-rules';
import { EMPTY_SLOTS, readSlots, type Slots } from './slots';

const SESSION_DAYS = 30;
export type AssistantSession = {
  id: string;
  userId: UserId | null;
  slots: Slots;
  messageCount: number;
  ageGroup: number | null;
  gender: Liking['gender'];
  isStored: boolean;
};

export const expiryOf = (now: Date): Date => new Date(now.getTime() - SESSION_DAYS * DAY_MS);

export function newSession(userId: UserId | null): AssistantSession {
  const id = randomBytes(24).toString('base64url');
  return { id, userId, slots: EMPTY_SLOTS, messageCount: 0, ageGroup: null, gender: null, isStored: false };
}

/** A visitor's session is taken over by the user who signs in and continues it; a user's session is private to them. */
export async function resumeSession(
  { db, now }: Deps,
  userId: UserId | null,
  sessionId: string,
): Promise<AssistantSession> {
  const row = await db
    .selectFrom('assistantSessions')
    .selectAll()
    .where('id', '=', sessionId)
    .where('usedAt', '>', expiryOf(now()))
    .executeTakeFirst();
  if (!row) throw new Refusal('SESSION_NOT_FOUND');
  if (row.userId !== null && row.userId !== userId) throw new Refusal('SESSION_FOREIGN');
  const { id, messageCount, ageGroup, gender } = row;
  return { id, userId, slots: readSlots(row.slots), messageCount, ageGroup, gender, isStored: true };
}

/** Optimistic locking: false when another turn of the session came first; the caller recomputes this one. */
export async function saveTurn({ db, now }: Deps, session: AssistantSession, slots: Slots): Promise<boolean> {
  const { userId } = session;
  if (userId === null) return writeTurn(db, session, slots, now());
  return transact(db, async (tx) => {
    await lockWriter(tx, userId);
    return writeTurn(tx, session, slots, now());
  });
}

async function writeTurn(db: Db, session: AssistantSession, slots: Slots, at: Date): Promise<boolean> {
  const { id, userId, messageCount, ageGroup, gender } = session;
  const remembered = { userId, ageGroup, gender, slots: JSON.stringify(slots), usedAt: at };
  if (!session.isStored) {
    await db
      .insertInto('assistantSessions')
      .values({ id, ...remembered, messageCount: messageCount + 2, createdAt: at })
      .execute();
    return true;
  }
  const { numUpdatedRows } = await db
    .updateTable('assistantSessions')
    .set({ ...remembered, messageCount: messageCount + 2 })
    .where('id', '=', id)
    .where('messageCount', '=', messageCount)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
