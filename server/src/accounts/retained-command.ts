import type { UserId } from '@mungchi/contract';
import { audit } from '../audit/audit';
import { ConfigError, readConfig } from '../config';
import { unsealText } from '../db/sealed-text';
import { sharedKeys } from '../db/shared-keys';
import { createLog } from '../log';
import { printable } from '../printable';
import { withDatabase } from '../with-database';

/** `npm run retained -- ID REASON`: what the law keeps of somebody who left. Every look leaves a line in the audit. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run([id = '', ...reason]: string[]): Promise<number> {
  if (!/^\d{1,15}$/.test(id) || reason.length === 0) {
    console.error('usage: npm run retained -- ID REASON');
    return 2;
  }
  const config = readConfig(process.env);
  return withDatabase(config, async (db, now) => {
    const userId = Number(id) as UserId;
    const object = `${reason.join(' ')}`.slice(0, 200);
    const row = await db.selectFrom('retainedPeople').selectAll().where('userId', '=', userId).executeTakeFirst();
    const outcome = row ? 'done' : 'USER_NOT_FOUND';
    const deps = { db, config, now, log: createLog(config.logLevel) };
    await audit(deps, { userId, action: 'read-retained', object, outcome });
    const keys = await sharedKeys(deps, 'retained');
    if (row) console.log(printable(unsealText(keys.accepted(), row.sealed)), `until ${row.until.toISOString()}`);
    else console.log(`Nothing is kept of ${id}.`);
    return row ? 0 : 1;
  });
}
