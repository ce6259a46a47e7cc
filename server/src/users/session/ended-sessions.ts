import { ACCESS_TOKEN_MINUTES, type UserId } from '@mungchi/contract';
import type { Ground } from '../../ground';
import type { Session } from '../../http/access-token';
import { REVOKED_CHANNEL } from './revoked-sessions';

/** A bus message is the number of a person who left. */
export const LEFT_CHANNEL = 'left-people';

const REFRESH_MS = 30_000;
const ALIVE_MS = ACCESS_TOKEN_MINUTES * 60_000;

/**
 * Sessions that ended, and people who left, while an access token of theirs may still be alive: it is refused at once. Told by the bus, and
 * read again now and then for what the bus lost. A few rows at any time, and no query per call.
 */
export class EndedSessions {
  readonly #deps: Pick<Ground, 'db' | 'now' | 'log'>;
  readonly #ended = new Map<string, number>();
  readonly #left = new Map<UserId, number>();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor({ bus, ...deps }: Pick<Ground, 'db' | 'now' | 'bus' | 'log'>) {
    this.#deps = deps;
    bus.subscribe(LEFT_CHANNEL, (userId) => this.#left.set(Number(userId) as UserId, deps.now().getTime()));
    bus.subscribe(REVOKED_CHANNEL, (sessionId) => this.#ended.set(sessionId, deps.now().getTime()));
  }

  has({ sessionId, userId }: Pick<Session, 'sessionId' | 'userId'>): boolean {
    const now = this.#deps.now().getTime();
    if (Math.abs(now - this.#readAt) >= REFRESH_MS) {
      this.#readAt = now;
      this.read().catch((err) => this.#deps.log.warn({ err }, 'ended sessions not read'));
    }
    return this.#left.has(userId) || (sessionId !== null && this.#ended.has(sessionId));
  }

  async read(): Promise<void> {
    const since = this.#deps.now().getTime() - ALIVE_MS;
    const rows = await this.#deps.db
      .selectFrom('refreshTokens')
      .select(['familyId', 'revokedAt'])
      .where('revokedAt', '>=', new Date(since))
      .execute();
    const left = await this.#deps.db
      .selectFrom('users')
      .select(['id', 'leftAt'])
      .where('leftAt', '>=', new Date(since))
      .execute();
    for (const [userId, at] of this.#left) if (at < since) this.#left.delete(userId);
    for (const { id, leftAt } of left) this.#left.set(id, leftAt!.getTime());
    for (const [sessionId, at] of this.#ended) if (at < since) this.#ended.delete(sessionId);
    for (const { familyId, revokedAt } of rows) this.#ended.set(familyId, revokedAt!.getTime());
  }
}
