import type { Endpoint, LoadedScreen, UserId } from '@mungchi/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { firstCallsOf, ownAnswers } from './own-answers';
import { type InputAnswer, WAITING_MAX } from './renderer';
import { soon } from './soon';

/** What the screen of a page shows to visitors, as its endpoints answer them. */
export type PageAnswer = { endpoint: Endpoint; params?: Record<string, string | number>; answer: unknown };

export type ReadyInput = { outcome: 'ready'; reader: UserId | null; answers: InputAnswer[] };
/** `none`: nothing is to be rendered here. `refused`: one of a member's own calls was. */
type PageInput = ReadyInput | { outcome: 'none' | 'busy' | 'late' | 'failed' | 'refused'; reader: UserId | null };

/** Whom a page is rendered for, and what from. */
export function renderInputs(app: FastifyInstance, { tokens, renderedFor }: Pick<Deps, 'tokens' | 'renderedFor'>) {
  // Calls that hang are counted until they end, so they cannot pile up behind pages that were sent without them.
  let asking = 0;

  async function ofMember(
    { userId, sessionId }: { userId: UserId; sessionId: string },
    screen: LoadedScreen,
    request: FastifyRequest,
    left: () => number,
  ): Promise<PageInput> {
    const calls = firstCallsOf(screen, request);
    const reader = userId;
    if (!calls) return { outcome: 'none', reader };
    if (asking >= WAITING_MAX) return { outcome: 'busy', reader };
    asking += 1;
    const coming = ownAnswers(app, calls, tokens.issue(userId, sessionId), request.ip).finally(() => {
      asking -= 1;
    });
    const answers = await soon(coming, left());
    if (answers.outcome !== 'there') return { ...answers, reader };
    return answers.value ? { outcome: 'ready', reader, answers: answers.value } : { outcome: 'refused', reader };
  }

  /** `left`: how many milliseconds the page still waits. */
  return async (
    screen: LoadedScreen,
    request: FastifyRequest,
    forVisitors: readonly PageAnswer[] | undefined,
    left: () => number,
  ): Promise<PageInput> => {
    if (screen.ssr?.members) {
      const member = await soon(renderedFor(request), left());
      // A visitor's page is not shown to somebody who has a session.
      if (member.outcome !== 'there') return { ...member, reader: null };
      if (member.value) return ofMember(member.value, screen, request, left);
    }
    const answers = forVisitors?.map(toAnswer) ?? (screen.light ? [] : null);
    return answers ? { outcome: 'ready', reader: null, answers } : { outcome: 'none', reader: null };
  };
}

/** As it would be sent: a field that the contract does not name is not in it. */
function toAnswer({ endpoint, params, answer }: PageAnswer): InputAnswer {
  return { path: endpoint.path, ...(params && { params }), answer: endpoint.response.parse(answer) };
}
