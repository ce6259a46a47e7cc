import { CONSENT_KINDS, type Consents, LIST_LIMIT, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { consentStates } from './consent-rows';
import { consentsDue, isNeeded } from './consent-rules';

const PURPOSES: Record<string, string> = { HOME: '내 동네 정하기', CHECK: '동네 인증' };

/** What a person agreed to, and when the position of their device was used. */
export async function readConsents(
  { db, legal, now, config }: Pick<Deps, 'db' | 'legal' | 'now' | 'config'>,
  userId: UserId,
): Promise<Consents> {
  const holding = legal.holding(now());
  const states = await consentStates(db, userId);
  const positions = await db
    .selectFrom('positionUses')
    .select(['at', 'purpose'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(LIST_LIMIT)
    .execute();
  return {
    asked: config.legal.on,
    due: consentsDue(states, holding),
    consents: CONSENT_KINDS.map((kind) => {
      const state = states.find((each) => each.kind === kind);
      return {
        kind,
        needed: isNeeded(kind),
        version: holding[kind],
        given: state?.given ?? false,
        at: state?.at.toISOString() ?? null,
        givenVersion: state?.given ? state.version : null,
      };
    }),
    positions: positions.map(({ at, purpose }) => ({ at: at.toISOString(), purpose: PURPOSES[purpose] ?? purpose })),
  };
}
