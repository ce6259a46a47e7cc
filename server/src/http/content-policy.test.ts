import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config';
import { type TestApp, testApp } from '../test-app';
import { contentPolicy } from './content-policy';

const policyOf = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    contentPolicy(readConfig(env))
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  );

const DEFAULT = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

test('by default nothing comes from elsewhere, and there is no exception', () => {
  expect(policyOf({})).toEqual(DEFAULT);
});

const KEYS = { PORTONE_KEY: 'key', PORTONE_SECRET: 'secret' };

test.each([
  [
    'Kakao’s map: script, tiles, and the style attributes of its markup',
    { KAKAO_MAP_KEY: 'key' },
    {
      'script-src': "'self' https://dapi.kakao.com https://t1.daumcdn.net",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob: https://*.daumcdn.net https://*.kakaocdn.net",
      'connect-src': "'self' https://dapi.kakao.com https://*.daumcdn.net",
    },
  ],
  [
    'pictures of a server elsewhere',
    { PUBLIC_ORIGIN: 'https://api.example' },
    { 'img-src': "'self' data: blob: https://api.example" },
  ],
  [
    'a web app elsewhere: the card page sends the browser back there',
    { WEB_ORIGIN: 'https://app.example' },
    { 'form-action': "'self' https://app.example" },
  ],
  [
    'sharing by Kakao',
    { KAKAO_SHARE_KEY: 'key' },
    { 'script-src': "'self' https://t1.kakaocdn.net", 'form-action': "'self' https://sharer.kakao.com" },
  ],
  [
    'the postcode widget',
    { DAUM_POSTCODE: 'on' },
    {
      'script-src': "'self' https://t1.daumcdn.net https://t1.kakaocdn.net",
      'frame-src': "'self' https://postcode.map.daum.net https://postcode.map.kakao.com",
    },
  ],
  [
    'PortOne',
    KEYS,
    { 'script-src': "'self' https://cdn.iamport.kr", 'frame-src': "'self' https://*.iamport.kr https://*.inicis.com" },
  ],
  [
    'pictures at Cloudinary and on other hosts',
    { CLOUDINARY_CLOUD_NAME: 'cloud', IMAGE_HOSTS: 'pictures.example.org' },
    {
      'img-src': "'self' data: blob: https://pictures.example.org https://res.cloudinary.com",
      'connect-src': "'self' https://api.cloudinary.com",
    },
  ],
])('%s', (_, env, difference) => {
  expect(policyOf(env)).toEqual({ ...DEFAULT, ...difference });
});

test('whatever is configured, no script may be inline or made from text', () => {
  const all = { KAKAO_MAP_KEY: 'k', KAKAO_SHARE_KEY: 'k', DAUM_POSTCODE: 'on', CLOUDINARY_CLOUD_NAME: 'c', ...KEYS };
  const { 'script-src': scripts, 'style-src': styles } = policyOf(all);
  expect(scripts + styles!).not.toMatch(/unsafe|\*|data:|http:/);
});

describe('every page', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  test.each(['/', '/start', '/no/such/page', '/api/docs', '/oauth2/authorization/kakao'])(
    '%s is under a policy',
    async (url) => {
      let answer = await t.app.inject({ url });
      for (let hops = 0; answer.headers.location && hops < 3; hops += 1) {
        const { pathname, search } = new URL(answer.headers.location, 'http://localhost');
        answer = await t.app.inject({ url: pathname + search });
      }
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['content-security-policy']).toMatch(/^default-src '(self|none)'/);
      expect(answer.headers['content-security-policy']).not.toContain('unsafe');
      expect(answer.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
    },
  );
});
