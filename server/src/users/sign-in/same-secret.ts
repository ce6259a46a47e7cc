import { timingSafeEqual } from 'node:crypto';

/** Takes as long for a near miss as for a far one. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
