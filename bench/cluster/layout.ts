import path from 'node:path';

export const NODES = [1, 2] as const;
export const DATABASES = [1, 2] as const;
export const REDISES = [1, 2] as const;
/** Who decides: one of three may be away. */
export const VOTERS = [1, 2, 3] as const;

/** A machine each, as far as one can have several: all of 127.0.0.0/8 is this one. Outgoing connections come from the first. */
export const HOSTS = {
  balancer: '127.0.0.1',
  node: (nth: number) => `127.0.0.${1 + nth}`,
  database: (nth: number) => `127.0.0.${3 + nth}`,
  redis: (nth: number) => `127.0.0.${5 + nth}`,
  voter: (nth: number) => `127.0.0.${7 + nth}`,
};

/** Shown in one command's output and good on this machine only; what matters is that every part has one and asks for it. */
export const PASSWORDS = {
  DATABASE_PASSWORD: 'cluster-database',
  SUPERUSER_PASSWORD: 'cluster-superuser',
  REPLICATION_PASSWORD: 'cluster-replication',
  PATRONI_PASSWORD: 'cluster-patroni',
  REDIS_PASSWORD: 'cluster-redis',
  FIGURES_PASSWORD: 'cluster-figures',
  METRICS_TOKEN: 'cluster-metrics-token',
} as const;

export type Layout = ReturnType<typeof layoutOf>;
type Values = Record<string, string>;

/** Addresses and folders of every part: what an operator spreads over machines, here on addresses of one. */
export function layoutOf(folder: string, base: number, deploy: string) {
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
  const tls = (file: string) => path.join(folder, 'tls', file);
  const certificate = (name: string): Values => ({
    TLS_CA: tls('ca.pem'),
    TLS_CERT: tls(`${name}.pem`),
    TLS_KEY: tls(`${name}.key`),
  });
  const balanced = (port: number) => `${HOSTS.balancer}:${port}`;
  const origin = `http://localhost:${ports.web}`;
  const databaseUrl = (port: number) =>
    `postgres://mungchi:${PASSWORDS.DATABASE_PASSWORD}@localhost:${port}/mungchi?sslmode=verify-full&sslrootcert=${tls('ca.pem')}`;
  return {
    folder,
    deploy,
    ports,
    origin,
    tls,
    /** Names and hosts of everybody's certificate, as make-certificates.sh wants them. */
    certificates: [
      `balancer ${HOSTS.balancer},localhost`,
      // Nodes ask for the database by the balancer's name.
      ...DATABASES.map((nth) => `db${nth} ${HOSTS.database(nth)},localhost`),
      ...REDISES.map((nth) => `redis${nth} ${HOSTS.redis(nth)}`),
      ...VOTERS.map((nth) => `sentinel${nth} ${HOSTS.voter(nth)}`),
      // As a peer a voter is seen to come from the first address.
      ...VOTERS.map((nth) => `etcd${nth} ${HOSTS.voter(nth)},${HOSTS.balancer}`),
    ],
    /** Through the balancer, to whoever is primary. */
    databaseUrl: databaseUrl(ports.database),
    /** To a standby. */
    databaseReadUrl: databaseUrl(ports.databaseRead),
    figuresUrl: `https://${balanced(ports.figures)}`,
    nodeUrl: (nth: number) => `http://${HOSTS.node(nth)}:${ports.node(nth)}`,
    patroniUrl: (nth: number) => `https://${HOSTS.database(nth)}:${ports.patroni(nth)}`,
    etcdUrl: (nth: number) => `https://${HOSTS.voter(nth)}:${ports.etcd(nth)}`,
    postgresFolder: (nth: number) => path.join(folder, `postgres${nth}`),
    balancer: {
      HAPROXY_SOCKET: path.join(folder, 'haproxy.sock'),
      WEB_BIND: balanced(ports.web),
      FRONT_PROXIES: '192.0.2.1',
      FIGURES_BIND: balanced(ports.figures),
      FIGURES_PASSWORD: PASSWORDS.FIGURES_PASSWORD,
      TLS_CA: tls('ca.pem'),
      TLS_BOTH: tls('balancer.both.pem'),
      DATABASE_BIND: balanced(ports.database),
      DATABASE_READ_BIND: balanced(ports.databaseRead),
      ...Object.fromEntries(NODES.map((nth) => [`NODE${nth}`, `${HOSTS.node(nth)}:${ports.node(nth)}`])),
      ...Object.fromEntries(
        DATABASES.flatMap((nth) => [
          [`DB${nth}`, `${HOSTS.database(nth)}:${ports.postgres(nth)}`],
          [`DB${nth}_PATRONI_HOST`, HOSTS.database(nth)],
          [`DB${nth}_PATRONI_PORT`, String(ports.patroni(nth))],
        ]),
      ),
    } as Values,
    etcd: (nth: number): Values => ({
      ...certificate(`etcd${nth}`),
      NAME: `etcd${nth}`,
      HOST: HOSTS.voter(nth),
      ETCD_DATA: path.join(folder, `etcd${nth}`),
      ETCD_PORT: String(ports.etcd(nth)),
      ETCD_PEER_PORT: String(ports.etcdPeer(nth)),
      ETCD_CLUSTER: VOTERS.map((each) => `etcd${each}=https://${HOSTS.voter(each)}:${ports.etcdPeer(each)}`).join(','),
    }),
    patroni: (nth: number): Values => ({
      ...PASSWORDS,
      ...certificate(`db${nth}`),
      NAME: `db${nth}`,
      HOST: HOSTS.database(nth),
      DATABASE_NETWORK: `${HOSTS.balancer}/32`,
      BALANCER_NETWORK: `${HOSTS.balancer}/32`,
      PATRONI_PORT: String(ports.patroni(nth)),
      POSTGRES_PORT: String(ports.postgres(nth)),
      POSTGRES_DATA: path.join(folder, `postgres${nth}/data`),
      PGPASS: path.join(folder, `postgres${nth}/pgpass`),
      ETCD_HOSTS: VOTERS.map((each) => `${HOSTS.voter(each)}:${ports.etcd(each)}`).join(','),
      CREATE_DATABASE: path.join(folder, 'create-database.sh'),
      SHARED_BUFFERS: '128MB',
    }),
    redis: (nth: number): Values => ({
      ...certificate(`redis${nth}`),
      REDIS_PASSWORD: PASSWORDS.REDIS_PASSWORD,
      HOST: HOSTS.redis(nth),
      REDIS_PORT: String(ports.redis(nth)),
      REDIS_DATA: folder,
    }),
    sentinel: (nth: number): Values => ({
      ...certificate(`sentinel${nth}`),
      REDIS_PASSWORD: PASSWORDS.REDIS_PASSWORD,
      HOST: HOSTS.voter(nth),
      SENTINEL_PORT: String(ports.sentinel(nth)),
      SENTINEL_DATA: folder,
      REDIS_PRIMARY_HOST: HOSTS.redis(1),
      REDIS_PRIMARY_PORT: String(ports.redis(1)),
    }),
    node: (nth: number, databasePort = ports.database): Values => ({
      ...PASSWORDS,
      TLS_CA: tls('ca.pem'),
      HOST: HOSTS.node(nth),
      NODE_PORT: String(ports.node(nth)),
      WEB_ORIGIN: origin,
      BALANCER_ADDRESSES: HOSTS.balancer,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_HOST: 'localhost',
      DATABASE_PORT: String(databasePort),
      DATABASE_READ_PORT: String(ports.databaseRead),
      SENTINELS: VOTERS.map((each) => `${HOSTS.voter(each)}:${ports.sentinel(each)}`).join(','),
    }),
  };
}
