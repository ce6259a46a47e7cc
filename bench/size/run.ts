import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../server/src/db/connect';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';
import { migrate } from '../../server/src/db/migrate';
import { diskOf, fill } from './fill';
import { measure, type Times } from './measure';
import { measurePages } from './measure-pages';
import { season } from './season';

type Pool = ReturnType<typeof connect>['pool'];

/**
 * `npm run bench:size`: the same calls and jobs at parts of a large country; `SIZES=0.01,0.1,1`, `TALK=10` for ten times the
 * messages, `KEEP=folder` to fill each size once and measure it again and again.
 */
const SIZES = (process.env['SIZES'] ?? '0.01,0.1').split(',').map(Number);

const TALK = Number(process.env['TALK'] ?? 1);

const KEEP = process.env['KEEP'];

const server = KEEP
  ? await startEmbedded(KEEP)
  : await startEmbedded(mkdtempSync(path.join(tmpdir(), 'bench-size-')), { throwaway: true });
const pages = new Map<number, Times>();
const urls = new Map<number, string>();
let times = new Map<number, Times>();
try {
  const admin = connect(server.url, { max: 1 });
  if (KEEP) await hurry(admin.pool);
  for (const size of SIZES) {
    const url = await filled(admin.pool, size);
    await migrate(url);
    const disk = await diskOf(url);
    console.log(
      `${size * 100} %: ${(disk.whole / 1e6).toFixed(0)} MB; bytes per message ${disk.perMessage}, notification ${disk.perNotification}, purchase ${disk.perPurchase}, person ${disk.perPerson}`,
    );
    await season(url);
    // Pages first: the times of joins and jobs change what is there.
    pages.set(size, await measurePages(url, server.url));
    urls.set(size, url);
  }
  await admin.close();
  times = await measure(urls);
} finally {
  // Also what there is when the largest one failed.
  print('call, ms', times);
  print('call or job, pages touched', pages);
  await server.stop();
}

/** A database of this size, filled unless it was kept; renamed when it is whole. */
async function filled(pool: Pool, size: number): Promise<string> {
  const name = `size_${String(size).replace('.', '_')}${TALK === 1 ? '' : `_talk_${TALK}`}`;
  const { rowCount } = await pool.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return server.urlOf(name);
  await pool.query(`drop database if exists ${name}_new`);
  await pool.query(`create database ${name}_new`);
  const { people, boards, messages, notifications, seconds } = await fill(server.urlOf(`${name}_new`), size, TALK);
  await pool.query(`alter database ${name}_new rename to ${name}`);
  console.log(
    `${size * 100} %: ${people} people, ${boards} purchases, ${messages} messages, ${notifications} notifications in ${seconds.toFixed(0)} s`,
  );
  return server.urlOf(name);
}

/** As a throwaway server has it: nothing here has to survive a power cut, and vacuum comes when it is called. */
async function hurry(pool: Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await pool.query(`alter system set ${setting} = off`);
  await pool.query('select pg_reload_conf()');
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
