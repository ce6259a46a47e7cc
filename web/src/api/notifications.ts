import { INBOX_PAGE } from '@mungchi/contract';
import { devices, notificationSettings, notifications } from '@mungchi/contract/calls';
import { endpointQuery, pagesQuery } from './query-client';

export const inboxQuery = pagesQuery(notifications, {}, { first: INBOX_PAGE, more: INBOX_PAGE });

export const alertSettingsQuery = endpointQuery(notificationSettings);

export const devicesQuery = endpointQuery(devices);
