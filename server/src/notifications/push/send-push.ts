import type { PushMessage } from '@mungchi/contract';
import webPush from 'web-push';
import { type ProviderAsker, RESTING } from '../../breaker';
import type { DeviceRow } from '../../db/rows';
import { NoAnswer } from '../../outside-line';
import type { Push } from './create-push';
import { outcomeOf, type PushOutcome, payloadOf } from './push-rules';

const ANSWER_MS = 5_000;
const DAY_SECONDS = 86_400;
/** A notice of something in an hour is worth nothing tomorrow. */
const URGENT_SECONDS = 7_200;

export type { PushOutcome };
export type PushTarget = Pick<DeviceRow, 'endpoint' | 'p256dh' | 'auth'>;

/** Encrypts a message for one device and hands it to the device's push service. Never throws. */
export async function sendPush(
  push: Push,
  device: PushTarget,
  message: PushMessage,
  { urgent = false, as = 'sweep' }: { urgent?: boolean; as?: ProviderAsker } = {},
): Promise<PushOutcome> {
  const status = await attempt(push, as, device, payloadOf(message), urgent);
  // Too large for this service: the title says enough.
  if (status === 413) return outcomeOf(await attempt(push, as, device, payloadOf({ ...message, body: '' }), urgent));
  return outcomeOf(status);
}

/** The status of the answer; null when there was none, or the service rests after too many silences. */
async function attempt(push: Push, as: ProviderAsker, device: PushTarget, payload: string, urgent: boolean) {
  const breaker = push.breakerOf(new URL(device.endpoint).host);
  try {
    const status = await breaker.attempt(as, () => post(push, device, payload, urgent), isSilence);
    return status === RESTING ? null : status;
  } catch {
    return null;
  }
}

function isSilence(error: unknown): boolean {
  return error instanceof NoAnswer;
}

async function post(push: Push, device: PushTarget, payload: string, urgent: boolean): Promise<number> {
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    payload,
    {
      vapidDetails: { subject: push.subject, publicKey: push.publicKey, privateKey: push.privateKey },
      TTL: urgent ? URGENT_SECONDS : DAY_SECONDS,
      urgency: urgent ? 'high' : 'normal',
    },
  );
  return push.line.call(ANSWER_MS, async (signal) => {
    const response = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(body!),
      // A redirect could lead past the list of known services.
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    return response.status;
  });
}
