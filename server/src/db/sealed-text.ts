import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const keyOf = (secret: string) => createHash('sha256').update(secret).digest();

/** AES-256-GCM: nonce, tag and text in one base64url. `context`: what it belongs to, not part of it and needed to open it. */
export function sealText(secret: string, text: string, context = ''): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Throws when it was sealed with a key that is not among these, or changed since. */
export function unsealText(secrets: readonly string[], sealed: string, context = ''): string {
  for (const secret of secrets.slice(0, -1)) {
    try {
      return unsealWith(secret, sealed, context);
    } catch {
      // Of an older generation, perhaps.
    }
  }
  return unsealWith(secrets.at(-1)!, sealed, context);
}

function unsealWith(secret: string, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
