import { ownedBy } from '../stored/own-memory';

export const TOKEN_KEY = 'accessToken';
/** Dispatched when a session begins, and with every new token (when-signed-in.ts). */
export const SIGNED_IN = 'signedin';

export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
  ownedBy(token);
  dispatchEvent(new Event(SIGNED_IN));
}

export function removeToken(): void {
  localStorage.removeItem(TOKEN_KEY);
}
