import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a picture with an immutable URL. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: { tag: string; read: () => Promise<Buffer | null>; missing: () => Error },
): Promise<FastifyReply> {
  const tag = `"${picture.tag}"`;
  const headers = { etag: tag, 'cache-control': 'public, max-age=31536000, immutable' };
  if (request.headers['if-none-match'] === tag) return reply.status(304).headers(headers).send();
  const bytes = await picture.read();
  if (!bytes) throw picture.missing();
  return reply
    .headers({ ...headers, 'content-security-policy': "default-src 'none'; sandbox" })
    .type('image/webp')
    .send(bytes);
}
