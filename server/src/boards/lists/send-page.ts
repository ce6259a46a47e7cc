import type { BoardCard, Endpoint } from '@mungchi/contract';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import { compressed, encodingOf, sayEncoding } from '../../http/compress-answers';
import { pictureOrigin, withAddresses } from '../../http/picture-addresses';
import type { NearbyPage } from './nearby-cache';

/** Own pages and those elsewhere, each in a few encodings. More only if somebody makes up host names: those are not remembered. */
const FORMS = 6;

/** Sends the bytes of a remembered list as this reader takes them. With answer validation on, it is serialised as usual. */
export function sendListPage({ config }: Deps, endpoint: Endpoint, reply: FastifyReply, page: NearbyPage): BoardCard[] {
  if (config.validateAnswers) return page.cards;
  const { request } = reply;
  const origin = pictureOrigin(config, request);
  const encoding = encodingOf(request);
  const form = `${encoding} ${origin}`;
  let bytes = page.sent.get(form);
  if (!bytes) {
    const cards = origin === null ? page.cards : withAddresses(endpoint, page.cards, origin);
    bytes = compressed(reply.serialize(cards) as string, encoding);
    if (page.sent.size < FORMS) page.sent.set(form, bytes);
  }
  sayEncoding(reply, encoding);
  reply.type('application/json; charset=utf-8');
  return bytes as unknown as BoardCard[];
}
