import type { CustomFetch } from 'openid-client';

export const PROVIDERS = ['kakao', 'naver', 'google'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Record<Provider, string> = { kakao: '카카오', naver: '네이버', google: '구글' };

/** Who someone is: (provider, providerUserId) is the person. `email` is null when it is kept back, empty when unverified. */
export type Identity = { provider: string; providerUserId: string; name: string; email: string | null };

export type ProviderEndpoints = { issuer: string; authorize: string; token: string; profile: string };

/** A provider as the OAuth client sees it. The configured and the built-in ones differ in nothing else. */
export type IdentityProvider = {
  endpoints: ProviderEndpoints;
  clientId: string;
  clientSecret: string;
  pkce: boolean;
  scope: string | null;
  /** Null when the answer names nobody. */
  readProfile(answer: unknown): Identity | null;
  fetch?: CustomFetch;
};

export function isProvider(name: string): name is Provider {
  return PROVIDERS.some((provider) => provider === name);
}
