import type { AppLink } from '@mungchi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { sendCompressed } from './compress-answers';
import { unknownApiPath } from './errors';
import { pageHeaders } from './headers';
import { type Html, html } from './html';
import { webOrigin } from './origin';
import { readFontFaces } from './page-fonts';
import { intoHead, readPages, underTitle } from './page-html';
import { screenAt } from './screen-at';
import { siteHead } from './site-head';
import { pageRendering } from './ssr/page-rendering';
import type { PageAnswer } from './ssr/render-input';
import { registerFiles } from './web-files';

const API = /^\/(api|ws|oauth2|login\/oauth2|media|pictures|avatars|sandbox)(\/|\?|$)/;

type PageOptions = {
  status?: number;
  head?: { title: string; description: string; tags: Html };
  /** What the screen shows to visitors, where the page is to come with it. */
  answers?: readonly PageAnswer[];
};

/** Serves the built web app beside the API, and answers every path that has no other route. */
export async function registerWebApp(app: FastifyInstance, deps: Deps, folder: string | undefined): Promise<void> {
  const pageFor = readPages(folder);
  const headers = pageHeaders(deps.config);
  const renderInto = folder && pageFor ? await pageRendering(app, deps, folder) : null;
  app.decorate('page', async (reply: FastifyReply, { status = 200, head, answers }: PageOptions = {}) => {
    const { request } = reply;
    const screen = screenAt(addressOf(request));
    const plain = pageFor?.(addressOf(request)) ?? PLAIN;
    const tags = head?.tags ?? (status === 200 ? siteHead(webOrigin(deps.config, request)) : html``);
    const page = intoHead(head ? underTitle(plain, head) : plain, tags);
    reply.headers({ ...headers, 'cache-control': 'no-cache' });
    const whole = status === 200 && screen?.ssr && renderInto ? await renderInto(reply, screen, page, answers) : page;
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .send(sendCompressed(request, reply, whole));
  });

  const faces = readFontFaces(pageFor ? folder : undefined);
  app.get('/fonts.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(faces),
  );

  // The page of every screen and of none, which the service worker keeps for when there is no network.
  app.get('/shell', (_request, reply) => app.page(reply));
  await app.register(registerShare);

  if (folder && pageFor) await registerFiles(app, folder);

  app.setNotFoundHandler((request, reply) => {
    if (API.test(request.url) || !isPageRequest(request)) return refuseUnknown(request, reply);
    // Any other path shows the app's own 404 page, with status 404.
    return app.page(reply, { status: screenAt(addressOf(request)) ? 200 : 404 });
  });
}

/** A share from the phone's menu. The service worker takes it; without one its words and pictures are lost, but not the way. */
async function registerShare(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  app.post('/share', (_request, reply) => reply.redirect('/gonggu/write' satisfies AppLink, 303));
}

function refuseUnknown(request: FastifyRequest, reply: FastifyReply) {
  const { refusal, allow } = unknownApiPath(request.url);
  if (allow) reply.header('allow', allow);
  return reply.status(refusal.status).send(refusal.body());
}

function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/\.\w{1,8}$/.test(addressOf(request));
}

function addressOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

const PLAIN =
  '<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>뭉치</title></head><body></body></html>';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the app's HTML, with the site's default link preview in its head unless the caller gives another. */
    page(reply: FastifyReply, options?: PageOptions): Promise<FastifyReply>;
  }
}
