import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../server/src/db/connect';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';
import { diskOf, fill } from './fill';
import { measure, type Times } from './measure';
import { measurePages } from './measure-pages';

/** `npm run bench:size`: the same calls at parts of a large country; `SIZES=0.01,0.1,1`, `TALK=10` for ten times the messages. */
const SIZES = (process.env['SIZES'] ?? '0.01,0.1').split(',').map(Number);

const TALK = Number(process.env['TALK'] ?? 1);

const server = await startEmbedded(mkdtempSync(path.join(tmpdir(), 'bench-size-')), { throwaway: true });
const all = new Map<number, Times>();
const pages = new Map<number, Times>();
try {
  for (const size of SIZES) {
    const name = `size_${String(size).replace('.', '_')}`;
    const admin = connect(server.url, { max: 1 });
    await admin.pool.query(`create database ${name}`);
    await admin.close();
    const url = server.urlOf(name);
    const { people, boards, messages, notifications, seconds } = await fill(url, size, TALK);
    const disk = await diskOf(url);
    console.log(
      `${size * 100} %: ${people} people, ${boards} purchases, ${messages} messages, ${notifications} notifications in ${seconds.toFixed(0)} s; ` +
        `${(disk.whole / 1e6).toFixed(0)} MB; bytes per message ${disk.perMessage}, notification ${disk.perNotification}, purchase ${disk.perPurchase}, person ${disk.perPerson}`,
    );
    // Pages first: the times of joins and jobs change what is there.
    pages.set(size, await measurePages(url, server.url));
    all.set(size, await measure(url));
  }
} finally {
  // Also what there is when the largest one failed.
  print('call, ms', all);
  print('call or job, pages touched', pages);
  await server.stop();
}

/** Each size beside the one before it: the aim is 1.5 from 10 % to 100 %. */
function print(title: string, measured: Map<number, Times>): void {
  const sizes = [...measured.keys()];
  const steps = sizes.slice(1).map((size, before) => [size, sizes[before]!] as const);
  const percent = (size: number) => `${size * 100} %`;
  console.log(`
| ${[title, ...sizes.map(percent), ...steps.map(([size, before]) => `${percent(size)} ÷ ${percent(before)}`)].join(' | ')} |
|${'---|'.repeat(1 + sizes.length + steps.length)}`);
  for (const call of measured.get(sizes[0]!)?.keys() ?? []) {
    const at = (size: number) => measured.get(size)!.get(call)!;
    const figures = [
      ...sizes.map((size) => at(size).toFixed(1)),
      ...steps.map(([size, before]) => (at(size) / at(before)).toFixed(2)),
    ];
    console.log(`| ${[call, ...figures].join(' | ')} |`);
  }
}
