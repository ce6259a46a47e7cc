import { expect, test } from 'vitest';
import { signS3 } from './sign-s3';

const url = new URL('https://pictures.s3.ap-northeast-2.amazonaws.com/media/aa11.webp');
const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret of tests', sessionToken: 'a token' };
const at = new Date('2026-11-18T02:30:00Z');

// Signatures that aws4fetch 1.0.20 makes of the same requests.
test.each([
  ['GET', undefined, '62f412dbf41ca26def934e1f63b7d0a6f7c6cbd0071c5a5dcf98d166ddb3c0c1'],
  ['PUT', Buffer.from('picture'), '8335c23bf9e0892489b2ac34b1826bad8a68fa9082f99f084683cdb911f13863'],
] as const)('%s is signed as others sign it', (method, body, signature) => {
  const headers = signS3({ method, url, body }, credentials, 'ap-northeast-2', at);
  expect(headers).toMatchObject({ 'x-amz-date': '20261118T023000Z', 'x-amz-security-token': 'a token' });
  expect(headers['authorization']).toContain('TESTKEY/20261118/ap-northeast-2/s3/aws4_request');
  expect(headers['authorization']).toMatch(new RegExp(`Signature=${signature}$`));
});
