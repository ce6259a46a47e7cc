type Claims = { sub?: unknown; sid?: unknown; exp?: number };

/** What an access token says of itself: the server checks it. */
export function claimsOf(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.');
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))) as Claims;
  } catch {
    return {};
  }
}

/** Whose it is. */
export function tokenPerson(token: string): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : null;
}

/** The sign-in it came from. */
export function tokenSession(token: string): string | null {
  const { sid } = claimsOf(token);
  return typeof sid === 'string' ? sid : null;
}

/** Whether a page that was rendered for `whom` is the reader's: a person by number, a visitor, or anyone. */
export function isRenderedFor(whom: string, token: string | null): boolean {
  return whom === 'anyone' || whom === (token === null ? 'visitor' : tokenPerson(token));
}
