import { pageUrl, type UserId } from '@mungchi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../../audit/audit';
import { audited } from '../../audit/audited';
import type { Deps } from '../../deps';
import { webOrigin } from '../../http/origin';
import { linkLogin } from '../identities/link-login';
import { redeemTicket } from '../identities/link-ticket';
import { hasJustLeft, leftBanned } from '../left-identity';
import { openSession } from '../session/open-session';
import { setRefreshCookie } from '../session/refresh-cookie';
import { clearSsrCookie } from '../session/ssr-cookie';
import { chooseProvider } from './choose-provider';
import { endFlow, startFlow } from './flow';
import { consentUrl, identify } from './oauth-client';
import type { Provider } from './provider';
import { redirectUriOf } from './public-origin';
import { rememberPerson } from './remember-person';
import { SignInTrouble } from './sign-in-trouble';
import { signInRouteOptions } from './trouble-page';

type ByProvider = { Params: { provider: string } };

/** Sign-in with Kakao, Naver or Google: the redirect to the provider and the callback. */
export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  const options = signInRouteOptions(deps);

  app.get<ByProvider>('/oauth2/authorization/:provider', options, async (request, reply) => {
    const { name, provider } = chooseProvider(app, deps, request);
    const linkTo = await linkedPerson(deps, name, request, reply);
    const flow = startFlow(deps, name, linkTo, request, reply);
    const url = await consentUrl(provider, flow, redirectUriOf(deps.config, request, name));
    return reply.header('cache-control', 'no-store').redirect(url.href);
  });

  app.get<ByProvider>('/login/oauth2/code/:provider', options, async (request, reply) => {
    const { name, provider } = chooseProvider(app, deps, request);
    const flow = endFlow(deps, name, request, reply);
    // Before there is an operator nobody signs in but whoever sets the service up.
    if (!flow || (deps.setup && !(await deps.setup.isVisitor(request)))) throw new SignInTrouble('expired');
    const back = returnUrl(redirectUriOf(deps.config, request, name), request.url);
    const identity = await deps.calls.timed('logins', () => identify(provider, flow, back), isProviderDown);
    if (await leftBanned(deps, identity)) throw new SignInTrouble('banned');
    if (await hasJustLeft(deps, identity)) throw new SignInTrouble('rejoin-wait');
    if (flow.linkTo !== null) {
      const line = { userId: flow.linkTo, action: 'link-login', object: name, requestId: request.id } as const;
      await audited(deps, line, () => linkLogin(deps, line.userId, identity));
      return reply
        .header('cache-control', 'no-store')
        .redirect(pageUrl(webOrigin(deps.config, request), '/mypage/account'));
    }
    const { userId, signedUp } = await rememberPerson(deps, identity);
    if (deps.setup) {
      await deps.setup.signedIn(name, userId);
      return reply.header('cache-control', 'no-store').redirect(pageUrl(webOrigin(deps.config, request), '/setup'));
    }
    setRefreshCookie(deps.config, request, reply, await openSession(deps, userId, request.headers['user-agent']));
    // Somebody else's, perhaps; one's own comes with the first access token.
    clearSsrCookie(deps.config, request, reply);
    await audit(deps, { userId, action: 'sign-in', object: identity.provider, outcome: 'done', requestId: request.id });
    return reply
      .header('cache-control', 'no-store')
      .redirect(pageUrl(webOrigin(deps.config, request), signedUp ? '/oauth/callback' : '/signup'));
  });
}

/** With a ticket the login is linked to its person; an expired ticket ends here and does not fall back to an ordinary sign-in. */
async function linkedPerson(
  deps: Deps,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserId | null> {
  const { link } = request.query as { link?: unknown };
  if (link === undefined) return null;
  const userId = await redeemTicket(deps, provider, link, request, reply);
  if (userId === null) throw new SignInTrouble('expired');
  return userId;
}

/** Who says no, or comes back too late, is no fault of the provider. */
function isProviderDown(error: unknown): boolean {
  return !(error instanceof SignInTrouble) || error.kind === 'provider-down';
}

function returnUrl(redirectUri: string, requested: string): URL {
  const url = new URL(redirectUri);
  url.search = new URL(requested, redirectUri).search;
  return url;
}
