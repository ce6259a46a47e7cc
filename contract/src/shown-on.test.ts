import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds';
import { SCREENS } from './screens';
import { SHOWN_ON, type ShowingPage, seenOn } from './shown-on';

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
const PAGES: ShowingPage[] = [...SCREENS.map(({ path }) => path), '/gonggu/list/:gongguId?ask'];
const id = fc.integer({ min: 1, max: 999_999_999_999_999 });

test('for every kind, on every page: seen only where the table says that it is shown', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.constantFrom(...PAGES), id, (kind, page, id) => {
      const seen = seenOn(page.replaceAll(/:\w+/g, String(id)));
      expect(seen?.kinds.includes(kind) ?? false).toBe(SHOWN_ON[kind].includes(page));
      if (seen && 'boardId' in seen) expect(seen.boardId).toBe(id);
    }),
    { numRuns: 2_000 },
  );
});

test('a problem, a poll and changed goods are seen on no page but their own', () => {
  const own = Object.fromEntries(
    KINDS.filter((kind) => /^(DISPUTE|POLL)_|^CHANGED$/.test(kind)).map((kind) => [kind, SHOWN_ON[kind]]),
  );
  const [dispute, meeting] = [['/chat/:chatRoomId/dispute'], ['/chat/:chatRoomId/handover']];
  expect(own).toEqual({
    CHANGED: [],
    POLL_OPENED: meeting,
    POLL_ANSWERED_ALL: meeting,
    POLL_ENDED: meeting,
    DISPUTE_OPENED: dispute,
    DISPUTE_ANSWERED: dispute,
    DISPUTE_ESCALATED: dispute,
    DISPUTE_ENDED: dispute,
  });
});

test.each([
  '/chat/list',
  '/chat/7/',
  '/chat/7/pay/result',
  '/chat/7/handover/mode',
  '/chat/7?x',
  '/chat/1234567890123456',
  '/notifications',
  '/',
  '',
])('nothing is seen by having been at %j', (path) => {
  expect(seenOn(path)).toBeNull();
});
