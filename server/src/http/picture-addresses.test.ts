import { expect, test } from 'vitest';
import { readConfig } from '../config';
import { livePictures, withOrigin } from './picture-addresses';

test.each([
  ['{"profileUrl":"/avatars/pink.webp"}', '{"profileUrl":"https://a/avatars/pink.webp"}'],
  ['{"images":["/media/a.webp","/media/b.webp"]}', '{"images":["https://a/media/a.webp","https://a/media/b.webp"]}'],
  ['{"picture":{"url":"/pictures/a.webp"}}', '{"picture":{"url":"https://a/pictures/a.webp"}}'],
  ['{"message":"/media/a.webp"}', '{"message":"/media/a.webp"}'],
  ['{"productUrl":"/media/a.webp"}', '{"productUrl":"/media/a.webp"}'],
  ['{"imgUrl":"https://images.example/media/a.webp"}', '{"imgUrl":"https://images.example/media/a.webp"}'],
])('%s', (json, whole) => {
  expect(withOrigin(json, 'https://a')).toBe(whole);
});

const FACE = '{"senderProfileUrl":"/avatars/pink.webp"}';
const live = (env: Record<string, string>) => {
  const rewrite = livePictures(readConfig(env), () => 'http://127.0.0.1:3000');
  return rewrite ? JSON.parse(rewrite(FACE)).senderProfileUrl : '/avatars/pink.webp';
};

test.each([
  ['no web app elsewhere', {}, ''],
  [
    'told where it is',
    { WEB_ORIGIN: 'https://app.example', PUBLIC_ORIGIN: 'https://api.example' },
    'https://api.example',
  ],
  ['told that it is the same', { WEB_ORIGIN: 'https://app.example', PUBLIC_ORIGIN: 'https://app.example' }, ''],
  ['untold', { WEB_ORIGIN: 'https://app.example' }, ''],
  ['a web app on another port of this machine', { WEB_ORIGIN: 'http://localhost:5173' }, 'http://127.0.0.1:3000'],
  ['the web app on this very port', { WEB_ORIGIN: 'http://localhost:3000' }, ''],
])('live, %s', (_, env, origin) => {
  expect(live(env)).toBe(`${origin}/avatars/pink.webp`);
});
