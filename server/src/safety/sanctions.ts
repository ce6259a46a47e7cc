import type { UserId } from '@mungchi/contract';
import type { Ground } from '../ground';
import { holdingSanction, type Sanction } from './sanction-rules';

/** A bus message is the number of a person whose sanctions changed. */
export const SANCTIONS_CHANNEL = 'sanctions';

const REFRESH_MS = 30_000;

/** The few people who may not do everything: in memory, told by the bus, read again now and then. No query per call. */
export class Sanctions {
  readonly #deps: Pick<Ground, 'db' | 'now' | 'log'>;
  #people = new Map<UserId, Sanction[]>();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor({ bus, ...deps }: Pick<Ground, 'db' | 'now' | 'log' | 'bus'>) {
    this.#deps = deps;
    bus.subscribe(SANCTIONS_CHANNEL, () => this.#readSoon());
    bus.onGap(() => this.#readSoon());
  }

  /** What a person is kept from by now; a warning keeps nobody. */
  of(userId: UserId): Sanction | null {
    const now = this.#deps.now();
    if (Math.abs(now.getTime() - this.#readAt) >= REFRESH_MS) this.#readSoon();
    const sanctions = this.#people.get(userId);
    return sanctions ? holdingSanction(sanctions, now) : null;
  }

  async read(): Promise<void> {
    const { db, now } = this.#deps;
    this.#readAt = now().getTime();
    const rows = await db
      .selectFrom('sanctions')
      .select(['userId', 'kind', 'until', 'reason'])
      .where('liftedAt', 'is', null)
      .where('kind', '<>', 'WARNED')
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now())]))
      .execute();
    const people = new Map<UserId, Sanction[]>();
    for (const { userId, ...sanction } of rows) people.set(userId, [...(people.get(userId) ?? []), sanction]);
    this.#people = people;
  }

  #readSoon(): void {
    this.#readAt = this.#deps.now().getTime();
    this.read().catch((err) => this.#deps.log.warn({ err }, 'sanctions not read'));
  }
}
