import * as z from 'zod';
import type { Identity, Provider } from './provider';

const text = z.string().optional().catch(undefined);
const flag = z.literal(true).optional().catch(undefined);

const Kakao = z
  .object({
    id: z.union([z.number(), z.string()]),
    properties: z.object({ nickname: text }).optional().catch(undefined),
    kakao_account: z
      .object({
        name: text,
        email: text,
        is_email_valid: flag,
        is_email_verified: flag,
        profile: z.object({ nickname: text }).optional().catch(undefined),
      })
      .optional()
      .catch(undefined),
  })
  .transform(({ id, properties, kakao_account: account }) => ({
    providerUserId: String(id),
    name: account?.name ?? account?.profile?.nickname ?? properties?.nickname,
    email: account?.email,
    verified: Boolean(account?.is_email_valid && account.is_email_verified),
  }));

const Naver = z
  .object({
    resultcode: z.literal('00'),
    response: z.object({ id: z.string(), name: text, nickname: text, email: text }),
  })
  .transform(({ response }) => ({
    providerUserId: response.id,
    name: response.name ?? response.nickname,
    email: response.email,
    // Naver does not report verification: addresses at Naver itself are trusted, others may be anyone's.
    verified: /@naver\.com$/i.test(response.email?.trim() ?? ''),
  }));

const Google = z
  .object({ sub: z.string(), name: text, email: text, email_verified: flag })
  .transform(({ sub, name, email, email_verified: verified }) => ({
    providerUserId: sub,
    name,
    email,
    verified: Boolean(verified),
  }));

const PROFILES = { kakao: Kakao, naver: Naver, google: Google };

/** Name and e-mail are optional, the id is always present. An unverified e-mail is not used. */
export function readProfile(provider: Provider, answer: unknown): Identity | null {
  const parsed = PROFILES[provider].safeParse(answer);
  if (!parsed.success || parsed.data.providerUserId === '') return null;
  const { providerUserId, name, email, verified } = parsed.data;
  const trusted = email === undefined ? null : verified ? email.trim() : '';
  return { provider, providerUserId, name: name?.trim() || '이웃', email: trusted };
}
