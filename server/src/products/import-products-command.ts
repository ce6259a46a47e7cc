import path from 'node:path';
import { ConfigError, readConfig } from '../config';
import { createPictures } from '../media/create-pictures';
import { withDatabase } from '../with-database';
import { importProductFile } from './import-product-file';

/** `npm run products:import FILE.csv`: adds and updates products, beside a running server or without one. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  console.error('Nothing was imported.');
  return 1;
});

async function run([file, ...more]: string[]): Promise<number> {
  if (!file || more.length > 0) {
    console.error('usage: npm run products:import -- FILE.csv   (columns: see docs/operations.md)');
    return 2;
  }
  const name = path.basename(file);
  const config = readConfig(process.env);
  const result = await withDatabase(config, (db, now) => {
    // An import is nobody's: it has no budget.
    const limiter = { takeToken: () => ({ ok: true }) as const };
    const deps = { config, db, now, limiter, pictures: createPictures(config) };
    return importProductFile(deps, path.resolve(file), (step, done, of) =>
      console.log(`${name}: ${done} of ${of} ${step}`),
    );
  });
  if ('problems' in result) {
    for (const problem of result.problems) console.error(`${name}: ${problem}`);
    console.error(`Nothing was imported: ${result.problems.length} bad.`);
    return 1;
  }
  const { added, changed, unchanged } = result.imported;
  console.log(`${name}: ${added} added, ${changed} changed, ${unchanged} unchanged`);
  return 0;
}
