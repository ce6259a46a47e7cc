import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from '../../server/src/db/connect';
import { ask } from './ask';
import type { Road } from './frozen-road';
import { PASSWORDS } from './layout';
import { postgresProcesses, signalAll } from './postgres-processes';
import { type Cluster, hasStandby, primaryOf } from './start-cluster';
import { until } from './until';
import type { World } from './world';

export type Scene = {
  cluster: Cluster;
  world: World;
  /** Between the second node and the database. */
  road: Road;
  /** Whether the second node is started with a clock of its own, which costs it some speed. */
  clock: { faked: boolean };
  /** What that node takes for the time, or null where libfaketime is not installed. */
  clockFile: string | null;
  /** A small volume under the pictures, or null where none may be mounted. */
  smallVolume: string | null;
  /** The server that nodes run from their next start on; null for today's. */
  release: { main: string | null };
  round: number;
  /** From here on it counts. */
  broke(): void;
};

export type Fault = {
  name: string;
  aim: string;
  rounds: number;
  /** Whatever ROUNDS says. */
  once?: true;
  /** Breaks and mends; what is told is done when the cluster is whole again. */
  run(scene: Scene): Promise<void>;
  /** Why it cannot be done here; null when it can. */
  lacks?(scene: Scene): string | null;
};

const NODE_AWAY_MS = 4_000;
const PICTURES = ['icon-192.png', 'icon-512.png', 'apple-touch-icon.png'];

async function whole({ layout }: Cluster): Promise<void> {
  await until('a primary with its synchronous standby', () => hasStandby(layout), 90_000);
}

async function listed({ layout }: Cluster, nth: number): Promise<void> {
  const line = new RegExp(`^haproxy_server_status\\{proxy="nodes",server="node${nth}",state="UP"\\} 1$`, 'm');
  await until(`node ${nth} at the balancer`, async () =>
    line.test(
      (await ask(layout, `${layout.figuresUrl}/metrics`, { auth: `watcher:${PASSWORDS.FIGURES_PASSWORD}` })).text,
    ),
  );
}

async function restart(cluster: Cluster, nth: number): Promise<void> {
  await cluster.nodes[nth - 1]!.stop('SIGTERM');
  await cluster.startNode(nth);
  await listed(cluster, nth);
}

async function migrations({ layout }: Cluster): Promise<number> {
  const { pool, close } = connect(layout.databaseUrl, { max: 1 });
  const { rows } = await pool.query<{ applied: number }>('select count(*)::int as applied from schema_migrations');
  await close();
  return rows[0]!.applied;
}

async function killPrimary({ cluster, broke }: Scene, freezeMs: number): Promise<void> {
  const { layout, patronis } = cluster;
  const nth = (await primaryOf(layout))!;
  const patroni = patronis[nth - 1]!;
  const processes = postgresProcesses(layout, nth);
  const everything = [patroni.pid, ...processes];
  broke();
  if (freezeMs > 0) {
    signalAll(everything, 'SIGSTOP');
    await setTimeout(freezeMs);
    signalAll(everything, 'SIGCONT');
  } else {
    signalAll(everything, 'SIGKILL');
    await until('another primary', async () => ![null, nth].includes(await primaryOf(layout)), 60_000);
    await patroni.stop('SIGKILL');
    patroni.start();
  }
  await whole(cluster);
}

