import { ConfigError } from '../../config';
import type { Deps } from '../../deps';
import { withDeps } from '../../with-deps';
import { settleSandbox } from './settle-sandbox';
import { findUnsettled } from './unsettled';

const USAGE = `usage: npm run sandbox               what was tried here: invented people, purchases with money of the sandbox
       npm run sandbox -- settle     puts an end to all of it, for good, before real money comes; stop the service first`;

/** `npm run sandbox`: what a start with payment keys is refused for, and the way out of it. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run([verb = 'list', ...more]: string[]): Promise<number> {
  if (more.length === 0 && verb === 'list') return withDeps(list);
  if (more.length === 0 && verb === 'settle') return withDeps(settle);
  console.error(USAGE);
  return 2;
}

async function list({ db }: Deps): Promise<number> {
  const { people, rooms, payouts } = await findUnsettled(db);
  if (people.length + rooms.length + payouts.length === 0) {
    console.log('Nothing of the sandbox or the demo is open here.');
    return 0;
  }
  console.log(
    `Not settled: ${people.length} invented people, ${rooms.length} purchases, ${payouts.length} payouts. npm run sandbox -- settle puts an end to them.`,
  );
  return 1;
}

async function settle(deps: Deps): Promise<number> {
  if (!deps.config.payments.portone) {
    console.error('PORTONE_KEY and PORTONE_SECRET are not set: without them all of it may go on as it is.');
    return 2;
  }
  const { people, rooms, payouts, won } = await settleSandbox(deps);
  console.log(
    `Settled: ${rooms} purchases (${won.toLocaleString('en-US')} won of the sandbox went back), ${payouts} payouts ended, ${people} invented people left.`,
  );
  return 0;
}
