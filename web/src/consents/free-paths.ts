/** Where nobody is asked first: one's money and what it needs, the texts themselves, help, and the way out. */
const FREE = [
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
