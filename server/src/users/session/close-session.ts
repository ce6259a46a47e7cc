import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { lockFamily, revokeFamily } from './session-rows';

/** Signs out everywhere this family of tokens reaches; a token nobody knows is signed out already. */
export async function closeSession({ db, now }: Pick<Deps, 'db' | 'now'>, token: string | undefined): Promise<void> {
  if (!token) return;
  await transact(db, async (tx) => {
    const row = await lockFamily(tx, token);
    if (row) await revokeFamily(tx, row.familyId, now());
  });
}
