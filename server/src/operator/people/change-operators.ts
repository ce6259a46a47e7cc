import type { UserId } from '@mungchi/contract';
import { logAct } from '../../audit/log-act';
import type { Db } from '../../db/schema';
import { transact } from '../../db/transaction';
import { setOperator } from '../../users/operators';

/** Makes somebody an operator, or takes it back; only from the machine. Null: nobody, or several people, have this e-mail. */
export async function changeOperator(db: Db, email: string, isOne: boolean, at: Date): Promise<UserId | null> {
  return transact(db, async (tx) => {
    const found = tx.selectFrom('users').select(['id', 'operatorSince']).where('email', '=', email);
    const people = await found.where('signedUpAt', 'is not', null).where('leftAt', 'is', null).execute();
    const [person] = people;
    if (!person || people.length > 1) return null;
    if ((person.operatorSince !== null) === isOne) return person.id;
    await setOperator(tx, person.id, isOne ? at : null);
    const what = isOne ? 'operator.add' : 'operator.remove';
    await logAct(tx, { at, byId: null, what, target: `person ${person.id}`, after: { operator: isOne } });
    return person.id;
  });
}
