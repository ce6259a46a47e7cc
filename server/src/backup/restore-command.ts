import { existsSync } from 'node:fs';
import path from 'node:path';
import { atDatabase } from '../at-database';
import { type Config, ConfigError, readConfig } from '../config';
import { createPictures } from '../media/create-pictures';
import { createBackupPlace } from './backup-place';
import { manifestFile } from './manifest';
import { restoreBackup } from './restore-backup';

/** `npm run restore -- FOLDER | NAME`: a backup into an empty database and the place of pictures, before the first start. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run([chosen, ...more]: string[]): Promise<number> {
  const config = readConfig(process.env);
  const place = createBackupPlace(config);
  if (chosen === undefined && place) {
    for (const { name, takenAt } of await place.list()) console.log(`${name}  of ${takenAt}`);
    console.log('npm run restore -- NAME brings one of them back.');
    return 0;
  }
  if (!chosen || more.length > 0) {
    console.error('usage: npm run restore -- FOLDER, or the NAME of a nightly one');
    return 2;
  }
  const folder = path.resolve(chosen);
  const isNightly = place !== null && !existsSync(manifestFile(folder));
  const backup = await (isNightly
    ? place.read(chosen, (lent) => restoreInto(config, lent))
    : restoreInto(config, folder));
  console.log(`Everything is as it was at ${backup.takenAt}. The ledger agrees:`);
  for (const { account, won } of backup.ledger) console.log(`  ${account}  ${won}`);
  return 0;
}

function restoreInto(config: Config, folder: string) {
  const pictures = createPictures(config);
  return atDatabase(config, (url) => restoreBackup({ url, pictures }, folder));
}
