import type { Alerts, UserId } from '@mungchi/contract';
import {
  addAlert,
  addRegular,
  alerts,
  regularOf,
  regulars,
  removeAlert,
  removeRegular,
  saveReach,
} from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { call } from './call';
import { errorText } from './error-copy';
import { endpointQuery, pagesQuery, readAgain } from './query-client';

export const alertsQuery = endpointQuery(alerts);

export const regularQuery = (userId: UserId) => endpointQuery(regularOf, { params: { userId } });

export const regularsQuery = pagesQuery(regulars, {}, { first: 20, more: 20 });

/** Each answers with all of it, so nothing has to be read again. */
export function useChangeAlerts() {
  const queries = useQueryClient();
  const known = (answer: Alerts): Alerts => {
    queries.setQueryData(alertsQuery.queryKey, answer);
    return answer;
  };
  return {
    add: async (word: string) => known(await call(addAlert, { body: { word } })),
    remove: async (alertId: number) => known(await call(removeAlert, { params: { alertId } })),
    reach: async (reach: Alerts['reach']) => known(await call(saveReach, { body: { reach } })),
  };
}

/** What is wrong with a word, or with the call. */
export const wordErrorText = (error: unknown): string =>
  (error instanceof ApiError && error.fields['word']) || errorText(error);

export function useMakeRegular() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, regular }: { userId: UserId; regular: boolean }) =>
      call(regular ? addRegular : removeRegular, { params: { userId } }),
    onSuccess: (answer, { userId }) => {
      queries.setQueryData(regularQuery(userId).queryKey, answer);
      void readAgain(queries, regulars);
    },
  }).mutateAsync;
}
