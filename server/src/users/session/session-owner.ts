import type { UserId } from '@mungchi/contract';
import { audit } from '../../audit/audit';
import type { Deps } from '../../deps';
import { closeSession } from './close-session';
import { judgeToken } from './refresh-token-rules';
import { findToken } from './session-rows';

/** The user of a refresh token, without rotating it; null when it is no longer valid. */
export async function sessionOwner(
  deps: Pick<Deps, 'db' | 'bus' | 'now' | 'log'>,
  token: string | undefined,
  requestId?: string,
): Promise<UserId | null> {
  const row = token ? await findToken(deps.db, token) : undefined;
  if (!row) return null;
  switch (judgeToken(row, deps.now())) {
    case 'current':
    case 'grace':
      return row.userId;
    case 'reused':
      await closeSession(deps, token);
      await audit(deps, { userId: row.userId, action: 'token-reuse', outcome: 'REFRESH_INVALID', requestId });
      return null;
    case 'dead':
      return null;
  }
}
