import { type FirstCall, type LoadedScreen, READS_HEADER, READS_OWN } from '@mungchi/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InputAnswer } from './renderer';

type Asked = Omit<InputAnswer, 'answer' | 'nextCursor'> & { url: string; paged: boolean };

/** What a screen asks for first at this address; null where that does not say what it shows. */
export function firstCallsOf(screen: LoadedScreen, request: FastifyRequest): Asked[] | null {
  const { loads: calls = [] } = screen;
  const [pathname = '/', search = ''] = request.url.split('?');
  if (calls.length === 0 || (search !== '' && calls.some(({ bare }) => bare))) return null;
  const found = { ...paramsOf(screen.path, pathname), ...queryOf(search) };
  if (calls.some(({ params = {} }) => Object.values(params).some((from) => !found[from]))) return null;
  return calls.map((first) => askedOf(first, found));
}

/**
 * The answers to these calls, as the owner of the token would be given them: the calls themselves are made, with all that
 * guards them, so nothing is in a page that is not in an answer. Null where one of them is refused.
 */
export async function ownAnswers(
  app: FastifyInstance,
  calls: readonly Asked[],
  token: string,
  remoteAddress: string,
): Promise<InputAnswer[] | null> {
  const headers = { authorization: `Bearer ${token}`, [READS_HEADER]: READS_OWN };
  const answers = await Promise.all(
    calls.map(async ({ url, paged, ...asked }): Promise<InputAnswer | null> => {
      const answer = await app.inject({ url, headers, remoteAddress });
      if (answer.statusCode !== 200) return null;
      const nextCursor = answer.headers['x-next-cursor'];
      return {
        ...asked,
        ...(paged && { nextCursor: typeof nextCursor === 'string' ? nextCursor : null }),
        answer: answer.json(),
      };
    }),
  );
  return answers.every((answer) => answer !== null) ? answers : null;
}

/** `/gonggu/list/:gongguId` at `/gonggu/list/7` is `{ ':gongguId': '7' }`. */
function paramsOf(pattern: string, pathname: string): Record<string, string> {
  const parts = pathname.split('/');
  const named = pattern.split('/').map((part, at): [string, string] => [part, parts[at] ?? '']);
  return Object.fromEntries(named.filter(([part]) => part.startsWith(':')));
}

/** `?itemId=7` is `{ '?itemId': '7' }`; only what is a number. */
function queryOf(search: string): Record<string, string> {
  const named = Array.from(new URLSearchParams(search), ([name, value]): [string, string] => [`?${name}`, value]);
  return Object.fromEntries(named.filter(([, value]) => /^[1-9]\d{0,14}$/.test(value)));
}

/** As `before.ts` would send it for somebody who has chosen no filter, and under which key the app looks for it. */
function askedOf({ call, params = {}, query, filter }: FirstCall, found: Record<string, string>): Asked {
  const given = Object.fromEntries(Object.entries(params).map(([name, from]) => [name, found[from] ?? '']));
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => given[name] ?? '');
  const filtered = new URLSearchParams(filter?.newcomer);
  const search = new URLSearchParams(filtered);
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value));
  const paged = call.paged === true && query !== undefined && 'limit' in query;
  return {
    paged,
    url: search.size > 0 ? `${path}?${search.toString()}` : path,
    path: call.path,
    ...(Object.keys(given).length > 0 && { params: given }),
    // Of a list that is read page by page the key holds the filter, not how many are on a page.
    ...(search.size > 0 && { query: Object.fromEntries(paged ? filtered : search) }),
  };
}
