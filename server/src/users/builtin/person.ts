import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Provider } from '../sign-in/provider';

/** An account at the built-in provider; demo users keep the identity they were created with. */
export const Person = z.object({ provider: z.string(), sub: z.string(), name: z.string(), email: z.string() });
export type Person = z.infer<typeof Person>;

export type NewcomerForm = { name: string; email: string };

/** Same e-mail, same account; another provider, another account: as with the real ones. */
export function newcomer(provider: Provider, { name, email }: NewcomerForm): Person {
  const address = email.toLowerCase();
  const sub = `builtin-${createHash('sha256').update(`${provider} ${address}`).digest('hex').slice(0, 32)}`;
  return { provider, sub, name, email: address };
}

/** Validation messages of the form; empty when it is valid. */
export function problemsOf({ name, email }: NewcomerForm): { name?: string; email?: string } {
  return {
    ...((name === '' || name.length > 40 || name.includes('\u0000')) && { name: '이름을 1~40자로 적어 주세요.' }),
    ...((!/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]{2,}$/u.test(email) || email.length > 200) && {
      email: 'name@example.com 처럼 이메일을 적어 주세요.',
    }),
  };
}
