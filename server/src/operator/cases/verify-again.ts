import type { UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { verifyAgain } from '../../notifications/safety-entries';
import { Refusal } from '../../refusal';
import { unverifyPhone } from '../../users/verify-phone';
import { act, assertNotOwn, type Operator } from '../operator';

/** Whose phone it is may be in doubt: it is shown again before the next purchase is opened, and its name counts no more. */
export async function verifyAgainAs(deps: Deps, operator: Operator, userId: UserId, reason: string): Promise<void> {
  await act(deps, operator, async (tx, note) => {
    assertNotOwn(operator, [userId]);
    const people = tx.selectFrom('users').select('id').where('id', '=', userId);
    const person = await people.where('signedUpAt', 'is not', null).where('leftAt', 'is', null).executeTakeFirst();
    if (!person) throw new Refusal('USER_NOT_FOUND');
    if (!(await unverifyPhone(tx, userId))) throw new Refusal('ALREADY_DECIDED');
    await notify(deps, tx, [{ userId, ...verifyAgain(userId, deps.now()) }]);
    const [before, after] = [{ phoneVerified: true }, { phoneVerified: false }];
    await note({ what: 'person.verify-again', target: `person ${userId}`, before, after, reason });
  });
}
