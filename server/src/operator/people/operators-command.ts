import { ConfigError, readConfig } from '../../config';
import type { Db } from '../../db/schema';
import { printable } from '../../printable';
import { withDatabase } from '../../with-database';
import { changeOperator, resetCode } from './change-operators';

/** `npm run operators -- add EMAIL | remove EMAIL | reset-code EMAIL | list`: the only way to become an operator. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run([verb = 'list', email, ...more]: string[]): Promise<number> {
  if (verb === 'list' && email === undefined) return withDatabase(readConfig(process.env), list);
  if ((verb === 'add' || verb === 'remove') && email?.includes('@') && more.length === 0)
    return withDatabase(readConfig(process.env), (db, now) => change(db, email, verb === 'add', now()));
  if (verb === 'reset-code' && email?.includes('@') && more.length === 0)
    return withDatabase(readConfig(process.env), (db, now) => reset(db, email, now()));
  console.error('usage: npm run operators [-- add EMAIL | remove EMAIL | reset-code EMAIL | list]');
  return 2;
}

async function list(db: Db): Promise<number> {
  const operators = await db
    .selectFrom('users')
    .select(['id', 'email', 'nickname', 'operatorSince'])
    .where('operatorSince', 'is not', null)
    .where('leftAt', 'is', null)
    .orderBy('operatorSince')
    .execute();
  for (const { id, email, nickname, operatorSince } of operators)
    console.log(printable(`${id}  ${email}  ${nickname}  since ${operatorSince?.toISOString()}`));
  if (operators.length === 0) console.log('There is no operator.');
  return 0;
}

async function change(db: Db, email: string, isOne: boolean, now: Date): Promise<number> {
  const id = await changeOperator(db, email, isOne, now);
  if (id === null) {
    console.error(`Not exactly one person has signed up with ${email}.`);
    return 1;
  }
  console.log(`${id} is ${isOne ? 'an operator now' : 'no operator any more'}.`);
  return 0;
}

async function reset(db: Db, email: string, now: Date): Promise<number> {
  const found = await resetCode(db, email, now);
  if (!found) {
    console.error(`No operator has signed up with ${email}.`);
    return 1;
  }
  console.log(found.set ? `${found.id} connects an app again at /operator/code.` : `${found.id} has no code.`);
  return 0;
}
