import { ConfigError } from '../config';
import type { Deps } from '../deps';
import { printable } from '../printable';
import { withDeps } from '../with-deps';
import { endReport } from './end-report';
import { readSafetyOrder, type SafetyOrder } from './safety-order';
import { liftSanctions, sanctionPerson } from './sanction-person';
import { seeFlagged } from './see-flagged';

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

async function run(words: string[]): Promise<number> {
  const order = readSafetyOrder(words);
  if (order) return withDeps((deps) => carryOut(deps, order));
  console.error(USAGE);
  return 2;
}

/** Says what became of it, and the exit code. */
async function carryOut(deps: Deps, order: SafetyOrder): Promise<number> {
  switch (order.what) {
    case 'list':
      return list(deps);
    case 'seen':
      if (await seeFlagged(deps, order.boardId)) break;
      console.error(`Nothing of board ${order.boardId} waits to be looked at.`);
      return 1;
    case 'lift':
      await liftSanctions(deps, order.userId);
      break;
    case 'end':
      await endReport(deps, order.reportId, order.verdict, order.reason);
      break;
    case 'sanction':
      await sanctionPerson(deps, order.userId, order.wanted);
      break;
  }
  console.log('Done.');
  return 0;
}

async function list({ db }: Deps): Promise<number> {
  const open = await db.selectFrom('reports').selectAll().where('state', '=', 'OPEN').orderBy('createdAt').execute();
  for (const { id, createdAt, targetKind, targetId, targetUserId, reason, text, snapshot } of open) {
    const head = `${id}  ${createdAt.toISOString()}  ${targetKind} ${targetId} of person ${targetUserId}`;
    console.log(`${head}: ${reason} ${printable(text)}`);
    console.log(`    ${printable(JSON.stringify(snapshot))}`);
  }
  const flags = await db.selectFrom('boardFlags').selectAll().where('seenAt', 'is', null).orderBy('at').execute();
  for (const { boardId, kind, words, at } of flags)
    console.log(`flag  ${at.toISOString()}  BOARD ${boardId}: ${kind} ${printable(JSON.stringify(words))}`);
  console.log(`${open.length} open, ${flags.length} flagged.`);
  return 0;
}
