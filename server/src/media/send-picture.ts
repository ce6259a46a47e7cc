import type { FastifyReply, FastifyRequest } from 'fastify';

const KEPT = {
  public: { 'cache-control': 'public, max-age=31536000, immutable' },
  private: { 'cache-control': 'private, max-age=86400, immutable', 'cross-origin-resource-policy': 'same-site' },
};

/** Sends a picture with an immutable URL; a private one is kept by its reader's browser alone. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: {
    tag: string;
    read: () => Promise<Buffer | null>;
    missing: () => Error;
    kept?: keyof typeof KEPT;
    type?: string;
  },
): Promise<FastifyReply> {
  const tag = `"${picture.tag}"`;
  const headers = { etag: tag, ...KEPT[picture.kept ?? 'public'] };
  if (request.headers['if-none-match'] === tag) return reply.status(304).headers(headers).send();
  const bytes = await picture.read();
  if (!bytes) throw picture.missing();
  return reply
    .headers({ ...headers, 'content-security-policy': "default-src 'none'; sandbox" })
    .type(picture.type ?? 'image/webp')
    .send(bytes);
}
