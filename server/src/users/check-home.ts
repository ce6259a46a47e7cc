import { dayWords, type HomeCheck, type Reading, seoulDay, startOfSeoulDay, type UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { consentStates } from '../legal/consent-rows';
import { isUnder14 } from '../legal/consent-rules';
import { notePosition } from '../legal/note-position';
import { Refusal } from '../refusal';
import { checkedUntil, checkFrom, checkStep } from './check-rules';
import { lockPeople } from './lock-people';
import { signedUpUser } from './user-rows';

type Needed = Pick<Deps, 'db' | 'now' | 'legal' | 'config'>;

/**
 * Compares one reading with the saved home. That the position was used is noted also when it was of no use; the reading goes
 * no further than this function, and of it nothing but the day is kept.
 */
export async function checkHome(deps: Needed, userId: UserId, reading: Reading): Promise<HomeCheck> {
  const { step, person, today } = await transact(deps.db, async (tx) => {
    // A home that moves, a consent that is taken back and a withdrawal wait, or were first.
    await lockPeople(tx, [userId]);
    const { latitude, longitude, ...person } = await signedUpUser(tx, userId);
    const home = latitude === null || longitude === null ? null : { latitude, longitude };
    if (!home) throw new Refusal('HOME_UNSET');
    if (deps.config.legal.on && person.birth && isUnder14(person.birth, deps.now())) throw new Refusal('UNDER_14');
    await assertAgreed(deps, tx, userId);
    const today = seoulDay(deps.now());
    const step = checkStep({ home, ...person }, reading, today);
    await notePosition({ db: tx, now: deps.now }, userId, 'CHECK');
    if (step === 'verified') await keepDay(tx, userId, today);
    return { step, person, today };
  });
  if (step === 'CHECK_SOON') {
    const from = startOfSeoulDay(checkFrom(person.lastCheckedOn!));
    throw new Refusal(step, { from: `${dayWords(from)}부터` });
  }
  if (step !== 'verified') throw new Refusal(step);
  return { checkedOn: today, until: checkedUntil(today, today)! };
}

/** Somebody's own wish; whoever moves afterwards waits all the same. */
export async function dropCheck({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<void> {
  await db.updateTable('users').set({ checkedOn: null }).where('id', '=', userId).execute();
}

/** The consent to the device's position, to a text that names this use. */
async function assertAgreed({ legal }: Needed, tx: Tx, userId: UserId): Promise<void> {
  const consent = (await consentStates(tx, userId)).find(({ kind }) => kind === 'LOCATION');
  if (!consent?.given || !legal.namesCheck(consent.version)) throw new Refusal('POSITION_CONSENT');
}

async function keepDay(tx: Tx, userId: UserId, today: string): Promise<void> {
  const days = { checkedOn: today, lastCheckedOn: today, movedMetres: 0 };
  await tx.updateTable('users').set(days).where('id', '=', userId).execute();
}