export const FAULTS: Fault[] = [
  {
    // First: on the schema of today the release before does not start any more.
    name: 'rolling restart to the next version',
    aim: '0 failed, messages ≤ 3 s',
    rounds: 1,
    once: true,
    lacks: ({ release }) => (release.main ? null : 'there is no release before: a tag v*, or RELEASE=commit'),
    async run({ cluster, release, broke }) {
      const before = await migrations(cluster);
      broke();
      release.main = null;
      for (const nth of [1, 2]) await restart(cluster, nth);
      console.log(`${(await migrations(cluster)) - before} migrations on the way`);
    },
  },
  {
    name: 'kill -9 of a node',
    aim: '≤ 3 s',
    rounds: 3,
    async run({ cluster, round, broke }) {
      const nth = (round % 2) + 1;
      broke();
      await cluster.nodes[nth - 1]!.stop('SIGKILL');
      await setTimeout(NODE_AWAY_MS);
      await cluster.startNode(nth);
      await listed(cluster, nth);
    },
  },
  {
    name: 'rolling restart',
    aim: '0 failed, messages ≤ 3 s',
    rounds: 3,
    async run({ cluster, broke }) {
      broke();
      for (const nth of [1, 2]) await restart(cluster, nth);
    },
  },
  { name: 'kill -9 of the primary database', aim: '≤ 20 s', rounds: 3, run: (scene) => killPrimary(scene, 0) },
  {
    name: 'the primary database stands still for 30 s',
    aim: '≤ 20 s',
    rounds: 2,
    run: (scene) => killPrimary(scene, 30_000),
  },
  {
    name: 'kill -9 of the primary Redis, and its return',
    aim: '',
    rounds: 3,
    async run({ cluster, broke, round }) {
      const redis = cluster.redises[round % 2]!;
      broke();
      await redis.stop('SIGKILL');
      await setTimeout(8_000);
      redis.start();
      await setTimeout(4_000);
    },
  },
  {
    name: 'loss of both Redis, and their return',
    aim: '',
    rounds: 2,
    async run({ cluster, broke }) {
      broke();
      await Promise.all(cluster.redises.map((redis) => redis.stop('SIGKILL')));
      await setTimeout(6_000);
      for (const redis of cluster.redises) redis.start();
      await setTimeout(8_000);
    },
  },
  {
    name: 'a node and the database cannot hear each other for 15 s',
    aim: '',
    rounds: 2,
    async run({ cluster, broke, road }) {
      broke();
      road.freeze();
      await setTimeout(15_000);
      road.thaw();
      await listed(cluster, 2);
    },
  },
  {
    name: 'full disk under the pictures',
    aim: 'uploads refused, nothing else',
    rounds: 2,
    lacks: ({ smallVolume }) => (smallVolume ? null : 'only root may mount a small volume'),
    async run({ cluster, world, smallVolume, round, broke }) {
      broke();
      const filler = path.join(smallVolume!, 'filler');
      fill(filler);
      const refused = await upload(cluster.layout.origin, world, round);
      if (refused !== 507) throw new Error(`An upload onto a full disk was answered ${refused}.`);
      await setTimeout(3_000);
      rmSync(filler);
      await until('uploads again', async () => (await upload(cluster.layout.origin, world, round)) < 300, 30_000);
      if (readdirSync(smallVolume!).length === 0) throw new Error('The picture is not where it should be.');
    },
  },
  {
    name: 'a clock that jumps five minutes, and back',
    aim: '',
    rounds: 2,
    lacks: ({ clockFile }) => (clockFile ? null : 'libfaketime is not installed'),
    async run({ cluster, clock, clockFile, broke }) {
      clock.faked = true;
      await restart(cluster, 2);
      broke();
      for (const jump of ['+300', '-300', '+0']) {
        writeFileSync(clockFile!, `${jump}\n`);
        await setTimeout(5_000);
      }
      clock.faked = false;
      await restart(cluster, 2);
    },
  },
];

function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(64 * 1024 * 1024));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Another picture in every round: one that is stored already needs no room. */
async function upload(origin: string, world: World, round: number): Promise<number> {
  const picture = readFileSync(
    path.resolve(import.meta.dirname, `../../web/public/${PICTURES[round % PICTURES.length]}`),
  );
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'apple.png');
  const headers = { authorization: `Bearer ${world.token(world.rooms[0]!.members[0]!)}` };
  return (await fetch(`${origin}/api/media`, { method: 'POST', body: form, headers })).status;
}
