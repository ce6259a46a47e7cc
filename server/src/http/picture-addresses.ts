import type { Endpoint } from '@mungchi/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { answerSchema } from './answer-schema';
import { publicOrigin } from './origin';
import { type Address, addressOf } from './picture-fields';

/**
 * Pictures are stored and answered as paths of this server. Where the web app is on another origin, every picture URL
 * that is sent, in an answer or live, is made absolute here; the contract turns what clients send back into a path
 * again.
 */
export function registerPictureAddresses(app: FastifyInstance, config: Config): void {
  if (!config.webOrigin) return;
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const { endpoint } = request.routeOptions.config;
    const origin = endpoint ? pictureOrigin(config, request) : null;
    done(null, endpoint && origin !== null ? withAddresses(endpoint, payload, origin) : payload);
  });
}

/** What a picture's path is preceded by for this reader; null where the path alone will do. */
export function pictureOrigin(config: Config, request: FastifyRequest): string | null {
  if (!config.webOrigin) return null;
  // The browser's Origin is more reliable: a proxy may have changed the Host header.
  if (!config.publicOrigin && request.headers['sec-fetch-site'] === 'same-origin') return null;
  const origin = publicOrigin(config, request);
  return origin === config.webOrigin ? null : origin;
}

const addresses = new WeakMap<Endpoint, { address: Address | null }>();

/** The answer of a call with whole addresses. */
export function withAddresses<T>(endpoint: Endpoint, answer: T, origin: string): T {
  let known = addresses.get(endpoint);
  if (!known) {
    known = { address: addressOf(answerSchema(endpoint)) };
    addresses.set(endpoint, known);
  }
  return known.address ? (known.address(answer, origin) as T) : answer;
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

/**
 * In the JSON of a live message, which comes written from the bus: short, and searched once for all who read it. A quote
 * inside a text is escaped there, so user text is never mistaken for a field or a list.
 */
const ADDRESS =
  /(?:"(?:url|secure_url|image|productImage|imgUrl|img_url|profileUrl|senderProfileUrl|writerProfileUrl)":|[[,])"(?=\/(?:media|pictures|avatars|talk)\/)/g;

export function withOrigin(json: string, origin: string): string {
  return json.replace(ADDRESS, (found) => found + origin);
}
