import type { PushMessage } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { JobRun } from '../jobs/job-handler';
import { isQuiet } from './delivery-rules';
import { noteOutcome } from './note-outcome';
import { sendPush } from './push/send-push';
import { readSettings } from './read-settings';

type Again = { deviceId: number; message: PushMessage; urgent: boolean };

/** Tries a push once more, unless it was read meanwhile or the night has begun. After the last attempt it is dropped. */
export async function pushAgain(deps: Deps, { deviceId, message, urgent }: Again, run: JobRun): Promise<void> {
  const { db, log, now, push } = deps;
  const device = await db.selectFrom('devices').selectAll().where('id', '=', deviceId).executeTakeFirst();
  if (!push || !device || (message.id !== null && (await isRead(deps, message.id)))) return;
  if (!urgent && isQuiet(await readSettings(db, device.userId), now())) return;
  const outcome = await sendPush(push, device, message, { urgent });
  await noteOutcome(deps, device, outcome);
  if (outcome.kind !== 'later') return;
  if (!run.lastAttempt) throw new Error(`The push service of device ${deviceId} does not take it`);
  log.warn({ deviceId, host: new URL(device.endpoint).host }, 'a push was given up');
}

async function isRead({ db }: Deps, id: number): Promise<boolean> {
  const entry = await db.selectFrom('notifications').select('readAt').where('id', '=', id).executeTakeFirst();
  return entry === undefined || entry.readAt !== null;
}
