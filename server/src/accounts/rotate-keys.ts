import { addGeneration } from '../db/key-generations';
import { sealText, unsealText } from '../db/sealed-text';
import { sharedKeys } from '../db/shared-keys';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { sealAgain } from '../payouts/seal-again';
import { sealCodesAgain } from '../users/second-step/code-secrets';

/** What signs or seals. A keyed hash cannot change its key: it would no longer find what it hashed. */
export const ROTATING = ['access-token', 'refresh-token', 'sign-in', 'retained', 'data', 'handover'] as const;

type Needed = Pick<Deps, 'db' | 'now' | 'log' | 'config'>;
type Rotation = { name: string; signsFrom: Date | null };

/** Gives every key a new generation. What the generation that goes had sealed is sealed again first. */
export async function rotateKeys(deps: Needed): Promise<Rotation[]> {
  const retained = await sharedKeys(deps, 'retained');
  return transact(deps.db, async (tx) => {
    for (const { userId, sealed } of await tx.selectFrom('retainedPeople').selectAll().forUpdate().execute()) {
      const again = sealText(retained.current(), unsealText(retained.accepted(), sealed));
      await tx.updateTable('retainedPeople').set({ sealed: again }).where('userId', '=', userId).execute();
    }
    await sealAgain(deps, tx, deps.now());
    await sealCodesAgain(deps, tx);
    const done: Rotation[] = [];
    for (const name of ROTATING)
      done.push({ name, signsFrom: await addGeneration(tx, name, deps.now(), deps.config.masterKeys) });
    return done;
  });
}
