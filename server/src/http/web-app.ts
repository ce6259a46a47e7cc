import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { unknownApiPath } from './errors';
import { pageHeaders } from './headers';

/** The screens of the web app; any other address is the app's own 404 page, answered as such. */
const SCREENS = [
  /^\/$/,
  /^\/(start|login|signup|location|prefer|oauth\/callback)$/,
  /^\/gonggu\/(search|map|write|edit\/\d+|list\/\d+)$/,
  /^\/chat\/list$/,
  /^\/chat\/\d+(\/pay(\/result)?|\/review(\/\d+)?)?$/,
  /^\/shopping(\/(result|item|chatbot))?$/,
  /^\/mypage(\/\w+)?$/,
];

const API = /^\/(api|ws|oauth2|login\/oauth2|media|pictures|avatars|sandbox)(\/|\?|$)/;

/** Serves the built web app beside the API, and answers every address that nothing else does. */
export async function registerWebApp(app: FastifyInstance, deps: Deps, folder: string | undefined): Promise<void> {
  const page =
    folder && existsSync(path.join(folder, 'index.html'))
      ? readFileSync(path.join(folder, 'index.html'), 'utf8')
      : null;
  const headers = pageHeaders(deps.config);
  app.decorate('page', (reply: FastifyReply, { status = 200, head = '' } = {}) =>
    reply
      .status(status)
      .headers({ ...headers, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send((page ?? PLAIN).replace('</head>', () => `${head}</head>`)),
  );

  if (folder && page) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, file) => {
        const immutable = file.includes(`${path.sep}assets${path.sep}`);
        response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?')[0] ?? '/';
    if (API.test(request.url) || !isPageRequest(request)) return refuseUnknown(request, reply);
    const known = SCREENS.some((screen) => screen.test(address));
    return app.page(reply, { status: known ? 200 : 404 });
  });
}

function refuseUnknown(request: FastifyRequest, reply: FastifyReply) {
  const { refusal, allow } = unknownApiPath(request.url);
  if (allow) reply.header('allow', allow);
  return reply.status(refusal.status).send(refusal.body());
}

function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/\.\w{1,8}$/.test(request.url.split('?')[0] ?? '');
}

const PLAIN =
  '<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>뭉치</title></head><body></body></html>';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers the app's HTML, with more in its head if wanted. */
    page(reply: FastifyReply, options?: { status?: number; head?: string }): FastifyReply;
  }
}
