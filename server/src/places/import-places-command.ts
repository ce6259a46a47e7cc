import path from 'node:path';
import { ConfigError, readConfig } from '../config';
import type { Db } from '../db/schema';
import { withDatabase } from '../with-database';
import { importRoadFile } from './import-road-file';

/** `npm run places:import FILE…`: loads official road-address files, beside a running server or without one. */
process.exitCode = await importPlaces(process.argv.slice(2));

async function importPlaces(files: string[]): Promise<number> {
  if (files.length === 0) {
    console.error('usage: npm run places:import -- FILE…   (entrc_*.txt or RNENTDATA_*.txt from business.juso.go.kr)');
    return 2;
  }
  try {
    return await withDatabase(readConfig(process.env), async (db) => {
      let failed = 0;
      for (const file of files) {
        const ok = await importOne(db, file);
        if (!ok) failed += 1;
      }
      return failed === 0 ? 0 : 1;
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function importOne(db: Db, file: string): Promise<boolean> {
  const name = path.basename(file);
  const started = performance.now();
  let shown = 0;
  try {
    const { stored, removed, bad } = await importRoadFile(db, file, {
      bad: (line, reason) => console.error(`${name}:${line}: ${reason}`),
      progress: (share) => {
        const percent = Math.floor(share * 100);
        if (percent < shown + 5) return;
        shown = percent;
        console.log(`${name}: ${percent} %`);
      },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${stored} addresses stored, ${removed} removed, ${bad} bad rows left out, ${seconds} s`);
    return stored + removed > 0 || bad === 0;
  } catch (error) {
    console.error(`${name}: nothing was imported. ${(error as Error).message}`);
    return false;
  }
}
