import { ownedBy } from './own-memory';

const KEY = 'accessToken';

export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
  ownedBy(token);
}

export function removeToken(): void {
  localStorage.removeItem(KEY);
}
