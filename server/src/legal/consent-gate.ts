import { NEEDED_CONSENTS, type RefusalCode, type UserId } from '@mungchi/contract';
import type { Ground } from '../ground';
import { consentStates } from './consent-rows';
import { consentsDue, isUnder14 } from './consent-rules';

const REMEMBERED = 50_000;

/**
 * What keeps a person from the calls with a standing. Needed consents are never taken back and nobody grows younger, so
 * who was let in stays let in until a new version holds: one query per person and version, not one per call.
 */
export class ConsentGate {
  readonly #deps: Pick<Ground, 'db' | 'legal' | 'now' | 'config'>;
  readonly #clear = new Map<UserId, string>();

  constructor(deps: Pick<Ground, 'db' | 'legal' | 'now' | 'config'>) {
    this.#deps = deps;
  }

  async refusalOf(userId: UserId): Promise<RefusalCode | null> {
    const { config, db, legal, now } = this.#deps;
    if (!config.legal.on) return null;
    const holding = legal.holding(now());
    const versions = NEEDED_CONSENTS.map((kind) => holding[kind]).join();
    if (this.#clear.get(userId) === versions) return null;
    const user = await db.selectFrom('users').select('birth').where('id', '=', userId).executeTakeFirst();
    if (user?.birth && isUnder14(user.birth, now())) return 'UNDER_14';
    if (consentsDue(await consentStates(db, userId), holding).length > 0) return 'CONSENT_REQUIRED';
    if (this.#clear.size >= REMEMBERED) this.#clear.clear();
    this.#clear.set(userId, versions);
    return null;
  }
}
