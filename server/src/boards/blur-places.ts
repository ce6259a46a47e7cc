import type { UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import { neighbourhoodPlace } from '../places/neighbourhood-place';

/**
 * Trade places of a leader who leaves, often their own door, become the 읍면동: the others keep that there was a purchase
 * and roughly where. None of them goes on, so nobody has to find the place any more.
 */
export async function blurPlaces(tx: Tx, leaderId: UserId): Promise<void> {
  const led = await tx
    .selectFrom('boards')
    .select(['id', 'location', 'latitude', 'longitude'])
    .where('leaderId', '=', leaderId)
    .execute();
  for (const { id, ...exact } of led) {
    const { address, latitude, longitude } = neighbourhoodPlace(exact) ?? roughly(exact);
    const blurred = { location: address, meetingNote: '', latitude, longitude };
    await tx.updateTable('boards').set(blurred).where('id', '=', id).execute();
    await tx.updateTable('participants').set({ agreed: null }).where('boardId', '=', id).execute();
    await tx.deleteFrom('boardEdits').where('boardId', '=', id).execute();
  }
}

function roughly({ location, latitude, longitude }: { location: string; latitude: number; longitude: number }) {
  const address = location.split(' ').slice(0, 2).join(' ');
  return { address, latitude: Math.round(latitude * 50) / 50, longitude: Math.round(longitude * 50) / 50 };
}
