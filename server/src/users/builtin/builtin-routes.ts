import type { UserId } from '@mungchi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { webOrigin } from '../../http/origin';
import { isProvider } from '../sign-in/provider';
import { redirectUriOf } from '../sign-in/public-origin';
import { sendSignInPage } from '../sign-in/sign-in-page';
import { SIGN_IN_STYLE } from '../sign-in/sign-in-style';
import { SignInTrouble } from '../sign-in/sign-in-trouble';
import { signInRouteOptions } from '../sign-in/trouble-page';
import { issueCode } from './builtin-codes';
import { consentPage } from './consent-page';
import { type ConsentRequest, readConsentRequest } from './consent-request';
import { type DemoNeighbour, demoNeighbours, demoPerson } from './demo-neighbours';
import { mayBeOperator } from './may-be-operator';
import { newcomer, type Person, problemsOf } from './person';
import { tokenRoutes } from './token-routes';

type Fields = Record<string, string | undefined>;
type ByProvider = { Params: { provider: string } };

/** The built-in identity provider: its page, and the two calls behind it. */
export function builtinRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/oauth2/style.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(SIGN_IN_STYLE),
  );
  // Encapsulated: the form body parser is registered only here.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const options = signInRouteOptions(deps);

    scope.get<ByProvider>('/oauth2/builtin/:provider/authorize', options, async (request, reply) => {
      const consent = consentOf(deps, request);
      return sendConsent(deps, request, reply, { body: consentPage(consent, await offered(deps, request)) });
    });

    scope.post<ByProvider>('/oauth2/builtin/:provider/authorize', options, async (request, reply) => {
      const consent = consentOf(deps, request);
      const fields = fieldsOf(request);
      if (fields.deny) return goBack(reply, consent, { error: 'access_denied' });

      const form = { name: (fields.name ?? '').trim(), email: (fields.email ?? '').trim() };
      const problems = fields.neighbour ? {} : problemsOf(form);
      if (Object.keys(problems).length > 0) {
        const body = consentPage(consent, await offered(deps, request), { form, problems });
        return sendConsent(deps, request, reply, { body, status: 400 });
      }
      const person = fields.neighbour
        ? await neighbour(deps, request, fields.neighbour)
        : newcomer(consent.provider, form);
      return goBack(reply, consent, { code: await issueCode(deps, consent, person) });
    });

    tokenRoutes(scope, deps);
  });
}

function consentOf(deps: Deps, request: FastifyRequest<ByProvider>): ConsentRequest {
  const { provider } = request.params;
  if (!isProvider(provider)) throw new SignInTrouble('unknown-provider');
  if (!deps.config.identity.builtIn) throw new SignInTrouble('not-offered');
  return readConsentRequest(provider, fieldsOf(request), redirectUriOf(deps.config, request, provider));
}

/** Repeated or non-string fields are ignored. */
function fieldsOf({ query, body }: FastifyRequest): Fields {
  const sent = Object.entries({ ...(query as object), ...(body as object | undefined) });
  return Object.fromEntries(sent.filter((field): field is [string, string] => typeof field[1] === 'string'));
}

/** Whoever is somebody else's visitor does not get the console, where people's numbers and addresses are. */
async function offered({ db, config }: Deps, request: FastifyRequest): Promise<DemoNeighbour[]> {
  const everybody = await demoNeighbours(db);
  return mayBeOperator(config, request) ? everybody : everybody.filter(({ operator }) => !operator);
}

async function neighbour({ db, config }: Deps, request: FastifyRequest, id: string): Promise<Person> {
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const person = isId ? await demoPerson(db, Number(id) as UserId, mayBeOperator(config, request)) : null;
  if (!person) throw new SignInTrouble('bad-request');
  return person;
}

function sendConsent(
  { config }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Pick<Parameters<typeof sendSignInPage>[1], 'body' | 'status'>,
): FastifyReply {
  return sendSignInPage(reply, { ...page, title: '체험 로그인', webOrigin: webOrigin(config, request) });
}

function goBack(reply: FastifyReply, { redirectUri, state }: ConsentRequest, answer: Record<string, string>) {
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${redirectUri}?${new URLSearchParams({ ...answer, state }).toString()}`, 303);
}
