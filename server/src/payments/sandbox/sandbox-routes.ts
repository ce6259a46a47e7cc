import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Deps } from '../../deps';
import { approve, CardPayment } from './approve';
import { Cancel, cancelPayment } from './cancel-payment';
import { cardRoutes } from './card-routes';
import { Prepared, preparePayment } from './prepare-payment';
import { readPayment } from './read-payment';
import { isSandboxToken, issueSandboxToken } from './sandbox-token';

/** The sandbox of PortOne V1: the same REST API, and the card page's own endpoint. Never enabled with real keys. */
export function sandboxRoutes(app: FastifyInstance, deps: Deps): void {
  if (deps.config.payments.portone || !deps.config.payments.sandbox) return;
  const { now, db, keys } = deps;
  const isLetIn = (token: string | undefined) =>
    isSandboxToken(keys.paymentSandbox, token?.replace(/^Bearer /, ''), now());

  void app.register(
    async (scope) => {
      scope.post('/users/getToken', async (request, reply) => {
        const { imp_secret } = z
          .object({ imp_secret: z.string() })
          .catch({ imp_secret: '' })
          .parse(request.body ?? {});
        if (imp_secret !== keys.paymentSandbox) return refuse(reply, 401, '인증에 실패하였습니다.');
        return answer(issueSandboxToken(keys.paymentSandbox, now()));
      });

      scope.get<{ Params: { impUid: string } }>('/payments/:impUid', async (request, reply) =>
        isLetIn(request.headers.authorization)
          ? show(reply, await readPayment(deps, { impUid: request.params.impUid }))
          : refuse(reply, 401, 'Unauthorized'),
      );

      scope.get<{ Params: { merchantUid: string } }>('/payments/find/:merchantUid', async (request, reply) =>
        isLetIn(request.headers.authorization)
          ? show(reply, await readPayment(deps, { merchantUid: request.params.merchantUid }))
          : refuse(reply, 401, 'Unauthorized'),
      );

      scope.post('/payments/cancel', async (request, reply) => {
        if (!isLetIn(request.headers.authorization)) return refuse(reply, 401, 'Unauthorized');
        const cancel = Cancel.safeParse(request.body);
        if (!cancel.success) return refuse(reply, 400, '요청이 올바르지 않습니다.');
        const problem = await cancelPayment(db, cancel.data);
        return problem
          ? { code: 1, message: problem, response: null }
          : show(reply, await readPayment(deps, { impUid: cancel.data.imp_uid }));
      });

      scope.post('/payments/prepare', async (request, reply) => {
        if (!isLetIn(request.headers.authorization)) return refuse(reply, 401, 'Unauthorized');
        const prepared = Prepared.safeParse(request.body);
        if (!prepared.success) return refuse(reply, 400, '요청이 올바르지 않습니다.');
        const problem = await preparePayment(deps, prepared.data);
        return problem ? { code: 1, message: problem, response: null } : answer(prepared.data);
      });

      scope.post('/payments', async (request, reply) => {
        const payment = CardPayment.safeParse(request.body);
        if (!payment.success) return refuse(reply, 400, '결제 요청이 올바르지 않습니다.');
        return approve(deps, payment.data);
      });

      cardRoutes(scope, deps);
    },
    { prefix: '/sandbox/portone' },
  );
}

const answer = (response: unknown) => ({ code: 0, message: null, response });

function show(reply: FastifyReply, payment: Awaited<ReturnType<typeof readPayment>>) {
  if (payment === 'fault') return refuse(reply, 500, '일시적인 오류입니다.');
  return payment ? answer(payment) : refuse(reply, 404, '존재하지 않는 결제정보입니다.');
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.status(status).send({ code: -1, message, response: null });
}
