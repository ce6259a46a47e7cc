import { expect, test } from 'vitest';
import { ownPath } from './own-path';
import { addressOf, answersOf, readPush } from './push-rules';

const MESSAGE = {
  id: 12,
  title: '모두 모였어요',
  body: '결제해 주세요',
  path: '/chat/7/pay',
  tag: 'board-7',
  badge: 3,
};

test('a push is shown as it was sent', () => {
  expect(readPush(JSON.stringify(MESSAGE))).toEqual(MESSAGE);
});

test.each([[undefined], [''], ['not json'], ['null'], ['[]'], ['{"title":7,"body":{},"badge":-1,"id":"x"}']])(
  '%s shows something all the same',
  (text) => {
    expect(readPush(text)).toEqual({
      title: '뭉치',
      body: '새 소식이 있어요.',
      path: '/',
      tag: 'mungchi',
      id: null,
      badge: null,
    });
  },
);

test.each([
  ['/chat/7', '/chat/7'],
  ['/gonggu/list/3?from=push', '/gonggu/list/3?from=push'],
  ['/a/../chat/7', '/chat/7'],
  ['//elsewhere.example/chat', null],
  ['/\\elsewhere.example', null],
  ['/\t/elsewhere.example', null],
  ['/..//elsewhere.example', null],
  ['https://elsewhere.example/', null],
  ['javascript:alert(1)', null],
  ['chat/7', null],
  ['', null],
  [null, null],
  [7, null],
])('%j leads to %j', (path, own) => {
  expect(ownPath(path)).toBe(own);
});

test('the entry that a tap reads is named behind the path, where no server sees it', () => {
  expect(addressOf({ path: '/chat/7', id: 12 })).toBe('/chat/7#notification=12');
  expect(addressOf({ path: '/chat/7', id: null })).toBe('/chat/7');
});

test('whether the goods are there is answered from the message, each answer with its screen', () => {
  expect(answersOf('/chat/7/receive')).toEqual([
    { action: '/chat/7/receive', title: '받았어요' },
    { action: '/chat/7/dispute', title: '아직 못 받았어요' },
  ]);
  expect(['/chat/7', '/chat/7/handover', '/chat/x/receive'].flatMap(answersOf)).toEqual([]);
});
