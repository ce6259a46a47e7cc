import type { Outgoing } from './conversation';

/** By participant id, which is one person in one room: another account in this tab never sends somebody else's messages. */
const storageKey = (me: number) => `outbox:${me}`;

/** Messages without a receipt when the page was closed. They are resent: the idempotency key makes that harmless. */
export function recallOutbox(me: number): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(me)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

export function keepOutbox(me: number, outbox: readonly Outgoing[]): void {
  const unconfirmed = outbox.filter(({ state }) => state !== 'sent');
  if (unconfirmed.length === 0) sessionStorage.removeItem(storageKey(me));
  else sessionStorage.setItem(storageKey(me), JSON.stringify(unconfirmed));
}

function isOutgoing(value: unknown): value is Outgoing {
  const { key, text, at, state } = Object(value) as Partial<Outgoing>;
  return (
    typeof key === 'string' &&
    typeof text === 'string' &&
    typeof at === 'number' &&
    /^(sending|failed)$/.test(`${state}`)
  );
}
