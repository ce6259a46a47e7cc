import type { CurrentUser, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { dueConsents } from '../legal/consent-rows';

/** What keeps a person from some calls: consents that are due, a phone to verify, and a sanction that holds. */
export async function restrictionsOf(
  deps: Deps,
  userId: UserId,
): Promise<Pick<CurrentUser, 'consentsDue' | 'consentsAsked' | 'phoneAsked' | 'sanction'>> {
  const sanction = deps.sanctions.of(userId);
  const phoneAsked = deps.config.legal.on && deps.phones !== null;
  const due = { ...(await dueConsents(deps, userId)), ...(phoneAsked && { phoneAsked: true as const }) };
  if (!sanction || sanction.kind === 'WARNED') return due;
  return { ...due, sanction: { kind: sanction.kind, until: sanction.until?.toISOString() ?? null } };
}
