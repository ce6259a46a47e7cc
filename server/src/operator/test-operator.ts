import { setOperator } from '../users/operators';
import { transact } from '../db/transaction';
import type { Person, TestApp } from '../test-app';

/** Somebody who runs the service. */
export async function operatorPerson(t: TestApp): Promise<Person> {
  const person = await t.person();
  await transact(t.db, (tx) => setOperator(tx, person.userId, t.clock.now));
  return person;
}

/** The lines that somebody left in the operators' audit. */
export function actsOf({ db }: TestApp, { userId }: Person) {
  return db.selectFrom('auditLog').selectAll().where('byId', '=', userId).orderBy('id').execute();
}
