import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { html } from '../http/html';
import { Refusal } from '../refusal';

/** The setup's page and calls, signing in at a provider and back, and the files a page is made of. */
const OPEN = /^\/(setup|api\/setup(\/[a-z]+)?|api\/config|oauth2\/.+|login\/oauth2\/.+|fonts\.css|healthz)\/?$/;
const FILE = /^\/(?!api\/|ws\/|media\/|talk\/|sandbox\/).*\.\w{1,8}$/;

/** While an installation is set up it serves the setup alone. */
export function registerSetupGate(app: FastifyInstance, { setup }: Pick<Deps, 'setup'>): void {
  if (setup === null) return;
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (OPEN.test(path) || FILE.test(path)) return;
    reply.header('cache-control', 'no-store').header('retry-after', '60');
    if (path === '/readyz') return reply.status(503).send({ status: 'setup', parts: {} });
    if (request.headers.accept?.includes('text/html')) {
      const page = html`<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>뭉치</title></head><body><p>뭉치를 준비하고 있어요. 잠시 뒤에 다시 와 주세요.</p></body></html>`;
      return reply.status(503).type('text/html; charset=utf-8').send(page.text);
    }
    return reply.status(503).send(new Refusal('UNAVAILABLE').body());
  });
}
