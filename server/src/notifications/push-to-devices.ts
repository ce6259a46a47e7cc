import type { PushMessage, UserId } from '@mungchi/contract';
import type { DeviceRow } from '../db/rows';
import type { Deps } from '../deps';
import { noteOutcome } from './note-outcome';
import { notePushed } from './note-pushed';
import { atMost } from './push/at-most';
import { sendPush } from './push/send-push';
import type { SaidRange } from './said-to';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'notifications.push': {
      deviceId: number;
      userId: UserId;
      message: PushMessage;
      urgent: boolean;
      /** Of a push about a talk. */
      tells?: SaidRange;
    };
  }
}

const AT_ONCE = 16;
const FIRST_RETRY_MS = 5_000;
/** With the first one six attempts. */
const RETRIES = 5;
/** After whatever moves money or stages. */
export const PUSH_PRIORITY = 5;

export type Parcel = { device: DeviceRow; message: PushMessage; urgent: boolean; tells?: SaidRange };

/** Sends, so many at a time to each push service: one that hangs holds nobody else's. What a push service does not take now is tried again by a job, device by device. Answers how many were taken. */
export async function pushToDevices(
  deps: Pick<Deps, 'db' | 'now' | 'push' | 'log' | 'jobs' | 'calls'>,
  parcels: readonly Parcel[],
): Promise<number> {
  const { db, jobs, now, push, calls } = deps;
  if (!push) return 0;
  let taken = 0;
  const send = async ({ device, message, urgent, tells }: Parcel) => {
    const from = performance.now();
    const outcome = await sendPush(push, device, message, { urgent });
    // A subscription that ended is an answer like any other.
    calls.note('push', outcome.kind !== 'later', performance.now() - from);
    await noteOutcome(deps, device, outcome);
    if (outcome.kind === 'later') {
      const runAt = new Date(now().getTime() + FIRST_RETRY_MS);
      const again = { deviceId: device.id, userId: device.userId, message, urgent, ...(tells && { tells }) };
      await jobs.add(db, 'notifications.push', again, { runAt, maxAttempts: RETRIES, priority: PUSH_PRIORITY });
    }
    const isTaken = outcome.kind === 'accepted';
    if (isTaken) taken += 1;
    // At once: should the process die now, the entry is not pushed twice.
    if (message.id !== null) await notePushed(deps, [message.id], isTaken);
  };
  const services = new Map<string, Parcel[]>();
  for (const parcel of parcels) {
    const { host } = new URL(parcel.device.endpoint);
    const own = services.get(host);
    if (own) own.push(parcel);
    else services.set(host, [parcel]);
  }
  await Promise.all([...services.values()].map((own) => atMost(AT_ONCE, own, send)));
  return taken;
}
