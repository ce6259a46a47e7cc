import { printOf } from '../../db/wrapped-secret';
import type { Deps } from '../../deps';
import { VERSION } from '../../version';

const FORGOTTEN_MS = 10 * 60_000;

type Node = { name: string; since: Date; people: number; cpu: number | null };

export async function nodeAlive(
  { db, now, calls, config }: Pick<Deps, 'db' | 'now' | 'calls' | 'config'>,
  node: Node,
): Promise<void> {
  const opens = config.masterKeys.map(printOf);
  const seen = { seenAt: now(), people: node.people, cpu: node.cpu, opens, calls: JSON.stringify(calls.tallies()) };
  await db
    .insertInto('nodes')
    .values({ ...node, ...seen, version: VERSION })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(seen))
    .execute();
  await db
    .deleteFrom('nodes')
    .where('seenAt', '<', new Date(now().getTime() - FORGOTTEN_MS))
    .execute();
}

export async function nodeGone({ db }: Pick<Deps, 'db'>, name: string): Promise<void> {
  await db.deleteFrom('nodes').where('name', '=', name).execute();
}
