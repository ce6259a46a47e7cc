import type * as z from 'zod/mini';
import { endpointPath } from './endpoint';
import type { RefusalCode } from './refusals';

type Schema = z.ZodMiniType;

/**
 * What can be subscribed to over the live connection. Who may: `user` anyone signed in; `self` the user whose id is its
 * `userId`; `member` whom the feature lets in. Everyone else is refused with one of `errors`, or `DESTINATION_REFUSED`.
 */
export type Topic = {
  /** With `:name` for each parameter. */
  path: string;
  summary: string;
  /** Every message of it. */
  body: Schema;
  errors: readonly RefusalCode[];
} & ({ auth: 'user' | 'member'; params: Schema } | { auth: 'self'; params: z.ZodMiniType<{ userId: number }> });

/** What can be sent over the live connection, by anyone signed in. */
export type Send = {
  destination: string;
  summary: string;
  body: Schema;
  errors: readonly RefusalCode[];
};

export function topic<const T extends Topic>(definition: T): T {
  return definition;
}

export function send<const S extends Send>(definition: S): S {
  return definition;
}

declare const promise: unique symbol;

/** What the browser needs of a topic; the schemas exist only in its type (see `Call`). */
export type TopicCall<T extends Topic = Topic> = Pick<T, 'path'> & { readonly [promise]?: T; body?: never };

/** The same for a send. */
export type SendCall<S extends Send = Send> = Pick<S, 'destination'> & { readonly [promise]?: S; body?: never };

type PromisedTopic<T extends Topic | TopicCall> = T extends Topic
  ? T
  : T extends TopicCall<infer Behind>
    ? Behind
    : never;
type PromisedSend<S extends Send | SendCall> = S extends Send ? S : S extends SendCall<infer Behind> ? Behind : never;

export type TopicParams<T extends Topic | TopicCall> = z.output<PromisedTopic<T>['params']>;
export type TopicBody<T extends Topic | TopicCall> = z.output<PromisedTopic<T>['body']>;
/** What a client passes: before parsing. */
export type SendInput<S extends Send | SendCall> = z.input<PromisedSend<S>['body']>;

/** The destination of a topic, with its parameters filled in. */
export function topicPath<T extends Topic | TopicCall>({ path }: T, params: TopicParams<T>): string {
  return endpointPath(path, params as Record<string, unknown>);
}
