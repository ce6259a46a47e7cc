import { createECDH } from 'node:crypto';

/** The public half of a P-256 private key, both base64url as Web Push writes them; null when it is none. */
export function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** Whether messages can be encrypted for a browser's key: a point of the curve. */
export function isUsableKey(p256dh: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
