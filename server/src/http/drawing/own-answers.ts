import { type LoadedScreen, READS_HEADER, READS_OWN, type UserId } from '@mungchi/contract';
import { FIRST_CALLS, type FirstCall } from '@mungchi/contract/all';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import type { SketchAnswer } from './drawer';
import { soon } from './soon';

type Reader = { userId: UserId; sessionId: string };

/**
 * The answers to a screen's first calls, as this person would be given them: the calls themselves are made, with all that
 * guards them, so nothing is in a page that is not in an answer. Null where one of them is refused, or takes longer than a
 * drawing may: then the shell comes at once, and asks itself.
 */
export async function ownAnswers(
  app: FastifyInstance,
  { tokens, config }: Pick<Deps, 'tokens' | 'config'>,
  { userId, sessionId }: Reader,
  screen: LoadedScreen,
  request: FastifyRequest,
): Promise<SketchAnswer[] | null> {
  const calls = FIRST_CALLS[screen.path as keyof typeof FIRST_CALLS] ?? [];
  const [pathname = '/', search = ''] = request.url.split('?');
  if (calls.length === 0 || (search !== '' && calls.some(({ bare }) => bare))) return null;
  const found = paramsOf(screen.path, pathname);
  const headers = { authorization: `Bearer ${tokens.issue(userId, sessionId)}`, [READS_HEADER]: READS_OWN };
  const coming = Promise.all(
    calls.map(async (first): Promise<SketchAnswer | null> => {
      const { url, ...asked } = askedOf(first, found);
      const answer = await app.inject({ url, headers, remoteAddress: request.ip });
      if (answer.statusCode !== 200) return null;
      const nextCursor = answer.headers['x-next-cursor'];
      return {
        ...asked,
        ...(asked.query && { nextCursor: typeof nextCursor === 'string' ? nextCursor : null }),
        answer: answer.json(),
      };
    }),
  );
  const answers = await soon(coming, config.drawBudgetMs);
  return answers?.every((answer) => answer !== null) ? answers : null;
}

/** `/gonggu/list/:gongguId` at `/gonggu/list/7` is `{ ':gongguId': '7' }`. */
function paramsOf(pattern: string, pathname: string): Record<string, string> {
  const parts = pathname.split('/');
  const named = pattern.split('/').map((part, at): [string, string] => [part, parts[at] ?? '']);
  return Object.fromEntries(named.filter(([part]) => part.startsWith(':')));
}

/** As `before.ts` would send it for somebody who has chosen no filter, and under which key the app looks for it. */
function askedOf({ call, params = {}, query, filter }: FirstCall, found: Record<string, string>) {
  const given = Object.fromEntries(Object.entries(params).map(([name, from]) => [name, found[from] ?? '']));
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => given[name] ?? '');
  const filtered = new URLSearchParams(filter?.newcomer);
  const search = new URLSearchParams(filtered);
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value));
  return {
    url: search.size > 0 ? `${path}?${search.toString()}` : path,
    path: call.path,
    ...(Object.keys(given).length > 0 && { params: given }),
    // A list that is read page by page: its key holds the filter, not how many are on a page.
    ...(call.paged && query && { query: Object.fromEntries(filtered) }),
  };
}
