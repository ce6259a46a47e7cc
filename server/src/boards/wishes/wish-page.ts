import { limitOf, pageUrl, type Wish, type WishId, wish as wishCall } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { html } from '../../http/html';
import { heldTo } from '../../http/limits';
import { linkPreview } from '../../http/link-preview';
import { webOrigin } from '../../http/origin';
import { Refusal } from '../../refusal';
import { readWish } from './read-wishes';

/** The HTML page of a wish as visitors see it, with the metadata for messengers in its head. */
export function wishPage(app: FastifyInstance, deps: Deps): void {
  const options = { config: { rateLimit: heldTo(deps, limitOf(wishCall)) } };
  app.get<{ Params: { wishId: string } }>('/gonggu/wish/:wishId', options, async (request, reply) => {
    const answer = await wishOf(deps, request.params.wishId);
    if (answer === null) return app.page(reply, { status: 404 });
    const head = wishHead(answer, webOrigin(deps.config, request));
    return app.page(reply, { head, answers: [{ endpoint: wishCall, params: { wishId: answer.id }, answer }] });
  });
}

/** `쌀 20kg 같이 살 사람?` All of it is user input, so all of it is escaped; no search engine keeps it. */
export function wishHead({ id, name, place, people }: Wish, origin: string) {
  const title = `${name} 같이 살 사람?`;
  const description = `${place ? `${place} ` : ''}이웃 ${people}명이 찾고 있어요`;
  const address = pageUrl(origin, `/gonggu/wish/${id}`);
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', '뭉치'],
    ['og:locale', 'ko_KR'],
    ['og:url', address],
    ['og:title', title],
    ['og:description', description],
  ];
  const tags = html`<link rel="canonical" href="${address}">${linkPreview(properties)}<meta name="robots" content="noindex">`;
  return { title: `${title} · 뭉치`, description, tags };
}

async function wishOf(deps: Deps, wishId: string): Promise<Wish | null> {
  if (!/^[1-9]\d{0,14}$/.test(wishId)) return null;
  try {
    return await readWish(deps, null, Number(wishId) as WishId);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'WISH_NOT_FOUND') return null;
    throw error;
  }
}
