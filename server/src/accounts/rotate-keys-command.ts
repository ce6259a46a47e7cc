import { ConfigError, readConfig } from '../config';
import { createLog } from '../log';
import { withDatabase } from '../with-database';
import { rotateKeys } from './rotate-keys';

/** `npm run rotate-keys`: new signing and sealing keys. Nobody is signed out and nothing has to be restarted. */
process.exitCode = await run().catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run(): Promise<number> {
  const config = readConfig(process.env);
  return withDatabase(config, async (db) => {
    const rotated = await rotateKeys({ db, config, now: () => new Date(), log: createLog(config.logLevel) });
    for (const { name, signsFrom } of rotated) {
      console.log(
        signsFrom ? `${name}: signs from ${signsFrom.toISOString()}` : `${name}: rotated within the hour, left alone`,
      );
    }
    return rotated.every(({ signsFrom }) => signsFrom === null) ? 1 : 0;
  });
}
