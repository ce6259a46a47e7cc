import { dayWords, type Endpoint, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal, refuseIf } from '../refusal';

/** The one place where a person is kept from a call they are signed in for. */
export async function assertStanding(
  { sanctions, consentGate }: Pick<Deps, 'sanctions' | 'consentGate'>,
  endpoint: Pick<Endpoint, 'standing'>,
  userId: UserId,
): Promise<void> {
  const sanction = sanctions.of(userId);
  if (sanction?.kind === 'BANNED' && endpoint.standing !== 'any') throw new Refusal('BANNED');
  if (endpoint.standing !== 'active') return;
  assertNotPaused({ sanctions }, userId);
  refuseIf(await consentGate.refusalOf(userId));
}

export function assertNotPaused({ sanctions }: Pick<Deps, 'sanctions'>, userId: UserId): void {
  const until = sanctions.of(userId)?.until;
  if (until) throw new Refusal('PAUSED', { until: `${dayWords(until)}까지` });
}
