import { ConfigError, readConfig } from '../config';
import { createLog } from '../log';
import { withDatabase } from '../with-database';
import { rotateKeys } from './rotate-keys';
import { wrapKeys } from './wrap-keys';

/**
 * `npm run rotate-keys`: new signing and sealing keys. Nobody is signed out and nothing has to be restarted. `-- master`: wraps those of the
 * database with the first key of MASTER_KEY now.
 */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run(words: string[]): Promise<number> {
  if (words.length > 0 && words.join(' ') !== 'master') {
    console.error('usage: npm run rotate-keys [-- master]');
    return 2;
  }
  const config = readConfig(process.env);
  return withDatabase(config, async (db, now) => {
    const deps = { db, config, now, log: createLog(config.logLevel) };
    if (words.length > 0) return wrap(deps);
    const rotated = await rotateKeys(deps);
    for (const { name, signsFrom } of rotated) {
      console.log(
        signsFrom ? `${name}: signs from ${signsFrom.toISOString()}` : `${name}: rotated within the hour, left alone`,
      );
    }
    return rotated.every(({ signsFrom }) => signsFrom === null) ? 1 : 0;
  });
}

async function wrap(deps: Parameters<typeof wrapKeys>[0]): Promise<number> {
  if (deps.config.masterKeys.length === 0) {
    console.error('MASTER_KEY is not set.');
    return 2;
  }
  const { wrapped, waitsFor } = await wrapKeys(deps);
  for (const name of waitsFor)
    console.log(`${name} does not know the first key of MASTER_KEY yet: restart it with both.`);
  if (waitsFor.length === 0)
    console.log(`${wrapped} keys were wrapped anew; all of them are wrapped with the first key.`);
  return waitsFor.length === 0 ? 0 : 1;
}
