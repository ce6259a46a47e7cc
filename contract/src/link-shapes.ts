import * as z from 'zod/mini';
import type { AppLink } from './links';

/** A link on the wire: whoever sends it proves by its type that it leads somewhere. */
export const appLink = z.string() as unknown as z.ZodMiniType<AppLink, AppLink>;

/** One that somebody types. */
export const typedLink = z
  .string()
  .check(z.regex(/^\/(?!\/)[\w/?=&%-]{0,200}$/, '뭉치 안의 주소를 적어 주세요.')) as unknown as z.ZodMiniType<
  AppLink,
  string
>;
