import { isLoopback } from './address-rules';
import type { Config } from './config';

type Addresses = Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'redisUrl' | 'redisSentinels'>;

/** What leaves this machine in the open or may be used by anybody there, one sentence each; explained in docs/production.md. */
export function plainConnections(config: Addresses): string[] {
  return [
    ...plainDatabase('DATABASE_URL', config.databaseUrl),
    ...plainDatabase('DATABASE_READ_URL', config.databaseReadUrl),
    ...plainRedis(config),
  ];
}

function plainDatabase(name: string, url: string | null): string[] {
  const { hostname, searchParams } = addressOf(url);
  const host = searchParams.get('host') ?? hostname;
  const isSocket = host === '' || host.startsWith('/') || host.toLowerCase().startsWith('%2f');
  if (isSocket || isLoopback(host) || isEncrypted(searchParams)) return [];
  return [
    `${name} leads to ${host} without TLS: whoever listens on the way reads everything. Add sslmode=verify-full.`,
  ];
}

/** As node-postgres reads it: any mode but `disable` insists on TLS. */
function isEncrypted(parameters: URLSearchParams): boolean {
  const mode = parameters.get('sslmode');
  if (mode !== null) return mode !== 'disable';
  return parameters.has('sslrootcert') || ['true', '1'].includes(parameters.get('ssl') ?? '');
}

function plainRedis({ redisUrl, redisSentinels }: Addresses): string[] {
  const { protocol, hostname, password } = addressOf(redisUrl);
  const hosts = redisSentinels.length > 0 ? redisSentinels.map(({ host }) => host) : [hostname];
  const away = hosts.find((host) => host !== '' && !isLoopback(host));
  if (!away) return [];
  return [
    protocol === 'redis:' &&
      `REDIS_URL leads to ${away} without TLS: whoever listens on the way reads the chat. Use rediss://.`,
    !password &&
      `REDIS_URL has no password, and leads to ${away}: whoever reaches it speaks on the bus, which nodes believe.`,
  ].filter((sentence) => typeof sentence === 'string');
}

/** A name and password without a host, as PostgreSQL allows it, is no address to URL. */
function addressOf(url: string | null): URL {
  const whole = url?.replace('@/', '@localhost/') ?? '';
  return new URL(URL.canParse(whole) ? whole : 'none://');
}
