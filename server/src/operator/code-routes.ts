import { beginOperatorCode, confirmOperator, operatorCode, type UserId } from '@mungchi/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { bearerToken } from '../http/access-token';
import { route } from '../http/route';
import { beginTimeCode } from '../users/second-step/begin-time-code';
import { confirmByCode } from '../users/second-step/confirm-by-code';
import { assertConfirmed, readSecondStep } from '../users/second-step/read-second-step';
import type { Operator } from './operator';

type Asked = { userId: UserId; request: FastifyRequest };

export const by = ({ userId, request }: Asked): Operator => ({ userId, requestId: request.id });

/** For what moves money, ends an account or unmasks a person (`when`): who acts, confirmed by a code where one is asked for. */
export async function byConfirmed(deps: Deps, call: Asked, when = true): Promise<Operator> {
  if (when) await assertConfirmed(deps, signedIn(deps, call));
  return by(call);
}

/** A code opens the sign-in it was typed in, and no other. A token of before names none: those are one. */
function signedIn({ tokens }: Deps, { userId, request }: Asked) {
  const session = tokens.read(bearerToken(request.headers.authorization));
  return { userId, sessionId: session?.sessionId ?? '' };
}

export function codeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, operatorCode, (call) => readSecondStep(deps, signedIn(deps, call)));
  route(app, deps, beginOperatorCode, (call) => beginTimeCode(deps, by(call)));
  route(app, deps, confirmOperator, async (call) => {
    const until = await confirmByCode(deps, { ...signedIn(deps, call), requestId: call.request.id }, call.body.code);
    return { until: until.toISOString() };
  });
}
