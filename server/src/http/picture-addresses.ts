import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { publicOrigin } from './origin';

/**
 * Pictures are stored and answered as paths of this server. Where the web app is on another origin, every picture URL
 * that is sent, in an answer or live, is made absolute here; the contract turns what clients send back into a path
 * again.
 */
export function registerPictureAddresses(app: FastifyInstance, config: Config): void {
  if (!config.webOrigin) return;
  app.addHook('onSend', async (request, reply, payload) => {
    // The browser's Origin is more reliable: a proxy may have changed the Host header.
    if (!config.publicOrigin && request.headers['sec-fetch-site'] === 'same-origin') return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    const origin = publicOrigin(config, request);
    if (!origin || origin === config.webOrigin) return payload;
    if (typeof payload === 'string') return withOrigin(payload, origin);
    return Buffer.isBuffer(payload) ? withOrigin(payload.toString(), origin) : payload;
  });
}

/**
 * The same for live messages, which no request belongs to. Unless configured, only a web app on another port of this
 * machine is known to be on another origin.
 */
export function livePictures(config: Config, ownAddress: () => string): ((json: string) => string) | undefined {
  const { webOrigin, publicOrigin: configured } = config;
  if (!webOrigin || configured === webOrigin) return undefined;
  if (configured) return (json) => withOrigin(json, configured);
  const { hostname, port } = new URL(webOrigin);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return undefined;
  return (json) => (new URL(ownAddress()).port === port ? json : withOrigin(json, ownAddress()));
}

/** In JSON a quote inside a text is escaped, so user text is never mistaken for a field or a list. */
const ADDRESS =
  /(?:"(?:url|secure_url|image|productImage|imgUrl|img_url|profileUrl|senderProfileUrl|writerProfileUrl)":|[[,])"(?=\/(?:media|pictures|avatars|talk)\/)/g;

export function withOrigin(json: string, origin: string): string {
  return json.replace(ADDRESS, (found) => found + origin);
}
