import type { Place, UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { distanceMetres } from '../places/distance';
import { hasMoved } from './check-rules';
import { announceReaders } from './people-channel';

/** Where somebody lives. Who moves has to check their home anew, and takes what they want to hear of along. */
export async function saveHome({ db, bus }: Pick<Deps, 'db' | 'bus'>, userId: UserId, place: Place): Promise<void> {
  await transact(db, async (tx) => {
    const { latitude, longitude, movedMetres: before } = await lockWriter(tx, userId);
    const metres = latitude === null || longitude === null ? 0 : distanceMetres({ latitude, longitude }, place);
    // Rounded up: many tiny steps are not nothing.
    const movedMetres = Math.min(FAR, before + Math.ceil(metres));
    const { address } = place;
    const home = { address, latitude: place.latitude, longitude: place.longitude, movedMetres };
    await tx
      .updateTable('users')
      .set({ ...home, ...(hasMoved(movedMetres) && { checkedOn: null }) })
      .where('id', '=', userId)
      .execute();
    const { latitude: north, longitude: east } = place;
    await tx
      .updateTable('keywordAlerts')
      .set({ latitude: north, longitude: east })
      .where('userId', '=', userId)
      .execute();
    await tx
      .updateTable('notificationSettings')
      .set({ latitude: north, longitude: east })
      .where('userId', '=', userId)
      .execute();
  });
  announceReaders({ bus }, userId);
}

/** Once around the earth and more says no more than this. */
const FAR = 1_000_000;
