import type { CustomFetch } from 'openid-client';

export const PROVIDERS = ['kakao', 'naver', 'google'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Record<Provider, string> = { kakao: '카카오', naver: '네이버', google: '구글' };

/** An identity: (provider, providerUserId) is the key. `email` is null when not shared, empty when unverified. */
export type Identity = { provider: string; providerUserId: string; name: string; email: string | null };

export type ProviderEndpoints = { issuer: string; authorize: string; token: string; profile: string };

/** A provider as the OAuth client sees it. Configured and built-in providers differ only in these values. */
export type IdentityProvider = {
  endpoints: ProviderEndpoints;
  clientId: string;
  clientSecret: string;
  pkce: boolean;
  scope: string | null;
  /** Null when the answer has no user id. */
  readProfile(answer: unknown): Identity | null;
  fetch?: CustomFetch;
};

export function isProvider(name: string): name is Provider {
  return PROVIDERS.some((provider) => provider === name);
}
