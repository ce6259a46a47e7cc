import { expect, test } from 'vitest';
import { answererOf, isServerAway } from './request-rules';

const ORIGIN = 'https://mungchi.example';
const BUILD = {
  id: 'one',
  entry: '/assets/index-1.js',
  files: ['/assets/index-1.js', '/before.js', '/icon.svg'],
  screens: ['^/$', '^/chat/list$', '^/chat/\\d+$'],
};
const who = (path: string, mode = 'cors', method = 'GET') =>
  answererOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, BUILD);

test.each([
  ['/', 'navigate', 'page'],
  ['/chat/7?from=push', 'navigate', 'page'],
  ['/chat/list', 'navigate', 'page'],
  // pages that are not the web app's
  ['/sandbox/portone/card?order=1', 'navigate', 'sent'],
  ['/oauth2/authorization/kakao', 'navigate', 'sent'],
  ['/login/oauth2/code/kakao?code=a&state=b', 'navigate', 'sent'],
  ['/api/docs', 'navigate', 'sent'],
  ['/nowhere', 'navigate', 'sent'],
  ['/assets/index-1.js', 'cors', 'asset'],
  ['/assets/of-another-build-2.js', 'cors', 'asset'],
  ['/before.js', 'no-cors', 'file'],
  ['/icon.svg', 'no-cors', 'file'],
  // no answer of the API, no picture, no socket, nothing of others is ever kept
  ['/api/users', 'cors', null],
  ['/api/chat/rooms/7', 'cors', null],
  ['/media/1.webp', 'no-cors', null],
  ['/ws/chat/info', 'cors', null],
  ['https://elsewhere.example/assets/a.js', 'cors', null],
  ['https://elsewhere.example/', 'navigate', null],
])('%s (%s) is answered by %s', (path, mode, by) => {
  expect(who(path, mode)).toBe(by);
});

test('of what is written only a share is answered here', () => {
  expect(who('/share', 'navigate', 'POST')).toBe('share');
  expect(who('/share', 'navigate')).toBe('sent');
  expect(who('/api/group-boards', 'cors', 'POST')).toBeNull();
  expect(who('/', 'navigate', 'POST')).toBeNull();
  expect(who('/assets/index-1.js', 'cors', 'HEAD')).toBeNull();
});

test('a proxy without its server is no page of ours; our own errors are', () => {
  expect([200, 404, 429, 500, 502, 503, 504].filter((status) => isServerAway({ status }))).toEqual([502, 503, 504]);
});
