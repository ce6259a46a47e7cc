import type { BoardId, Notification, NotificationThread } from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  inboxTime,
  lastWords,
  purchaseStateWords,
  shownOf,
  startsOpen,
  threadKey,
  weighty,
  wishName,
  withoutName,
} from './inbox-rules';
import { testEntry } from './test-entries';

/** Sunday, five in the afternoon in Seoul. */
const now = Date.parse('2026-11-15T08:00:00Z');
const entry = (changes: Partial<Notification> = {}) => testEntry({ title: '감자도리님이 참여했어요', ...changes });
const thread = (count: number, unread: number): NotificationThread => ({
  purchase: { id: 7 as BoardId, name: '햇감자 10kg', stage: 'PURCHASED', totalUser: 5, perPersonPrice: 9600 },
  count,
  unread,
  entries: Array.from({ length: count }, (_, nth) => entry({ id: count - nth, read: nth >= unread })),
});

test('what is unread beside the newest lies open; one that is new or none is folded to the last state', () => {
  expect([thread(4, 0), thread(4, 1), thread(4, 2)].map(startsOpen)).toEqual([false, false, true]);
  expect(shownOf(thread(4, 1), false).map(({ id }) => id)).toEqual([4]);
  expect(shownOf(thread(4, 2), true).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});

test('whatever is unread is on the screen that marks it as read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 50 }), (count, some) => {
      const told = thread(count, Math.min(some, count));
      const shown = shownOf(told, startsOpen(told));
      expect(told.entries.filter(({ read }) => !read).every((each) => shown.includes(each))).toBe(true);
    }),
  );
});

test('a thread says where the purchase stands, and its last state without its name again', () => {
  const { purchase } = thread(1, 1);
  expect(purchaseStateWords(purchase!)).toBe('구매완료 · 5명 · 1인 9,600원');
  expect(lastWords(entry({ body: '햇감자 10kg · 1자리 남았어요' }), purchase!.name)).toBe(
    '감자도리님이 참여했어요 · 1자리 남았어요',
  );
  expect(lastWords(entry({ body: '햇감자 10kg' }), purchase!.name)).toBe('감자도리님이 참여했어요');
  expect(lastWords(entry({ body: '햇감자 10kg 공구합니다.' }), purchase!.name)).toBe('감자도리님이 참여했어요');
  expect(withoutName('3,333원 · 햇감자 10kg 공구방', purchase!.name)).toBe('3,333원');
  expect(withoutName('500원 · 실제로 샀어요', purchase!.name)).toBe('500원 · 실제로 샀어요');
});

test('a thread keeps its place by its purchase; an entry about none by itself', () => {
  expect(threadKey(thread(2, 0))).toBe('purchase 7');
  expect(threadKey({ ...thread(1, 0), purchase: null })).toBe('entry 1');
});

test.each([
  ['2026-11-15T08:00:01Z', '방금 전'],
  ['2026-11-15T07:59:01Z', '방금 전'],
  ['2026-11-15T07:59:00Z', '1분 전'],
  ['2026-11-15T07:00:01Z', '59분 전'],
  ['2026-11-15T07:00:00Z', '1시간 전'],
  ['2026-11-15T02:00:01Z', '5시간 전'],
  ['2026-11-15T00:40:00Z', '오전 9:40'],
  ['2026-11-14T15:00:00Z', '오전 12:00'],
  ['2026-11-14T14:59:59Z', '어제'],
  ['2026-11-13T14:59:59Z', '11월 13일'],
])('%s is %s', (instant, words) => {
  expect(inboxTime(instant, now)).toBe(words);
});

test('amounts and appointed times weigh', () => {
  expect(weighty('19,950원을 11월 17일 밤 9시까지 결제해 주세요')).toEqual([
    '',
    '19,950원',
    '을 ',
    '11월 17일 밤 9시',
    '까지 결제해 주세요',
  ]);
  expect(weighty('리더가 물건을 살 차례예요')).toEqual(['리더가 물건을 살 차례예요']);
});

test.each([
  [
    'WISH_GATHERED',
    '쌀 20kg 살 이웃이 3명 모였어요',
    '먼저 여는 이웃이 리더예요. 다른 이웃도 바로 참여할 수 있어요',
    '쌀 20kg',
  ],
  ['WISH_ENDING', '‘휴지 30롤’ 아직 찾으세요?', '내일 밤 9시에 끝나요. 눌러서 더 찾을 수 있어요', '휴지 30롤'],
  ['WISH_JOINED', '같이 살 이웃이 생겼어요', '감귤 10kg · 2명이 찾고 있어요', '감귤 10kg'],
  ['KEYWORD_WISHED', '‘감귤’을 같이 살 이웃이 있어요', '감귤 10kg · 750m 안 · 함께 찾아볼까요?', '감귤 10kg'],
  ['KEYWORD_OPENED', '‘감귤’ 공구가 열렸어요', '타이벡 감귤 5kg · 1인 7,450원 · 320m', null],
] as const)('%s is about what neighbours look for: %s', (kind, title, body, name) => {
  expect(wishName(testEntry({ kind, title, body }))).toBe(name);
});
