import * as z from 'zod';
import { isProvider, type Provider } from '../sign-in/provider';
import { SignInTrouble } from '../sign-in/sign-in-trouble';
import { BUILTIN_CLIENT_ID } from './builtin-provider';

export type ConsentRequest = {
  provider: Provider;
  redirectUri: string;
  state: string;
  codeChallenge: string | null;
};

const Parameters = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(BUILTIN_CLIENT_ID),
  redirect_uri: z.string(),
  state: z.string().min(1).max(200),
  code_challenge: z.string().max(200).optional(),
  code_challenge_method: z.literal('S256').optional(),
});

/** Parses the authorization request. A foreign redirect URI is rejected here and never followed. */
export function readConsentRequest(provider: string, parameters: unknown, ownRedirectUri: string): ConsentRequest {
  if (!isProvider(provider)) throw new SignInTrouble('unknown-provider');
  const { data } = Parameters.safeParse(parameters);
  if (!data || data.redirect_uri !== ownRedirectUri) throw new SignInTrouble('bad-request');
  return {
    provider,
    redirectUri: data.redirect_uri,
    state: data.state,
    codeChallenge: data.code_challenge ?? null,
  };
}

/** The same request as hidden form fields. */
export function consentFields(consent: ConsentRequest): [name: string, value: string][] {
  return [
    ['response_type', 'code'],
    ['client_id', BUILTIN_CLIENT_ID],
    ['redirect_uri', consent.redirectUri],
    ['state', consent.state],
    ...(consent.codeChallenge
      ? ([
          ['code_challenge', consent.codeChallenge],
          ['code_challenge_method', 'S256'],
        ] as [string, string][])
      : []),
  ];
}
