import type { Deps } from '../../deps';

/** A line is the id of a session, that is of a family of refresh tokens, that is over. */
export const REVOKED_CHANNEL = 'sessions';

const REMEMBERED = 10_000;

/** Which sessions are over, for those who keep a line open and do not ask with every call. */
export class RevokedSessions {
  readonly #db: Deps['db'];
  /** The latest, so that one that ends while it is being looked up is not missed. */
  readonly #latest = new Set<string>();
  readonly stop: () => void;

  constructor({ db, bus }: Pick<Deps, 'db' | 'bus'>, onRevoked: (sessionId: string) => void) {
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

  /** Asks the database: for whatever the bus has lost. */
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
