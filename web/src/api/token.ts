import { ownedBy } from './own-memory';

const KEY = 'accessToken';
const SIGNED_IN = 'signedin';

export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
  ownedBy(token);
  dispatchEvent(new Event(SIGNED_IN));
}

export function removeToken(): void {
  localStorage.removeItem(KEY);
}

/** At once when there is a session, or as soon as one begins. */
export function whenSignedIn(task: () => void): void {
  if (readToken() !== null) task();
  else addEventListener(SIGNED_IN, task, { once: true });
}
