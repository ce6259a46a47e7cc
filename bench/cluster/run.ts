import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkWorld } from './check-world';
import { FAULTS, type Fault, type Scene } from './faults';
import type { Felt } from './felt';
import { openRoad } from './frozen-road';
import { startLoad } from './load';
import { lackingPrograms } from './needed-programs';
import { startCluster } from './start-cluster';
import { createWorld } from './world';

/** `npm run test:cluster [-- words of a fault's name]`: faults under load, and what people felt. */
const FAKETIME = `/usr/lib/${os.arch() === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;
const PORT = Number(process.env['CLUSTER_PORT'] ?? 7500);
const ROUNDS = Number(process.env['ROUNDS'] ?? 0);
const CALM_MS = 2_000;

const lacking = lackingPrograms();
if (lacking) {
  console.error(lacking);
  process.exit(1);
}
const wanted = process.argv.slice(2).join(' ');
const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-cluster-'));
// PostgreSQL's user has to reach what lies in it.
spawnSync('chmod', ['755', folder]);
const clockFile = existsSync(FAKETIME) ? path.join(folder, 'clock') : null;
const clock = { faked: false };
if (clockFile) writeFileSync(clockFile, '+0\n');
const faults = FAULTS.filter(({ name }) => name.includes(wanted));
const release = { main: faults.some(({ once }) => once) ? (process.env['RELEASE_MAIN'] ?? null) : null };
const smallVolume = mountSmall();
const road = await openRoad(PORT + 9, PORT + 10);
const started = performance.now();
process.on('exit', () => smallVolume && spawnSync('umount', [smallVolume]));
const cluster = await startCluster({
  folder,
  port: PORT,
  mainOf: () => release.main,
  databasePortOf: (nth) => (nth === 2 ? road.port : undefined),
  nodeEnv: (nth) => ({
    BUILTIN_LOGIN: 'on',
    PAYMENT_SANDBOX: 'on',
    LEGAL: 'off',
    RATE_LIMIT_FACTOR: '1000000',
    PAYMENT_CHECK_SECONDS: '5',
    LOG_LEVEL: 'warn',
    ...(clock.faked &&
      clockFile &&
      nth === 2 && {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: clockFile,
        FAKETIME_CACHE_DURATION: '1',
        // A clock that is set does not move the monotonic one.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }),
  }),
});
console.log(`The cluster is ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`);

let broken = 0;
const rows: string[] = [];
try {
  for (const fault of faults) rows.push(await tryFault(fault));
} catch (error) {
  broken += 1;
  console.error(error);
} finally {
  await cluster.stop();
  road.close();
}
console.log(`
| fault | rounds | calls | failed | longest silence | longest wait of one person | first success | longest away | latest message | lost or doubled | aim |
|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}`);
if (smallVolume) spawnSync('umount', [smallVolume]);
if (broken === 0) rmSync(folder, { recursive: true, force: true });
else console.error(`Logs are in ${folder}.`);
process.exit(broken === 0 ? 0 : 1);

async function tryFault(fault: Fault): Promise<string> {
  const all: Felt[] = [];
  const wrong: string[] = [];
  const rounds = fault.once ? 1 : ROUNDS || fault.rounds;
  for (let round = 0; round < rounds; round++) {
    const world = await createWorld(cluster.layout.databaseUrl, { joins: 900, payments: 600 });
    const scene = { cluster, world, road, clock, clockFile, smallVolume, release, round } as Scene;
    const lacks = fault.lacks?.(scene);
    if (lacks) return `| ${fault.name} | not done: ${lacks} |`;
    const load = await startLoad(cluster.layout.origin, world);
    try {
      await setTimeout(CALM_MS);
      await fault.run({ ...scene, broke: () => load.felt.broke() });
      await setTimeout(CALM_MS);
      await load.finish();
      wrong.push(...(await checkWorld(cluster.layout.databaseUrl, world, load)));
    } finally {
      await load.close();
    }
    all.push(load.felt);
    const why = [...load.felt.why].map(([reason, times]) => `${times} × ${reason}`).join(', ');
    const done = `${load.joined.length} joined, ${load.paid.length} paid, ${load.members.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)} messages`;
    console.log(`${fault.name}, round ${round + 1}: ${done}; ${rowOf([load.felt], wrong)}${why && ` (${why})`}`);
  }
  for (const each of wrong) console.error(`  ${each}`);
  broken += wrong.length;
  return `| ${fault.name} | ${rounds} | ${rowOf(all, wrong)} | ${fault.aim} |`;
}

function rowOf(all: Felt[], wrong: string[]): string {
  const sum = (figure: (felt: Felt) => number) => all.reduce((total, felt) => total + figure(felt), 0);
  const worst = (figure: (felt: Felt) => number) => `${(Math.max(...all.map(figure)) / 1000).toFixed(1)} s`;
  return [
    sum(({ calls }) => calls),
    sum(({ failed }) => failed),
    worst(({ longestSilenceMs }) => longestSilenceMs),
    worst(({ longestWaitMs }) => longestWaitMs),
    worst(({ firstSuccessMs }) => firstSuccessMs ?? 0),
    worst(({ longestAwayMs }) => longestAwayMs),
    worst(({ latestMessageMs }) => latestMessageMs),
    wrong.length,
  ].join(' | ');
}

/** Eight megabytes under the pictures' folder, where we may mount; null otherwise. */
function mountSmall(): string | null {
  const media = path.join(folder, 'data/media');
  mkdirSync(media, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', media]);
  return status === 0 ? media : null;
}
