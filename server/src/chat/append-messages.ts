import type { Db } from '../db/schema';
import { findStored } from './find-stored';
import type { Outcome, SentDraft } from './outcome';
import { storeDrafts } from './store-drafts';

/**
 * Stores messages of many people and rooms at once, in the order given. The same key of the same person is one message:
 * that a key is taken is rare, so it is looked up only after the database has refused it.
 */
export async function appendMessages(db: Db, at: Date, drafts: SentDraft[]): Promise<Outcome[]> {
  const outcomes = new Map<SentDraft | string, Outcome>();
  const missing = new Map(drafts.map((draft) => [identity(draft), draft]));
  while (missing.size > 0) {
    try {
      const batch = [...missing];
      const stored = await storeDrafts(db, at, [...missing.values()]);
      for (const [index, [name]] of batch.entries()) outcomes.set(name, stored[index]!);
      missing.clear();
    } catch (error) {
      if ((error as { constraint?: string }).constraint !== 'messages_key') throw error;
      const before = await findStored(db, [...missing.values()]);
      if (before.length === 0) throw error;
      for (const { draft, outcome } of before) {
        outcomes.set(identity(draft), outcome);
        missing.delete(identity(draft));
      }
    }
  }
  return drafts.map((draft) => outcomes.get(identity(draft))!);
}

/** By its key, or else by itself. */
function identity(draft: SentDraft): SentDraft | string {
  return draft.key === null ? draft : `${draft.roomId} ${draft.userId} ${draft.key}`;
}
