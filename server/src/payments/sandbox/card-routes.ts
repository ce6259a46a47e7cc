import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { pageHeaders } from '../../http/headers';
import { webOrigin } from '../../http/origin';
import { approve } from './approve';
import { CardForm } from './card-form';
import { cardPage } from './card-page';
import { CARD_SCRIPT } from './card-script';
import { CARD_STYLE } from './card-style';

/** The card page for phones: redirects back with `imp_uid`, as PortOne does. */
export function cardRoutes(scope: FastifyInstance, deps: Deps): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.get('/card.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(CARD_STYLE));

  scope.get('/card.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(CARD_SCRIPT));

  scope.get('/card', (request, reply) => {
    const form = CardForm.safeParse(request.query);
    if (!form.success || !backTo(deps, request, form.data))
      return reply.status(400).type('text/plain; charset=utf-8').send('결제 정보가 올바르지 않아요.');
    return reply.headers(pageHeaders(deps.config)).type('text/html; charset=utf-8').send(cardPage(form.data).text);
  });

  scope.post('/card', async (request, reply) => {
    const form = CardForm.safeParse(request.body);
    const back = form.success ? backTo(deps, request, form.data) : null;
    if (!form.success || !back || !form.data.choice)
      return reply.status(400).type('text/plain; charset=utf-8').send('결제 정보가 올바르지 않아요.');
    const { choice, m_redirect_url: _, ...payment } = form.data;
    const decline =
      choice === 'approve' ? undefined : choice === 'decline' ? '카드 승인이 거절됐어요.' : '결제를 취소했어요.';
    const result = await approve(deps, { ...payment, options: { decline } });
    back.searchParams.set('imp_uid', result.imp_uid);
    back.searchParams.set('merchant_uid', result.merchant_uid);
    back.searchParams.set('imp_success', String(result.success));
    if (result.error_msg) back.searchParams.set('error_msg', result.error_msg);
    if (request.headers.accept === 'application/json') return reply.send({ to: back.toString() });
    return reply.redirect(back.toString(), 303);
  });
}

/** Redirects only to our own pages (no open redirect). */
function backTo({ config }: Deps, request: FastifyRequest, form: CardForm): URL | null {
  const origin = webOrigin(config, request);
  const url = URL.canParse(form.m_redirect_url, origin) ? new URL(form.m_redirect_url, origin) : null;
  return url && url.origin === new URL(origin).origin ? url : null;
}
