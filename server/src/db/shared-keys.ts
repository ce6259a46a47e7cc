import type { Config } from '../config';
import type { Logger } from '../log';
import { secretGenerations } from './key-generations';
import { acceptedKeys, type KeyGeneration, signingKey } from './key-rules';
import type { Db } from './schema';
import { sharedSecret } from './shared-secret';
import type { MasterKeys } from './wrapped-secret';

/** A key that rotates: the one to sign or seal with, and all whose work is accepted. */
export type KeyRing = { current(): string; accepted(): readonly string[] };

/** Far below the time a new generation waits before it signs, so that every node knows it by then. */
const REFRESH_MS = 60_000;

/** Reads a key's generations, and again now and then: a rotation needs no restart. */
export async function sharedKeys(
  { db, now, log, config }: { db: Db; now: () => Date; log: Logger; config: Pick<Config, 'masterKeys'> },
  name: string,
): Promise<KeyRing> {
  const read = () => secretGenerations(db, name, config.masterKeys);
  await sharedSecret(db, name, config.masterKeys);
  let generations = await read();
  let readAt = now().getTime();

  function known(): readonly KeyGeneration[] {
    const at = now().getTime();
    if (Math.abs(at - readAt) >= REFRESH_MS) {
      readAt = at;
      read().then(
        (rows) => {
          generations = rows;
        },
        (err: unknown) => log.warn({ err }, 'keys not read'),
      );
    }
    return generations;
  }

  return { current: () => signingKey(known(), now()), accepted: () => acceptedKeys(known()) };
}

/** Read at the moment it seals something that has to outlive rotations: a node may have been idle through two of them. */
export async function sealingKey(db: Db, name: string, now: Date, keys: MasterKeys): Promise<string> {
  return signingKey(await secretGenerations(db, name, keys), now);
}

/** A key that stays as it is. */
export function oneKey(value: string): KeyRing {
  return { current: () => value, accepted: () => [value] };
}
