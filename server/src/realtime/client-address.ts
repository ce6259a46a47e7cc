import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { addressBlock } from './address-block';

/**
 * The address a request is counted under, also for an upgrade, which never becomes a Fastify request: trusts the same
 * proxies as Fastify does.
 */
export function clientAddress(trustProxy: string | boolean): (request: IncomingMessage) => string {
  const trusted =
    typeof trustProxy === 'string' ? proxyAddr.compile(trustProxy.split(',').map((part) => part.trim())) : () => false;
  return (request) => addressBlock(proxyAddr(request, trusted) ?? '');
}
