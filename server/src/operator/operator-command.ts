import { randomUUID } from 'node:crypto';
import { ConfigError } from '../config';
import { Refusal } from '../refusal';
import { withDeps } from '../with-deps';
import { listUndecidable, readOrder, USAGE } from './terminal';

/** `npm run operator`: what the console hides from a lone operator, and their decision, each with its line in the audit. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  if (error instanceof Refusal) console.error(`Refused (${error.code}): ${error.message}`);
  else console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run(words: string[]): Promise<number> {
  if ((words[0] ?? 'list') === 'list' && words.length <= 1)
    return withDeps(async (deps) => {
      const waiting = await listUndecidable(deps);
      for (const each of waiting) console.log(`${each}\n`);
      if (waiting.length === 0) console.log('Nothing waits that no operator may decide at the console.');
      return 0;
    });
  const order = readOrder(words);
  if (!order) {
    console.error(USAGE);
    return 2;
  }
  return withDeps(async (deps) => {
    await order.carryOut(deps, { userId: null, requestId: `terminal ${randomUUID()}` });
    console.log(`${order.about}: done.`);
    return 0;
  });
}
