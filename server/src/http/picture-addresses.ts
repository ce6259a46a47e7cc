import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { publicOrigin } from './origin';

/**
 * Pictures are stored and answered as paths of this server. Where the web app is on another origin, every address that
 * leaves, in an answer or live, is made whole here; what clients hand back is made a path again in the contract.
 */
export function registerPictureAddresses(app: FastifyInstance, config: Config): void {
  if (!config.webOrigin) return;
  app.addHook('onSend', async (request, reply, payload) => {
    // The browser knows best: a proxy may have changed the Host on the way.
    if (!config.publicOrigin && request.headers['sec-fetch-site'] === 'same-origin') return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    const origin = publicOrigin(config, request);
    if (!origin || origin === config.webOrigin) return payload;
    if (typeof payload === 'string') return withOrigin(payload, origin);
    return Buffer.isBuffer(payload) ? withOrigin(payload.toString(), origin) : payload;
  });
}

/** The same for what no request asked for. Unless told, only a web app elsewhere on this very machine is known to be elsewhere. */
export function livePictures(config: Config, ownAddress: () => string): ((json: string) => string) | undefined {
  const { webOrigin, publicOrigin: configured } = config;
  if (!webOrigin || configured === webOrigin) return undefined;
  if (configured) return (json) => withOrigin(json, configured);
  const { hostname, port } = new URL(webOrigin);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return undefined;
  return (json) => (new URL(ownAddress()).port === port ? json : withOrigin(json, ownAddress()));
}

/** In JSON a quote inside a text is escaped, so what people wrote is never taken for a field or a list. */
const ADDRESS =
  /(?:"(?:url|secure_url|image|productImage|imgUrl|img_url|profileUrl|senderProfileUrl|writerProfileUrl)":|[[,])"(?=\/(?:media|pictures|avatars)\/)/g;

export function withOrigin(json: string, origin: string): string {
  return json.replace(ADDRESS, (found) => found + origin);
}
