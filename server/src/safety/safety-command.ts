import { ConfigError, readConfig } from '../config';
import { createDeps } from '../create-deps';
import type { Deps } from '../deps';
import { createLog } from '../log';
import { Refusal } from '../refusal';
import { withDatabase } from '../with-database';
import { endReport, type Verdict } from './end-report';

const USAGE = `usage: npm run safety [-- list]                       the open reports, oldest first
       npm run safety -- dismiss|uphold ID REASON    decides all open reports of the same thing`;

/** `npm run safety`: what waits for a person, and what they decide. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run([verb = 'list', id = '', ...reason]: string[]): Promise<number> {
  if (verb === 'list' && id === '') return withDeps(list);
  const verdicts: Record<string, Verdict> = { dismiss: 'DISMISSED', uphold: 'UPHELD' };
  const verdict = verdicts[verb];
  if (verdict && /^\d{1,15}$/.test(id) && reason.length > 0)
    return withDeps((deps) => decide(deps, Number(id), verdict, reason.join(' ')));
  console.error(USAGE);
  return 2;
}

function withDeps(work: (deps: Deps) => Promise<number>): Promise<number> {
  const config = readConfig(process.env);
  return withDatabase(config, async (db) => {
    const deps = await createDeps(config, db, createLog(config.logLevel), { ownAddress: () => '' });
    try {
      return await work(deps);
    } finally {
      await deps.closeBus();
    }
  });
}

async function list({ db }: Deps): Promise<number> {
  const open = await db.selectFrom('reports').selectAll().where('state', '=', 'OPEN').orderBy('createdAt').execute();
  for (const { id, createdAt, targetKind, targetId, targetUserId, reason, text, snapshot } of open) {
    console.log(
      `${id}  ${createdAt.toISOString()}  ${targetKind} ${targetId} of person ${targetUserId}: ${reason} ${text}`,
    );
    console.log(`    ${JSON.stringify(snapshot)}`);
  }
  if (open.length === 0) console.log('Nothing is reported.');
  return 0;
}

async function decide(deps: Deps, id: number, verdict: Verdict, decision: string): Promise<number> {
  try {
    await endReport(deps, id, verdict, decision);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 1;
  }
  console.log(`${id} is ${verdict.toLowerCase()}; who reported it is told.`);
  return 0;
}
