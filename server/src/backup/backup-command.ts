import path from 'node:path';
import { atDatabase } from '../at-database';
import { ConfigError, readConfig } from '../config';
import { createPictures } from '../media/create-pictures';
import { takeBackup } from './take-backup';

/** `npm run backup -- FOLDER`: database, keys and pictures, while the product runs. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run([folder, ...more]: string[]): Promise<number> {
  if (!folder || more.length > 0) {
    console.error('usage: npm run backup -- FOLDER');
    return 2;
  }
  const config = readConfig(process.env);
  const pictures = createPictures(config);
  const whole = await atDatabase(config, (url) =>
    takeBackup({ url, pictures, now: () => new Date() }, path.resolve(folder)),
  );
  const rows = whole.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows of ${whole.tables.length} tables and ${whole.pictures.names.length} picture files in ${folder}.`,
  );
  for (const name of whole.pictures.missing) console.log(`Missing where pictures are kept: ${name}`);
  console.log('It holds everything about everybody, and the keys: keep it as safe as the database.');
  return 0;
}
