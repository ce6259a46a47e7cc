import * as z from 'zod';
import type { Identity, Provider } from './provider';

const text = z.string().optional().catch(undefined);

const Kakao = z
  .object({
    id: z.union([z.number(), z.string()]),
    properties: z.object({ nickname: text }).optional().catch(undefined),
    kakao_account: z
      .object({
        name: text,
        email: text,
        is_email_valid: z.boolean().optional(),
        profile: z.object({ nickname: text }).optional().catch(undefined),
      })
      .optional()
      .catch(undefined),
  })
  .transform(({ id, properties, kakao_account: account }) => ({
    providerUserId: String(id),
    name: account?.name ?? account?.profile?.nickname ?? properties?.nickname,
    email: account?.is_email_valid === false ? undefined : account?.email,
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
  }));

const Google = z
  .object({ sub: z.string(), name: text, email: text })
  .transform(({ sub, name, email }) => ({ providerUserId: sub, name, email }));

const PROFILES = { kakao: Kakao, naver: Naver, google: Google };

/** A person may keep name and e-mail to themselves; the id is always there. */
export function readProfile(provider: Provider, answer: unknown): Identity | null {
  const parsed = PROFILES[provider].safeParse(answer);
  if (!parsed.success || parsed.data.providerUserId === '') return null;
  const { providerUserId, name, email } = parsed.data;
  return { provider, providerUserId, name: name?.trim() || '이웃', email: email?.trim() ?? '' };
}
