import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider, ProviderEndpoints } from './provider';

/** The person at the stand-in, and how it is to behave; change it between calls. */
export type StandInScript = {
  id: string;
  name: string | null;
  email: string | null;
  verified: boolean;
  trouble: 'none' | 'token-500' | 'profile-401' | 'no-json' | 'hang-up' | 'no-id';
};

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

type Code = { challenge: string | null; redirectUri: string; state: string };

/**
 * A provider for tests: answers with the status codes, field names and types that the provider's own servers use,
 * their oddities included.
 */
export async function startStandIn(provider: Provider) {
  const codes = new Map<string, Code>();
  const script: StandInScript = {
    id: '3141592653',
    name: '김뭉치',
    email: 'real@example.org',
    verified: true,
    trouble: 'none',
  };
  const requests: { path: string; parameters: URLSearchParams }[] = [];
  let issued = 0;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://stand-in');
    const body = new URLSearchParams(await bodyOf(request));
    const parameters = request.method === 'POST' ? body : url.searchParams;
    requests.push({ path: url.pathname, parameters });
    const json = (status: number, answer: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(answer));

    if (script.trouble === 'hang-up') return request.socket.destroy();
    if (script.trouble === 'no-json')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>점검 중</h1>');
    if (url.pathname === '/authorize') {
      issued += 1;
      const code = `code-${issued}`;
      const redirectUri = url.searchParams.get('redirect_uri')!;
      const state = url.searchParams.get('state')!;
      codes.set(code, { challenge: url.searchParams.get('code_challenge'), redirectUri, state });
      const back = new URLSearchParams({
        code,
        state,
        ...(provider === 'google' && { iss: 'https://accounts.google.com' }),
      });
      return response.writeHead(302, { location: `${redirectUri}?${back.toString()}` }).end();
    }
    if (url.pathname === '/token') {
      if (script.trouble === 'token-500') return json(500, { error: 'server_error' });
      const code = codes.get(body.get('code') ?? '');
      codes.delete(body.get('code') ?? '');
      if (!code || !mayRedeem(provider, code, body)) return json(...TOKEN_REFUSALS[provider]);
      return json(200, tokenAnswer(provider, script));
    }
    if (script.trouble === 'profile-401' || request.headers.authorization !== 'Bearer stand-in-token') {
      return json(401, { msg: 'this access token does not exist', code: -401 });
    }
    return json(200, profileAnswer(provider, script));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoints: Omit<ProviderEndpoints, 'issuer'> = {
    authorize: `${base}/authorize`,
    token: `${base}/token`,
    profile: `${base}/profile`,
  };
  return { script, requests, endpoints, close: () => new Promise((resolve) => server.close(resolve)) };
}

function mayRedeem(provider: Provider, code: Code, body: URLSearchParams): boolean {
  if (body.get('client_id') !== 'stand-in' || body.get('client_secret') !== 'secret') return false;
  if (body.get('redirect_uri') !== code.redirectUri || body.get('grant_type') !== 'authorization_code') return false;
  if (provider === 'naver' && body.get('state') !== code.state) return false;
  const verifier = body.get('code_verifier');
  const challenge = verifier && createHash('sha256').update(verifier).digest('base64url');
  return code.challenge === challenge;
}

/** Naver refuses with 200. */
const TOKEN_REFUSALS: Record<Provider, [number, object]> = {
  kakao: [400, { error: 'invalid_grant', error_description: 'authorization code not found', error_code: 'KOE320' }],
  naver: [200, { error: 'invalid_request', error_description: 'no valid data in session' }],
  google: [400, { error: 'invalid_grant', error_description: 'Malformed auth code.' }],
};

function tokenAnswer(provider: Provider, script: StandInScript): object {
  switch (provider) {
    case 'kakao':
      return {
        access_token: 'stand-in-token',
        token_type: 'bearer',
        refresh_token: 'r',
        expires_in: 21599,
        scope: 'account_email profile_nickname',
        refresh_token_expires_in: 5183999,
      };
    case 'naver':
      return { access_token: 'stand-in-token', refresh_token: 'r', token_type: 'bearer', expires_in: '3600' };
    case 'google':
      return {
        access_token: 'stand-in-token',
        expires_in: 3599,
        scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
        token_type: 'Bearer',
        id_token: googleIdToken(script.id),
      };
  }
}

function profileAnswer(provider: Provider, { id, name, email, verified, trouble }: StandInScript): object {
  if (trouble === 'no-id') return {};
  switch (provider) {
    case 'kakao':
      return {
        id: Number(id),
        connected_at: '2026-11-14T08:03:12Z',
        properties: { ...(name && { nickname: name }) },
        kakao_account: {
          profile_nickname_needs_agreement: !name,
          ...(name && { profile: { nickname: name, is_default_nickname: false } }),
          has_email: email !== null,
          email_needs_agreement: email === null,
          ...(email && { is_email_valid: true, is_email_verified: verified, email }),
        },
      };
    case 'naver':
      return {
        resultcode: '00',
        message: 'success',
        response: { id, ...(email && { email }), ...(name && { name }) },
      };
    case 'google':
      return {
        sub: id,
        picture: 'https://lh3.googleusercontent.com/a/x',
        ...(name && { name, given_name: '뭉치', family_name: '김' }),
        ...(email && { email, email_verified: verified }),
      };
  }
}

/** Signed by a key of our own: the client trusts it because it came straight from the token endpoint. */
function googleIdToken(sub: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'k', typ: 'JWT' })).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'stand-in',
    azp: 'stand-in',
    sub,
    iat: now,
    exp: now + 3600,
  };
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
