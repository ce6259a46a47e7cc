import type { Ground } from '../../ground';

/** A bus message is the id of a revoked session, i.e. of its refresh token family. */
export const REVOKED_CHANNEL = 'sessions';

const REMEMBERED = 10_000;

/** Revoked sessions, for long-lived connections that do not authenticate per request. */
export class RevokedSessions {
  readonly #db: Ground['db'];
  /** The most recent revocations, so that one during a lookup is not missed. */
  readonly #latest = new Set<string>();
  readonly stop: () => void;

  constructor({ db, bus }: Pick<Ground, 'db' | 'bus'>, onRevoked: (sessionId: string) => void) {
    this.#db = db;
    this.stop = bus.subscribe(REVOKED_CHANNEL, (sessionId) => {
      this.#latest.add(sessionId);
      for (const oldest of this.#latest) {
        if (this.#latest.size <= REMEMBERED) break;
        this.#latest.delete(oldest);
      }
      onRevoked(sessionId);
    });
  }

  async has(sessionId: string): Promise<boolean> {
    return (await this.among([sessionId])).length > 0 || this.#latest.has(sessionId);
  }

  /** Asks the database, to catch messages the bus lost. */
  async among(sessionIds: readonly string[]): Promise<string[]> {
    if (sessionIds.length === 0) return [];
    const rows = await this.#db
      .selectFrom('refreshTokens')
      .select('familyId')
      .distinct()
      .where('familyId', 'in', sessionIds)
      .where('revokedAt', 'is not', null)
      .execute();
    return rows.map(({ familyId }) => familyId);
  }
}
