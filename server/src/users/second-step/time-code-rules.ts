import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app does it: SHA-1, six digits, thirty seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

export function timeCodeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.at(-1)! & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code it is: of now, or one beside for a clock that is off. Null: none, or one that was used. */
export function matchingStep(secret: Buffer, code: string, lastStep: number, now: Date): number | null {
  const is = stepAt(now);
  const fits = (step: number) => step > lastStep && isSame(timeCodeOf(secret, step), code);
  return [is, is - 1, is + 1].find(fits) ?? null;
}

function isSame(right: string, typed: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(typed)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** As apps take a key that is typed. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What an app reads from a link or a QR; hash, digits and period are every app's defaults, and the picture stays coarse. */
export function otpauthUri(key: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`;
}

const WRONG_MAX = 5;
const LOCK_MS = 15 * 60_000;

/** After five wrong ones in a row each further one costs a quarter of an hour: a few hundred guesses a day, of a million. */
export function isLocked({ wrong, wrongAt }: { wrong: number; wrongAt: Date | null }, now: Date): boolean {
  return wrong >= WRONG_MAX && wrongAt !== null && now.getTime() - wrongAt.getTime() < LOCK_MS;
}

type Standing = { isDemo: boolean; isProven: boolean; hasRealKeys: boolean };

/**
 * Whoever has a code is asked for it; with real payment keys everybody has to have one. The demo's operator is anybody who
 * looks at the demo: a code of one of them would shut the others out.
 */
export function secondStepOf({ isDemo, isProven, hasRealKeys }: Standing): 'NONE' | 'CODE' | 'SETUP' {
  if (isDemo) return 'NONE';
  if (isProven) return 'CODE';
  return hasRealKeys ? 'SETUP' : 'NONE';
}
