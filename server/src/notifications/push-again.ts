import type { NotificationSettings, PushMessage } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { JobPayloads, JobRun } from '../jobs/jobs';
import { roomAlertWords } from './alert-rules';
import { isHeldAtNight, isNight, isQuiet } from './delivery-rules';
import { noteOutcome } from './note-outcome';
import { notePushed } from './note-pushed';
import { sendPush } from './push/send-push';
import { readSettings } from './read-settings';
import { stillSaid } from './said-to';

type Again = JobPayloads['notifications.push'];

/**
 * Tries a push once more, unless it was read meanwhile, the night has begun or somebody else signed in on that device. After the
 * last attempt it is dropped.
 */
export async function pushAgain(deps: Deps, again: Again, run: JobRun): Promise<void> {
  const { db, log, now, push } = deps;
  const { deviceId, userId, urgent } = again;
  const own = db.selectFrom('devices').selectAll().where('id', '=', deviceId).where('userId', '=', userId);
  const device = await own.executeTakeFirst();
  if (!push || !device) return;
  const settings = await readSettings(db, device.userId);
  if (!urgent && isQuiet(settings, now())) return;
  const message = await stillDue(deps, again, settings);
  if (!message) return;
  const outcome = await sendPush(push, device, message, { urgent });
  await noteOutcome(deps, device, outcome);
  if (message.id !== null && outcome.kind === 'accepted') await notePushed(deps, [message.id], true);
  if (outcome.kind !== 'later') return;
  if (!run.lastAttempt) throw new Error(`The push service of device ${deviceId} does not take it`);
  log.warn({ deviceId, host: new URL(device.endpoint).host }, 'a push was given up');
}

/** Of a talk it says what still stands there. */
async function stillDue(
  deps: Deps,
  { userId, message, tells }: Again,
  settings: NotificationSettings,
): Promise<PushMessage | null> {
  if (message.id !== null) return (await isStillDue(deps, message.id)) ? message : null;
  if (!tells) return message;
  const said = await stillSaid(deps.db, userId, tells);
  return said && { ...message, body: roomAlertWords(said, settings) };
}

/** Neither read nor taken back, and not a call at night. */
async function isStillDue({ db, now }: Deps, id: number): Promise<boolean> {
  const entry = await db.selectFrom('notifications').select(['kind', 'readAt']).where('id', '=', id).executeTakeFirst();
  return entry !== undefined && entry.readAt === null && !(isHeldAtNight(entry.kind) && isNight(now()));
}
