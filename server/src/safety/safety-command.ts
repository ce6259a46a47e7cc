import type { BoardId, SanctionKind, UserId } from '@mungchi/contract';
import { seeFlags } from '../boards/see-flags';
import { ConfigError, readConfig } from '../config';
import { createDeps } from '../create-deps';
import type { Deps } from '../deps';
import { createLog } from '../log';
import { withDatabase } from '../with-database';
import { endReport } from './end-report';
import { liftSanctions, sanctionPerson } from './sanction-person';

const USAGE = `usage: npm run safety [-- list]                      the open reports and flagged posts, oldest first
       npm run safety -- seen BOARD                    a flagged post was looked at
       npm run safety -- dismiss|uphold REPORT REASON  decides all open reports of the same thing
       npm run safety -- warn|ban PERSON REASON        the person reads the reason
       npm run safety -- pause PERSON DAYS REASON
       npm run safety -- lift PERSON                   ends a pause or a ban`;

/** `npm run safety`: what waits for a person, and what they decide. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run([verb = 'list', id = '', ...words]: string[]): Promise<number> {
  const work = /^\d{0,15}$/.test(id) ? workOf(verb, Number(id), words) : null;
  if (work) return withDeps(work);
  console.error(USAGE);
  return 2;
}

function workOf(verb: string, id: number, words: string[]): ((deps: Deps) => Promise<unknown>) | null {
  const reason = words.join(' ');
  if (verb === 'list' && id === 0) return list;
  if (id === 0) return null;
  if (verb === 'seen') return (deps) => seeFlags(deps.db, id as BoardId, deps.now());
  if (verb === 'lift') return (deps) => liftSanctions(deps, id as UserId);
  if (reason === '') return null;
  switch (verb) {
    case 'dismiss':
    case 'uphold':
      return (deps) => endReport(deps, id, verb === 'dismiss' ? 'DISMISSED' : 'UPHELD', reason);
    case 'warn':
    case 'ban': {
      const kind: SanctionKind = verb === 'warn' ? 'WARNED' : 'BANNED';
      return (deps) => sanctionPerson(deps, id as UserId, { kind, reason });
    }
    case 'pause': {
      const [days = '', ...why] = words;
      if (!/^[1-9]\d{0,3}$/.test(days) || why.length === 0) return null;
      const pause = { kind: 'PAUSED' as const, days: Number(days), reason: why.join(' ') };
      return (deps) => sanctionPerson(deps, id as UserId, pause);
    }
    default:
      return null;
  }
}

function withDeps(work: (deps: Deps) => Promise<unknown>): Promise<number> {
  const config = readConfig(process.env);
  return withDatabase(config, async (db) => {
    const deps = await createDeps(config, db, createLog(config.logLevel), { ownAddress: () => '' });
    try {
      await work(deps);
      console.log('Done.');
      return 0;
    } finally {
      await deps.closeBus();
    }
  });
}

async function list({ db }: Deps): Promise<void> {
  const open = await db.selectFrom('reports').selectAll().where('state', '=', 'OPEN').orderBy('createdAt').execute();
  for (const { id, createdAt, targetKind, targetId, targetUserId, reason, text, snapshot } of open) {
    console.log(
      `${id}  ${createdAt.toISOString()}  ${targetKind} ${targetId} of person ${targetUserId}: ${reason} ${text}`,
    );
    console.log(`    ${JSON.stringify(snapshot)}`);
  }
  const flags = await db.selectFrom('boardFlags').selectAll().where('seenAt', 'is', null).orderBy('at').execute();
  for (const { boardId, kind, words, at } of flags)
    console.log(`flag  ${at.toISOString()}  BOARD ${boardId}: ${kind} ${JSON.stringify(words)}`);
  console.log(`${open.length} open, ${flags.length} flagged.`);
}
