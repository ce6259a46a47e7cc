import type { Db } from '../db/schema';
import { findStored } from './find-stored';
import type { Outcome, SentDraft } from './outcome';
import { storeDrafts } from './store-drafts';

/**
 * Stores messages of many senders and rooms at once, in the order given. Idempotent by (sender, key): duplicates are rare,
 * so a key is looked up only after a unique violation.
 */
export async function appendMessages(db: Db, at: Date, drafts: readonly SentDraft[]): Promise<Outcome[]> {
  try {
    return await storeDrafts(db, at, drafts);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    return appendRepeated(db, at, drafts);
  }
}

/** Two in one batch may share a key, and another node may store the same key concurrently. */
async function appendRepeated(db: Db, at: Date, drafts: readonly SentDraft[]): Promise<Outcome[]> {
  const outcomes = new Map<SentDraft | string, Outcome>();
  const missing = new Map(drafts.map((draft) => [identity(draft), draft]));
  for (let reason: unknown = null; missing.size > 0; ) {
    const before = await findStored(db, [...missing.values()]);
    if (reason && before.length === 0) throw reason;
    for (const { draft, outcome } of before) {
      outcomes.set(identity(draft), outcome);
      missing.delete(identity(draft));
    }
    try {
      const stored = await storeDrafts(db, at, [...missing.values()]);
      for (const [index, name] of [...missing.keys()].entries()) outcomes.set(name, stored[index]!);
      missing.clear();
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
      reason = error;
    }
  }
  return drafts.map((draft) => outcomes.get(identity(draft))!);
}

function isKeyTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'messages_key';
}

/** Identity of a draft: its key, or the draft itself when it has none. */
function identity(draft: SentDraft): SentDraft | string {
  return draft.key === null ? draft : `${draft.roomId} ${draft.userId} ${draft.key}`;
}
