import { appeal, ownStanding } from '@mungchi/contract/calls';
import { call } from '../call';
import { endpointQuery } from '../query-client';

/** Never from the cache: it may have been lifted. */
export const standingQuery = { ...endpointQuery(ownStanding), staleTime: 0 };

export const sendAppeal = (text: string) => call(appeal, { body: { text } });
