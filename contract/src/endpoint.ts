import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals';

/**
 * Who may call: `public` anyone; `optional` a token is read when there is one; `user` a bearer token;
 * `refresh` the refresh cookie; `refresh-or-user` either of the two; `operator` a bearer token of somebody who runs the service.
 */
export type Auth = 'public' | 'optional' | 'user' | 'refresh' | 'refresh-or-user' | 'operator';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/** At most `max` calls in `seconds`, per user (per address without a session). */
export type Limit = { max: number; seconds: number };

export type Endpoint = {
  method: Method;
  /** With `:name` for each parameter. */
  path: string;
  summary: string;
  auth: Auth;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body is not JSON; the handler reads it itself. */
  multipart?: true;
  /** The answer. A field that is not listed here is never sent. */
  response: Schema;
  /** Refusals of this call, in addition to those every call may answer with. */
  errors: readonly RefusalCode[];
  /**
   * `active`: refused to users who are paused, and to those who lack a required consent where the server asks for it (`LEGAL=on`).
   * `any`: the few calls that a banned person keeps. Otherwise: anybody who is not banned.
   */
  standing?: 'active' | 'any';
  /** Only where it differs from the general limit, see `limitOf`. */
  limit?: Limit;
  /** Answers a bounded list with `?limit=&cursor=` and the `X-Next-Cursor` header. */
  paged?: true;
};

const READS: Limit = { max: 300, seconds: 60 };
const WRITES: Limit = { max: 120, seconds: 60 };

/** Every call has a limit. */
export function limitOf({ limit, method }: Endpoint): Limit {
  return limit ?? (method === 'GET' ? READS : WRITES);
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

declare const promise: unique symbol;
type CallPart = 'method' | 'path' | 'auth' | 'multipart' | 'paged';

/**
 * What the browser needs of an endpoint to call it. The schemas exist only in its type, so a screen does not load the
 * validation library; `calls/` has one for every endpoint, and one that differs from its endpoint does not compile.
 */
export type Call<E extends Endpoint = Endpoint> = Pick<E, CallPart & keyof E> & {
  readonly [promise]?: E;
  /** Excludes a whole endpoint, which would bring its schemas along. */
  response?: never;
};

type Promised<E extends Endpoint | Call> = E extends Endpoint ? E : E extends Call<infer Behind> ? Behind : never;
type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

export type Params<E extends Endpoint> = Out<E['params']>;
export type Query<E extends Endpoint> = Out<E['query']>;
export type Body<E extends Endpoint> = Out<E['body']>;
export type Answer<E extends Endpoint | Call> = z.output<Promised<E>['response']>;
/** What a client passes: the input before parsing, so numeric strings and missing defaults are fine. */
export type ParamsInput<E extends Endpoint | Call> = In<Promised<E>['params']>;
export type QueryInput<E extends Endpoint | Call> = In<Promised<E>['query']>;
export type BodyInput<E extends Endpoint | Call> = In<Promised<E>['body']>;

/** The URL of a call: parameters filled in, query encoded. */
export function endpointPath(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (entries.length === 0) return filled;
  const search = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]));
  return `${filled}?${search.toString()}`;
}
