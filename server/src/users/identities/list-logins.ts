import type { OwnIdentity, UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { PROVIDERS } from '../sign-in/provider';

/** The logins of a person, and those this server offers besides. */
export async function listLogins({ db, config }: Pick<Deps, 'db' | 'config'>, userId: UserId): Promise<OwnIdentity[]> {
  const rows = await db
    .selectFrom('identities')
    .select(['provider', 'linkedAt'])
    .where('userId', '=', userId)
    .execute();
  const at = new Map(rows.map(({ provider, linkedAt }) => [provider, linkedAt.toISOString()]));
  return PROVIDERS.filter((name) => at.has(name) || config.identity[name] || config.identity.builtIn).map(
    (provider) => ({
      provider,
      linkedAt: at.get(provider) ?? null,
    }),
  );
}
