import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { addressBlock } from './address-block';

/** Whom a request counts for, also an upgrade, which never becomes a request of Fastify's: by the same proxies as there. */
export function clientAddress(trustProxy: string | boolean): (request: IncomingMessage) => string {
  const trusted =
    typeof trustProxy === 'string' ? proxyAddr.compile(trustProxy.split(',').map((part) => part.trim())) : () => false;
  return (request) => addressBlock(proxyAddr(request, trusted) ?? '');
}
