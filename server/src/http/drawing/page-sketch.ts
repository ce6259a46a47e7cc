import type { Endpoint, LoadedScreen, UserId } from '@mungchi/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { type SketchAnswer, WAITING_MAX } from './drawer';
import { firstCallsOf, ownAnswers } from './own-answers';
import { soon } from './soon';

/** What the screen of a page shows to visitors, as its endpoints answer them. */
export type PageAnswer = { endpoint: Endpoint; params?: Record<string, string | number>; answer: unknown };

export type ReadySketch = { outcome: 'ready'; reader: UserId | null; answers: SketchAnswer[] };
/** `none`: nothing is to be drawn here. `refused`: one of a member's own calls was. */
type PageSketch = ReadySketch | { outcome: 'none' | 'busy' | 'late' | 'failed' | 'refused'; reader: UserId | null };

/** Whom a page is drawn for, and what from. */
export function pageSketches(app: FastifyInstance, { tokens, drawnFor }: Pick<Deps, 'tokens' | 'drawnFor'>) {
  // Calls that hang are counted until they end, so they cannot pile up behind pages that were sent without them.
  let asking = 0;

  async function ofMember(
    { userId, sessionId }: { userId: UserId; sessionId: string },
    screen: LoadedScreen,
    request: FastifyRequest,
    left: () => number,
  ): Promise<PageSketch> {
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
  ): Promise<PageSketch> => {
    if (screen.drawn?.members) {
      const member = await soon(drawnFor(request), left());
      // A visitor's page is not shown to somebody who has a session.
      if (member.outcome !== 'there') return { ...member, reader: null };
      if (member.value) return ofMember(member.value, screen, request, left);
    }
    const answers = forVisitors?.map(toAnswer) ?? (screen.light ? [] : null);
    return answers ? { outcome: 'ready', reader: null, answers } : { outcome: 'none', reader: null };
  };
}

/** As it would be sent: a field that the contract does not name is not in it. */
function toAnswer({ endpoint, params, answer }: PageAnswer): SketchAnswer {
  return { path: endpoint.path, ...(params && { params }), answer: endpoint.response.parse(answer) };
}
