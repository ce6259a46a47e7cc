import type { UserId } from '@mungchi/contract';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { lockFamily, revokeFamily } from './session-rows';

/** Revokes the token family and returns its user; an unknown token counts as already signed out. */
export async function closeSession(
  deps: Pick<Deps, 'db' | 'bus' | 'now'>,
  token: string | undefined,
): Promise<UserId | null> {
  if (!token) return null;
  return transact(deps.db, async (tx) => {
    const row = await lockFamily(tx, token);
    if (row) await revokeFamily(deps, tx, row.familyId);
    return row?.userId ?? null;
  });
}
