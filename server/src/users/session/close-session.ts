import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { lockFamily, revokeFamily } from './session-rows';

/** Signs out everywhere this family of tokens reaches; a token nobody knows is signed out already. */
export async function closeSession(deps: Pick<Deps, 'db' | 'bus' | 'now'>, token: string | undefined): Promise<void> {
  if (!token) return;
  await transact(deps.db, async (tx) => {
    const row = await lockFamily(tx, token);
    if (row) await revokeFamily(deps, tx, row.familyId);
  });
}
