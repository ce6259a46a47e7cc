import { INBOX_PAGE } from '@mungchi/contract';
import { devices, notificationSettings, notificationThreads } from '@mungchi/contract/calls';
import { endpointQuery, pagesQuery } from './query-client';

/** A thread per purchase. */
export const inboxQuery = pagesQuery(notificationThreads, {}, { first: INBOX_PAGE, more: INBOX_PAGE });

export const alertSettingsQuery = endpointQuery(notificationSettings);

export const devicesQuery = endpointQuery(devices);
