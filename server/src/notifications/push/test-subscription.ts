import { createECDH, randomBytes } from 'node:crypto';

/** A browser's push subscription; it keeps the keys with which its messages are read. */
export function subscription(endpoint: string) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    pair,
    publicKey,
    auth,
    toJSON: () => ({
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      name: '아이폰 · 홈 화면 앱',
    }),
  };
}
