import type { AppPath } from '@mungchi/contract';

/**
 * Screens, and all below them, that open without the consents: one's money and what it needs, the texts themselves, help,
 * and the way out.
 */
const FREE: readonly (AppPath | '/chat')[] = [
  '/chat',
  '/notifications',
  '/mypage/payouts',
  '/mypage/account',
  '/mypage/leave',
  '/mypage/standing',
  '/help',
  '/legal',
];

export function isFree(path: string): boolean {
  return FREE.some((free) => path === free || path.startsWith(`${free}/`));
}
