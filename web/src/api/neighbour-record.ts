import type { UserId } from '@mungchi/contract';
import { record } from '@mungchi/contract/calls';
import { endpointQuery } from './query-client';

/** How somebody kept to purchases, payments and appointments. */
export const recordQuery = (userId: UserId) => endpointQuery(record, { params: { userId } });
