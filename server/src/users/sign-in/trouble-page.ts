import { pageUrl } from '@mungchi/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { html } from '../../http/html';
import { webOrigin } from '../../http/origin';
import { sendSignInPage } from './sign-in-page';
import { SignInTrouble, TROUBLES, type TroubleKind } from './sign-in-trouble';

const ATTEMPTS_A_MINUTE = 300;
const SETUP = { path: '/setup', label: '준비 화면으로 돌아가기' } as const;
const LOGIN = { path: '/login', label: '로그인 화면으로 돌아가기' } as const;

/** Shared by all sign-in pages: a rate limit per address, and errors as HTML pages where the API answers JSON. */
export function signInRouteOptions(deps: Deps) {
  return {
    config: {
      rateLimit: { max: Math.ceil(ATTEMPTS_A_MINUTE * deps.config.rateLimitFactor), timeWindow: 60_000 },
    },
    errorHandler(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
      const kind = kindOf(error);
      if (kind === null) throw error;
      if (kind === 'provider-down') request.log.warn({ err: error.cause ?? error }, 'identity provider failed');
      return sendTrouble(deps, request, reply, kind);
    },
  };
}

function sendTrouble(deps: Deps, request: FastifyRequest, reply: FastifyReply, kind: TroubleKind): FastifyReply {
  const { status, title, text, back: usual = LOGIN } = TROUBLES[kind];
  const back = deps.setup ? SETUP : usual;
  return sendSignInPage(reply, {
    status,
    title,
    body: html`<main class="trouble">
<img class="mascot" src="/avatars/blue.webp" alt="" width="96" height="96">
<h1>${title}</h1>
<p>${text}</p>
<a class="button" href="${pageUrl(webOrigin(deps.config, request), back.path)}">${back.label}</a>
</main>`,
  });
}

/** Null for an internal error, which this page does not explain. */
function kindOf(error: FastifyError | Error): TroubleKind | null {
  if (error instanceof SignInTrouble) return error.kind;
  const status = 'statusCode' in error ? error.statusCode : 'status' in error ? error.status : undefined;
  if (status === 429) return 'too-often';
  return typeof status === 'number' && status >= 400 && status < 500 ? 'bad-request' : null;
}
