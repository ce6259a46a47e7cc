import { ProviderRefused, ProviderUnavailable } from './payment-provider';
import { type PortoneOptions, request } from './portone-request';
import { reachWithin } from './reach-within';

const SPARE_MS = 60_000;

/** The access token, cached until shortly before it expires. */
export function portoneToken(options: PortoneOptions) {
  let current: { token: Promise<string>; until: number } | null = null;

  async function ask(): Promise<string> {
    const body = { imp_key: options.key, imp_secret: options.secret };
    const { response } = await reachWithin(options, options.timeoutMs, (signal) =>
      request(options, { path: '/users/getToken', body, signal }),
    ).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error;
      throw new ProviderUnavailable('The provider gave no token', { cause: error });
    });
    const { access_token: token, expired_at: expiresAt } = (response ?? {}) as Record<string, unknown>;
    if (typeof token !== 'string' || typeof expiresAt !== 'number')
      throw new ProviderUnavailable('The provider answered something that is no token');
    if (current) current.until = expiresAt * 1000 - SPARE_MS;
    return token;
  }

  return {
    get(): Promise<string> {
      if (current && options.now().getTime() < current.until) return current.token;
      const asked = { token: ask(), until: Number.POSITIVE_INFINITY };
      current = asked;
      asked.token.catch(() => {
        if (current === asked) current = null;
      });
      return asked.token;
    },
    forget() {
      current = null;
    },
  };
}
