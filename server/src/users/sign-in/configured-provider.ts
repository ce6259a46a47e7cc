import type { Config } from '../../config';
import { readProfile } from './profiles';
import type { IdentityProvider, Provider, ProviderEndpoints } from './provider';

const ENDPOINTS: Record<Provider, ProviderEndpoints> = {
  kakao: {
    issuer: 'https://kauth.kakao.com',
    authorize: 'https://kauth.kakao.com/oauth/authorize',
    token: 'https://kauth.kakao.com/oauth/token',
    profile: 'https://kapi.kakao.com/v2/user/me',
  },
  naver: {
    issuer: 'https://nid.naver.com',
    authorize: 'https://nid.naver.com/oauth2.0/authorize',
    token: 'https://nid.naver.com/oauth2.0/token',
    profile: 'https://openapi.naver.com/v1/nid/me',
  },
  google: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    profile: 'https://openidconnect.googleapis.com/v1/userinfo',
  },
};

/** No scopes for Kakao and Naver: their console decides, and requesting a scope not enabled there is an error. */
const SCOPES: Record<Provider, string | null> = { kakao: null, naver: null, google: 'openid email profile' };

type Credentials = NonNullable<Config['identity'][Provider]>;

/** The real provider, with the operator's credentials. */
export function configuredProvider(provider: Provider, credentials: Credentials): IdentityProvider {
  return {
    endpoints: { ...ENDPOINTS[provider], ...credentials.endpoints },
    clientId: credentials.clientId,
    clientSecret: credentials.clientSecret,
    pkce: provider === 'google',
    scope: SCOPES[provider],
    readProfile: (answer) => readProfile(provider, answer),
  };
}
