import { expect, test } from 'vitest';
import { isPushEndpoint } from './endpoint-rules';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://push.example.org/abc',
  'https://eu.push.example.net/abc',
  'http://127.0.0.1:4000/abc',
])('%s may be called', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['push.example.org', '*.push.example.net', 'http://127.0.0.1:4000'])).toBe(true);
});

test.each([
  ['not an address', 'abc'],
  ['no encryption', 'http://fcm.googleapis.com/abc'],
  ['another port', 'https://fcm.googleapis.com:8443/abc'],
  ['a name before it', 'https://evil.fcm.googleapis.com/abc'],
  ['a name after it', 'https://fcm.googleapis.com.example.org/abc'],
  ['an ending without its dot', 'https://evilpush.apple.com/abc'],
  ['the ending alone', 'https://push.apple.com/abc'],
  ['a user', 'https://user@fcm.googleapis.com/abc'],
  ['a password', 'https://:secret@fcm.googleapis.com/abc'],
  ['a user of a whole origin', 'http://user@127.0.0.1:4000/abc'],
  ['our own network', 'https://127.0.0.1/abc'],
  ['another port of a whole origin', 'http://127.0.0.1:4001/abc'],
])('%s may not', (_, endpoint) => {
  expect(isPushEndpoint(endpoint, ['http://127.0.0.1:4000'])).toBe(false);
});
