/** Whose an access token is, as it says itself: the server checks it. */
export function tokenPerson(token: string): string | null {
  try {
    const [, payload = ''] = token.split('.');
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Whether a page that was drawn for `whom` is the reader's: a person by number, a visitor, or anyone. */
export function isDrawnFor(whom: string, token: string | null): boolean {
  return whom === 'anyone' || whom === (token === null ? 'visitor' : tokenPerson(token));
}
