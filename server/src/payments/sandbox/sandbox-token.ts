import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_SECONDS = 30 * 60;

/** Tokens as PortOne issues them: valid for half an hour, derived from the merchant's key and secret. */
export function issueSandboxToken(secret: string, now: Date) {
  const issued = Math.floor(now.getTime() / 1000);
  const expiredAt = issued + LIFE_SECONDS;
  return { access_token: `${expiredAt}.${signature(secret, expiredAt)}`, now: issued, expired_at: expiredAt };
}

export function isSandboxToken(secret: string, token: string | undefined, now: Date): boolean {
  const [expiredAt, signed] = (token ?? '').split('.');
  const expected = signature(secret, Number(expiredAt));
  if (!signed || signed.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(signed), Buffer.from(expected)) && Number(expiredAt) * 1000 > now.getTime();
}

function signature(secret: string, expiredAt: number): string {
  return createHmac('sha256', secret).update(String(expiredAt)).digest('base64url');
}
