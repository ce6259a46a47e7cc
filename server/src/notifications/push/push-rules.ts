import { countCharacters, firstCharacters, type PushMessage } from '@mungchi/contract';

const PAYLOAD_MAX = 3072;

/** The message as it is sent, its body shortened until it fits. */
export function payloadOf(message: PushMessage, max = PAYLOAD_MAX): string {
  let { body } = message;
  for (;;) {
    const payload = JSON.stringify({ ...message, body });
    if (body === '' || Buffer.byteLength(payload) <= max) return payload;
    body = firstCharacters(body, Math.floor(countCharacters(body) / 2));
  }
}

/** What a push service's answer means; null stands for no answer. */
export type PushOutcome =
  | { kind: 'accepted' }
  /** The subscription has ended. */
  | { kind: 'gone' }
  /** Our keys, our subject or the request is wrong: trying again does not help. */
  | { kind: 'refused'; status: number }
  | { kind: 'later' };

export function outcomeOf(status: number | null): PushOutcome {
  if (status === null || status === 429 || status >= 500) return { kind: 'later' };
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  return { kind: 'refused', status };
}
