import type { DeviceRow } from '../db/rows';
import type { Deps } from '../deps';
import type { PushOutcome } from './push/send-push';

/** A device that is gone is removed; one that was reached says when. */
export async function noteOutcome(
  { db, now, push, log }: Pick<Deps, 'db' | 'now' | 'push' | 'log'>,
  { id, endpoint }: Pick<DeviceRow, 'id' | 'endpoint'>,
  outcome: PushOutcome,
): Promise<void> {
  switch (outcome.kind) {
    case 'accepted':
      await db.updateTable('devices').set({ lastOkAt: now() }).where('id', '=', id).execute();
      return;
    case 'gone':
      await db.deleteFrom('devices').where('id', '=', id).execute();
      return;
    case 'refused': {
      const { host } = new URL(endpoint);
      if (push?.mayComplain(host, now())) log.error({ host, status: outcome.status }, 'a push service refuses us');
      return;
    }
    case 'later':
      return;
  }
}
