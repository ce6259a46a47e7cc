import { tokenPerson } from '../session/token-person';

/**
 * What a person wants remembered on this device: their filter, the words they searched for. Kept for one person at a
 * time: it is forgotten when they log out, and when somebody else logs in here.
 */
const PREFIX = 'own:';
const WHO = `${PREFIX}who`;

export function ownMemory(key: `own:${string}`): string | null {
  return localStorage.getItem(key);
}

/** What is kept under names that begin like this. */
export function ownKeys<Prefix extends `own:${string}`>(prefix: Prefix): `${Prefix}${string}`[] {
  try {
    return Object.keys(localStorage).filter((key): key is `${Prefix}${string}` => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function keepOwn(key: `own:${string}`, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // No storage, or it is full: then it is forgotten.
  }
}

/** Also what was kept for reading without a network (offline-store.ts). */
export function forgetOwn(): void {
  import('./own-database').then(({ clearStored }) => clearStored()).catch(() => undefined);
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

/** Called with every new access token. */
export function ownedBy(token: string): void {
  const who = tokenPerson(token);
  if (who === null || localStorage.getItem(WHO) === who) return;
  forgetOwn();
  keepOwn(WHO, who);
}
