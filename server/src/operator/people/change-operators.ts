import type { UserId } from '@mungchi/contract';
import { logAct } from '../../audit/log-act';
import type { Db, Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import { setOperator } from '../../users/operators';
import { forgetTimeCode } from '../../users/second-step/forget-time-code';

/** Makes somebody an operator, or takes it back; only from the machine. Null: nobody, or several people, have this e-mail. */
export async function changeOperator(db: Db, email: string, isOne: boolean, at: Date): Promise<UserId | null> {
  return transact(db, async (tx) => {
    const person = await onlyOne(tx, email);
    if (!person) return null;
    if ((person.operatorSince !== null) === isOne) return person.id;
    await setOperator(tx, person.id, isOne ? at : null);
    if (!isOne) await forgetTimeCode(tx, person.id);
    const what = isOne ? 'operator.add' : 'operator.remove';
    await logAct(tx, { at, byId: null, what, target: `person ${person.id}`, after: { operator: isOne } });
    return person.id;
  });
}

/** A lost phone: the next code is of a new key. `set`: whether there was one. */
export async function resetCode(db: Db, email: string, at: Date): Promise<{ id: UserId; set: boolean } | null> {
  return transact(db, async (tx) => {
    const person = await onlyOne(tx, email);
    if (!person?.operatorSince) return null;
    const set = await forgetTimeCode(tx, person.id);
    if (set) await logAct(tx, { at, byId: null, what: 'code.reset', target: `person ${person.id}` });
    return { id: person.id, set };
  });
}

async function onlyOne(tx: Tx, email: string) {
  const found = tx.selectFrom('users').select(['id', 'operatorSince']).where('email', '=', email);
  const people = await found.where('signedUpAt', 'is not', null).where('leftAt', 'is', null).execute();
  return people.length === 1 ? people[0] : undefined;
}
