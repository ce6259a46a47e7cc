import { publicConfig } from '@mungchi/contract/calls';
import { endpointQuery } from './query-client';

/** What the operator has set up; it does not change under an open page. */
export const configQuery = { ...endpointQuery(publicConfig), staleTime: Number.POSITIVE_INFINITY };
