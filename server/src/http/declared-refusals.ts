import type { Endpoint, RefusalCode } from '@mungchi/contract';

const EVERYWHERE: RefusalCode[] = [
  'BAD_REQUEST',
  'INVALID_FIELDS',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
];

/** Every refusal that a call may answer with: its own, and those that its kind of session brings. */
export function declaredRefusals({ auth, standing, errors }: Endpoint): RefusalCode[] {
  const withoutToken = auth === 'public' || auth === 'refresh';
  // With `optional`, no token is fine and a bad one is refused.
  const session: RefusalCode[] = withoutToken ? [] : ['LOGIN_REQUIRED'];
  const active: RefusalCode[] = standing === 'active' ? ['CONSENT_REQUIRED', 'UNDER_14', 'PAUSED'] : [];
  const banned: RefusalCode[] = standing !== 'any' && session.length > 0 ? ['BANNED'] : [];
  return [...errors, ...session, ...active, ...banned, ...EVERYWHERE];
}
