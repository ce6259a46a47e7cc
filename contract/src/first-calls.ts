import type { Call, ParamsInput, QueryInput } from './endpoint';

type FromAddress = `:${string}` | `?${string}`;

/** A call whose answer a screen shows first. */
export type FirstCall = {
  call: Call;
  /** From the screen's own address, a number each: `:gongguId` is that parameter of its path, `?itemId` of its query. */
  params?: Record<string, FromAddress>;
  query?: Record<string, string | number>;
  /** Further parameters as the person left them: a query in local storage under `key`, put before the others. */
  filter?: { key: string; newcomer: string };
  /** Only without a query string: with a search in it the screen asks for something else. */
  bare?: true;
  /** Preload the pictures of the first cards as soon as the list arrives. */
  cards?: true;
};

type Filled<Parts> = Parts extends object ? { [Name in keyof Parts]: FromAddress } : never;
type FirstInput<C extends Call> = Omit<FirstCall, 'call'> & {
  params?: Filled<ParamsInput<C>>;
  query?: QueryInput<C>;
};

/** Checked against the call's own parameters and query. */
export function ask<C extends Call>(call: C, input: FirstInput<C> = {}): FirstCall {
  return { call, ...input };
}
