import { ALERTS_MAX, type Alerts, type UserId } from '@mungchi/contract';
import { lockWriter } from '../../db/lock-writer';
import type { Db } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { readReach } from '../../notifications/reach';
import { Refusal } from '../../refusal';
import { signedUpUser } from '../../users/user-rows';
import { alertWords, anchorOf } from './finding-rules';

export async function readAlerts(db: Db, userId: UserId): Promise<Alerts> {
  const reach = await readReach(db, userId);
  const words = await db
    .selectFrom('keywordAlerts')
    .select(['id', 'word'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  return { reach, words };
}

/** The person's row is locked: two at once do not pass the limit together. */
export async function addAlert(deps: Pick<Deps, 'db' | 'now'>, userId: UserId, word: string): Promise<Alerts> {
  const words = alertWords(word);
  if (words === null) throw new Refusal('INVALID_FIELDS', { word: '찾을 물건 이름을 적어 주세요.' });
  await signedUpUser(deps.db, userId);
  return transact(deps.db, async (tx) => {
    const { latitude, longitude } = await lockWriter(tx, userId);
    const norm = words.join(' ');
    const own = await tx.selectFrom('keywordAlerts').select('norm').where('userId', '=', userId).execute();
    if (!own.some((each) => each.norm === norm)) {
      if (own.length >= ALERTS_MAX) throw new Refusal('ALERTS_FULL');
      const row = { userId, word, norm, anchor: anchorOf(words), latitude, longitude, createdAt: deps.now() };
      await tx.insertInto('keywordAlerts').values(row).execute();
    }
    return readAlerts(tx, userId);
  });
}

export async function removeAlert({ db }: Pick<Deps, 'db'>, userId: UserId, alertId: number): Promise<Alerts> {
  await db.deleteFrom('keywordAlerts').where('id', '=', alertId).where('userId', '=', userId).execute();
  return readAlerts(db, userId);
}
