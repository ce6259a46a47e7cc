import path from 'node:path';
import { atDatabase } from '../at-database';
import { ConfigError, readConfig } from '../config';
import { createPictures } from '../media/create-pictures';
import { restoreBackup } from './restore-backup';

/** `npm run restore -- FOLDER`: a backup into an empty database and the place of pictures, before the first start. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run([folder, ...more]: string[]): Promise<number> {
  if (!folder || more.length > 0) {
    console.error('usage: npm run restore -- FOLDER');
    return 2;
  }
  const config = readConfig(process.env);
  const pictures = createPictures(config);
  const backup = await atDatabase(config, (url) => restoreBackup({ url, pictures }, path.resolve(folder)));
  console.log(`Everything is as it was at ${backup.takenAt}. The ledger agrees:`);
  for (const { account, won } of backup.ledger) console.log(`  ${account}  ${won}`);
  return 0;
}
