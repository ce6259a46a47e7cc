import * as oauth from 'openid-client';
import type { Flow } from './flow';
import type { Identity, IdentityProvider } from './provider';
import { SignInTrouble } from './sign-in-trouble';

const TIMEOUT_SECONDS = 10;
const REFUSED = new Set(['OAUTH_INVALID_RESPONSE', 'OAUTH_UNSUPPORTED_OPERATION']);

/** The authorization URL. */
export async function consentUrl(provider: IdentityProvider, flow: Flow, redirectUri: string): Promise<URL> {
  return oauth.buildAuthorizationUrl(clientOf(provider), {
    redirect_uri: redirectUri,
    state: flow.state,
    ...(provider.scope && { scope: provider.scope }),
    ...(provider.pkce && {
      code_challenge: await oauth.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
    }),
  });
}

/** Exchanges the authorization code for the user's identity. */
export async function identify(provider: IdentityProvider, flow: Flow, returnUrl: URL): Promise<Identity> {
  const client = clientOf(provider);
  try {
    const { access_token: accessToken } = await oauth.authorizationCodeGrant(
      client,
      returnUrl,
      { expectedState: flow.state, ...(provider.pkce && { pkceCodeVerifier: flow.verifier }) },
      // Naver requires the state at the token endpoint, too; the others ignore it.
      { state: flow.state },
    );
    const answer = await oauth.fetchProtectedResource(client, accessToken, new URL(provider.endpoints.profile), 'GET');
    const identity = answer.ok ? provider.readProfile(await answer.json()) : null;
    if (!identity) throw new SignInTrouble('provider-down');
    return identity;
  } catch (error) {
    throw troubleOf(error);
  }
}

function clientOf({ endpoints, clientId, clientSecret, fetch }: IdentityProvider): oauth.Configuration {
  const client = new oauth.Configuration(
    { issuer: endpoints.issuer, authorization_endpoint: endpoints.authorize, token_endpoint: endpoints.token },
    clientId,
    undefined,
    clientSecret ? oauth.ClientSecretPost(clientSecret) : oauth.None(),
  );
  client.timeout = TIMEOUT_SECONDS;
  if (fetch) client[oauth.customFetch] = fetch;
  if (endpoints.token.startsWith('http:')) oauth.allowInsecureRequests(client);
  return client;
}

function troubleOf(error: unknown): SignInTrouble {
  if (error instanceof SignInTrouble) return error;
  if (error instanceof oauth.AuthorizationResponseError) {
    return new SignInTrouble(error.error === 'access_denied' ? 'denied' : 'expired', error);
  }
  if (error instanceof oauth.ResponseBodyError) {
    return new SignInTrouble(error.status < 500 ? 'expired' : 'provider-down', error);
  }
  // No code, or several, in the callback URL; and Naver rejects a code with status 200.
  const refused = error instanceof oauth.ClientError && REFUSED.has(error.code ?? '');
  return new SignInTrouble(refused ? 'expired' : 'provider-down', error);
}
