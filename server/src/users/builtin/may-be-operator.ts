import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';

type Asking = Pick<FastifyRequest, 'ip' | 'headers'>;

/**
 * Whether the demo's operator may be signed in as from here: at this machine, unless the configuration opens it to everybody. A request that
 * was forwarded by a proxy nobody named comes from anywhere.
 */
export function mayBeOperator(
  { demoOperator, trustProxy }: Pick<Config, 'demoOperator' | 'trustProxy'>,
  request: Asking,
): boolean {
  if (demoOperator !== 'here') return demoOperator === 'anywhere';
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  return isLoopback(request.ip) && (trustProxy !== false || !isForwarded);
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
