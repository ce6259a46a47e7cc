import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../address-rules';

/**
 * Sums of money are among the figures: whoever has the token may read them, without one this machine alone. What a proxy on
 * this machine passes on is somebody else's.
 */
export function mayReadMetrics(token: string | null, { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  if (token !== null) return isEqual(headers.authorization ?? '', `Bearer ${token}`);
  return isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
