import path from 'node:path';

const HOST = '127.0.0.1';
export const NODES = [1, 2] as const;
export const DATABASES = [1, 2] as const;
export const REDISES = [1, 2] as const;
/** Who decides: one of three may be away. */
export const VOTERS = [1, 2, 3] as const;

export type Layout = ReturnType<typeof layoutOf>;
type Values = Record<string, string>;

/** Addresses and folders of every part: what an operator spreads over machines, here on ports of one. */
export function layoutOf(folder: string, base: number, deploy: string) {
  const at = (port: number) => `${HOST}:${port}`;
  const ports = {
    web: base,
    figures: base + 3,
    databaseRead: base + 4,
    database: base + 10,
    node: (nth: number) => base + nth,
    postgres: (nth: number) => base + 10 + nth,
    patroni: (nth: number) => base + 20 + nth,
    etcd: (nth: number) => base + 30 + nth,
    etcdPeer: (nth: number) => base + 40 + nth,
    redis: (nth: number) => base + 50 + nth,
    sentinel: (nth: number) => base + 60 + nth,
  };
  // Loopback only, in a folder of its own: these keep nobody out and nothing in.
  const passwords: Values = {
    DATABASE_PASSWORD: 'cluster',
    SUPERUSER_PASSWORD: 'cluster-superuser',
    REPLICATION_PASSWORD: 'cluster-replication',
  };
  const origin = `http://localhost:${ports.web}`;
  const databaseUrl = (port: number) => `postgres://mungchi:${passwords['DATABASE_PASSWORD']}@${at(port)}/mungchi`;
  return {
    folder,
    deploy,
    ports,
    origin,
    /** Through the balancer, to whoever is primary. */
    databaseUrl: databaseUrl(ports.database),
    /** To a standby. */
    databaseReadUrl: databaseUrl(ports.databaseRead),
    patroniUrl: (nth: number) => `http://${at(ports.patroni(nth))}`,
    postgresFolder: (nth: number) => path.join(folder, `postgres${nth}`),
    balancer: {
      HAPROXY_SOCKET: path.join(folder, 'haproxy.sock'),
      WEB_BIND: at(ports.web),
      FIGURES_BIND: at(ports.figures),
      DATABASE_BIND: at(ports.database),
      DATABASE_READ_BIND: at(ports.databaseRead),
      ...Object.fromEntries(NODES.map((nth) => [`NODE${nth}`, at(ports.node(nth))])),
      ...Object.fromEntries(
        DATABASES.flatMap((nth) => [
          [`DB${nth}`, at(ports.postgres(nth))],
          [`DB${nth}_PATRONI_HOST`, HOST],
          [`DB${nth}_PATRONI_PORT`, String(ports.patroni(nth))],
        ]),
      ),
    } as Values,
    etcd: (nth: number): Values => ({
      NAME: `etcd${nth}`,
      HOST,
      ETCD_DATA: path.join(folder, `etcd${nth}`),
      ETCD_PORT: String(ports.etcd(nth)),
      ETCD_PEER_PORT: String(ports.etcdPeer(nth)),
      ETCD_CLUSTER: VOTERS.map((each) => `etcd${each}=http://${at(ports.etcdPeer(each))}`).join(','),
    }),
    patroni: (nth: number): Values => ({
      ...passwords,
      NAME: `db${nth}`,
      HOST,
      NETWORK: `${HOST}/32`,
      PATRONI_PORT: String(ports.patroni(nth)),
      POSTGRES_PORT: String(ports.postgres(nth)),
      POSTGRES_DATA: path.join(folder, `postgres${nth}/data`),
      PGPASS: path.join(folder, `postgres${nth}/pgpass`),
      ETCD_HOSTS: VOTERS.map((each) => at(ports.etcd(each))).join(','),
      CREATE_DATABASE: path.join(folder, 'create-database.sh'),
      SHARED_BUFFERS: '128MB',
    }),
    redis: (nth: number): Values => ({
      HOST,
      REDIS_PORT: String(ports.redis(nth)),
      REDIS_DATA: folder,
    }),
    sentinel: (nth: number): Values => ({
      HOST,
      SENTINEL_PORT: String(ports.sentinel(nth)),
      SENTINEL_DATA: folder,
      REDIS_PRIMARY_HOST: HOST,
      REDIS_PRIMARY_PORT: String(ports.redis(1)),
    }),
    node: (nth: number, databasePort = ports.database): Values => ({
      ...passwords,
      HOST,
      NODE_PORT: String(ports.node(nth)),
      WEB_ORIGIN: origin,
      BALANCER_ADDRESSES: 'loopback',
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_HOST: HOST,
      DATABASE_PORT: String(databasePort),
      DATABASE_READ_PORT: String(ports.databaseRead),
      SENTINELS: VOTERS.map((each) => at(ports.sentinel(each))).join(','),
    }),
  };
}
