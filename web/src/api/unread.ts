import { unreadNotifications } from '@mungchi/contract/calls';
import { endpointQuery } from './query-client';

/** The one source of the number on the bell. */
export const unreadQuery = endpointQuery(unreadNotifications);
