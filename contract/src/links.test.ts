import { expect, test } from 'vitest';
import type { BoardId, RoomId, UserId } from './ids';
import { type AppLink, pageUrl } from './links';

const [room, board, user] = [7 as RoomId, 7 as BoardId, 7 as UserId];
const [some, words] = [7 as number, 'x' as string];

// The compiler is the test: each of the second list is an error, and the list itself is one when a line is none.
const LINKS: AppLink[] = [
  '/',
  '/login?failed',
  '/help#record',
  '/chat/7/pay',
  `/chat/${room}/pay`,
  `/gonggu/list/${board}?ask`,
  `/operator/people/${user}`,
];
const NONE: AppLink[] = [
  // @ts-expect-error no screen has this address
  '/mypage/settings',
  // @ts-expect-error nor this one
  `/chat/${room}/pays`,
  // @ts-expect-error the id of a person is no room's
  `/chat/${user}`,
  // @ts-expect-error a number may be anything's
  `/chat/${some}`,
  // @ts-expect-error `null` and `undefined` are no ids
  `/chat/${null}`,
  // @ts-expect-error a bare string
  words,
  // @ts-expect-error another site
  'https://example.com/',
];

test('a link leads to a screen of the table; what does not, is no link for the compiler', () => {
  expect(LINKS.map((link) => pageUrl('https://mungchi.test', link))).toContain('https://mungchi.test/chat/7/pay');
  expect(NONE).toHaveLength(7);
});
