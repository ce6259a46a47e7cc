import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ask } from './ask';
import { environmentOf, fillTemplate } from './fill-template';
import { DATABASES, HOSTS, type Layout, layoutOf, NODES, REDISES, VOTERS } from './layout';
import { programOf } from './needed-programs';
import { Part } from './part';
import { answers, until } from './until';

const ROOT = path.resolve(import.meta.dirname, '../..');
const POSTGRES_USER = 'postgres';

export type Cluster = {
  layout: Layout;
  balancer: Part;
  etcds: Part[];
  patronis: Part[];
  redises: Part[];
  sentinels: Part[];
  nodes: Part[];
  startNode(nth: number): Promise<void>;
  stop(): Promise<void>;
};

export type ClusterOptions = {
  folder: string;
  port?: number;
  /** Beside those of deploy/many/mungchi.env. */
  nodeEnv?: (nth: number) => Record<string, string>;
  /** The built server that a node runs from its next start on; today's without it. */
  mainOf?: () => string | null;
  /** A port of somebody who stands between a node and the database. */
  databasePortOf?: (nth: number) => number | undefined;
};

/** From the files of deploy/many/: voters, two databases, two Redis with Sentinels, the balancer, and two nodes of the product. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, port = 7400, nodeEnv, mainOf, databasePortOf } = options;
  const layout = layoutOf(folder, port, path.join(ROOT, 'deploy/many'));
  makeFolders(layout);
  const part = (name: string, command: ConstructorParameters<typeof Part>[2]) => new Part(name, folder, command);
  const filled = (file: string, name: string, values: Record<string, string>, more = '') => {
    const target = path.join(folder, `${name}-${file}`);
    writeFileSync(target, fillTemplate(template(layout, file), values) + more, { mode: 0o600 });
    return target;
  };

  const etcds = VOTERS.map((nth) =>
    part(`etcd${nth}`, () => ({
      program: programOf('etcd'),
      args: ['--config-file', filled('etcd.yml', `etcd${nth}`, layout.etcd(nth))],
      // The version in Debian asks for a word before it runs there.
      ...(process.arch === 'arm64' && { env: { ETCD_UNSUPPORTED_ARCH: 'arm64' } }),
    })),
  );
  const patronis = DATABASES.map((nth) =>
    part(`db${nth}`, () => ({
      program: programOf('patroni'),
      args: [ownedByPostgres(filled('patroni.yml', `db${nth}`, layout.patroni(nth)))],
      env: layout.patroni(nth),
      user: POSTGRES_USER,
    })),
  );
  const redises = REDISES.map((nth) =>
    part(`redis${nth}`, () => ({
      program: programOf('redis'),
      args: [filled('redis.conf', `redis${nth}`, layout.redis(nth), nth === 1 ? '' : replicaOf(layout))],
    })),
  );
  const sentinels = VOTERS.map((nth) =>
    part(`sentinel${nth}`, () => ({
      program: programOf('sentinel'),
      args: [filled('sentinel.conf', `sentinel${nth}`, layout.sentinel(nth))],
    })),
  );
  const balancer = part('haproxy', () => ({
    program: programOf('haproxy'),
    args: ['-W', '-db', '-f', path.join(layout.deploy, 'haproxy.cfg')],
    env: layout.balancer,
  }));
  const nodes = NODES.map((nth) =>
    part(`node${nth}`, () => ({
      program: process.execPath,
      args: ['--enable-source-maps', '--max-semi-space-size=64', mainOf?.() ?? path.join(ROOT, 'server/dist/main.js')],
      env: {
        ...environmentOf(fillTemplate(template(layout, 'mungchi.env'), layout.node(nth, databasePortOf?.(nth)))),
        ...nodeEnv?.(nth),
      },
    })),
  );
  const startNode = async (nth: number) => {
    const node = nodes[nth - 1]!;
    const ready = () => {
      // As systemd does with `Restart=always`.
      if (!node.running) node.start();
      return answers(`${layout.nodeUrl(nth)}/readyz`);
    };
    await until(`node ${nth}`, ready, 120_000);
  };
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all([...sentinels, ...redises, balancer].map((each) => each.stop('SIGTERM', 5_000)));
    await Promise.all(patronis.map((each) => each.stop()));
    await Promise.all(etcds.map((each) => each.stop('SIGTERM', 5_000)));
  };
  const cluster = { layout, balancer, etcds, patronis, redises, sentinels, nodes, startNode, stop };
  try {
    for (const each of [...etcds, ...redises]) each.start();
    await until('etcd', () => isWell(layout, `${layout.etcdUrl(1)}/health`, 'etcd1'));
    for (const each of [...patronis, ...sentinels, balancer]) each.start();
    await until('a primary and its synchronous standby', () => hasBoth(layout), 120_000);
    // The first one migrates; the others would only wait for it.
    for (const nth of NODES) await startNode(nth);
    await until('the balancer', () => answers(`${layout.origin}/readyz`));
    return cluster;
  } catch (error) {
    await stop();
    throw error;
  }
}

function template({ deploy }: Layout, file: string): string {
  return readFileSync(path.join(deploy, file), 'utf8');
}

function replicaOf({ ports }: Layout): string {
  return `\nreplicaof ${HOSTS.redis(1)} ${ports.redis(1)}\n`;
}

/** Two different ones: while it is being promoted a standby calls itself both. */
async function hasBoth(layout: Layout): Promise<boolean> {
  const primary = await primaryOf(layout);
  const others = DATABASES.filter((nth) => nth !== primary);
  const standbys = await Promise.all(others.map((nth) => isStandby(layout, nth)));
  return primary !== null && standbys.includes(true);
}

async function isStandby(layout: Layout, nth: number): Promise<boolean> {
  return isWell(layout, `${layout.patroniUrl(nth)}/synchronous`).catch(() => false);
}

/** Which database is the primary now; null while none is. */
export async function primaryOf(layout: Layout): Promise<number | null> {
  for (const nth of DATABASES)
    if (await isWell(layout, `${layout.patroniUrl(nth)}/primary`).catch(() => false)) return nth;
  return null;
}

export const hasStandby = hasBoth;

async function isWell(layout: Layout, url: string, certificate?: string): Promise<boolean> {
  return (await ask(layout, url, { certificate })).status === 200;
}

/** PostgreSQL runs as another user where we are root, and reads what belongs to nobody else. */
function ownedByPostgres(file: string): string {
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync('/var/lib/postgresql');
    chownSync(file, uid, gid);
  }
  return file;
}

/** Owned by the user PostgreSQL runs as, where that is another one. */
function makeFolders(layout: Layout): void {
  mkdirSync(path.join(layout.folder, 'log'), { recursive: true });
  mkdirSync(path.join(layout.folder, 'data'), { recursive: true });
  const script = path.join(layout.folder, 'create-database.sh');
  copyFileSync(path.join(layout.deploy, 'create-database.sh'), script);
  chmodSync(script, 0o755);
  for (const nth of DATABASES) {
    const folder = layout.postgresFolder(nth);
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    ownedByPostgres(folder);
  }
  const made = spawnSync(path.join(layout.deploy, 'make-certificates.sh'), [layout.tls(''), ...layout.certificates]);
  if (made.status !== 0) throw new Error(`No certificates: ${made.error?.message ?? made.stderr.toString()}`);
  for (const nth of DATABASES) for (const end of ['pem', 'key']) ownedByPostgres(layout.tls(`db${nth}.${end}`));
}
