import type { PushMessage, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { JobRun } from '../jobs/job-handler';
import { isByDay, isNight, isQuiet } from './delivery-rules';
import { noteOutcome } from './note-outcome';
import { notePushed } from './note-pushed';
import { sendPush } from './push/send-push';
import { readSettings } from './read-settings';

type Again = { deviceId: number; userId: UserId; message: PushMessage; urgent: boolean };

/**
 * Tries a push once more, unless it was read meanwhile, the night has begun or somebody else signed in on that device. After the
 * last attempt it is dropped.
 */
export async function pushAgain(deps: Deps, { deviceId, userId, message, urgent }: Again, run: JobRun): Promise<void> {
  const { db, log, now, push } = deps;
  const own = db.selectFrom('devices').selectAll().where('id', '=', deviceId).where('userId', '=', userId);
  const device = await own.executeTakeFirst();
  if (!push || !device || (message.id !== null && !(await isStillDue(deps, message.id)))) return;
  if (!urgent && isQuiet(await readSettings(db, device.userId), now())) return;
  const outcome = await sendPush(push, device, message, { urgent });
  await noteOutcome(deps, device, outcome);
  if (message.id !== null && outcome.kind === 'accepted') await notePushed(deps, [message.id], true);
  if (outcome.kind !== 'later') return;
  if (!run.lastAttempt) throw new Error(`The push service of device ${deviceId} does not take it`);
  log.warn({ deviceId, host: new URL(device.endpoint).host }, 'a push was given up');
}

/** Neither read nor taken back, and not a call at night. */
async function isStillDue({ db, now }: Deps, id: number): Promise<boolean> {
  const entry = await db.selectFrom('notifications').select(['kind', 'readAt']).where('id', '=', id).executeTakeFirst();
  return entry !== undefined && entry.readAt === null && !(isByDay(entry.kind) && isNight(now()));
}
