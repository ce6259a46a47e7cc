import { confirmPhone as confirmCall, requestPhoneCode } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { html } from '../../http/html';
import { route } from '../../http/route';
import { Refusal } from '../../refusal';
import { sendSignInPage } from '../../users/sign-in/sign-in-page';
import { MESSAGE_PATH, phoneCodeOf } from './builtin-verifier';
import { confirmPhone } from './confirm-phone';
import { isOver } from './phone-check-rules';
import type { PhoneAnswer } from './phone-verifier';
import { requestCode } from './request-code';

export function phoneRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, requestPhoneCode, ({ userId, body }) => requestCode(deps, userId, body?.phone));
  route(app, deps, confirmCall, async ({ userId, body }) => {
    await confirmPhone(deps, userId, answerOf(body));
    return { ok: true } as const;
  });

  if (deps.config.payments.portone || !deps.config.payments.sandbox) return;
  app.get<{ Params: { ticket: string } }>(`${MESSAGE_PATH}/:ticket`, async (request, reply) => {
    const { ticket } = request.params;
    const check = await deps.db.selectFrom('phoneChecks').selectAll().where('ticket', '=', ticket).executeTakeFirst();
    if (!check || isOver(check, deps.now())) throw new Refusal('NOT_FOUND');
    return sendSignInPage(reply, {
      title: '체험 문자',
      body: html`<main class="trouble">
<img class="mascot" src="/avatars/mint.webp" alt="" width="96" height="96">
<h1>${phoneCodeOf(deps.keys.paymentSandbox, ticket)}</h1>
<p>이 서버는 문자를 보내지 않아요. 휴대전화로 받았을 인증번호를 대신 보여 드려요. 뭉치 화면으로 돌아가서 적어 주세요.</p>
</main>`,
    });
  });
}

function answerOf({ code, impUid }: { code?: string | undefined; impUid?: string | undefined }): PhoneAnswer {
  if (impUid !== undefined) return { impUid };
  if (code !== undefined) return { code };
  throw new Refusal('INVALID_FIELDS', { code: '인증번호를 입력해 주세요.' });
}
