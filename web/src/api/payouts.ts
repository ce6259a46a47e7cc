import type { BoardId, BodyInput, Payouts } from '@mungchi/contract';
import {
  boardStatement,
  payouts,
  removePayoutAccount,
  requestPayout,
  savePayoutAccount,
  statement,
} from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { endpointQuery } from './query-client';

const ON_ITS_WAY_MS = 10_000;

/** While something is on its way it is asked again, so that the screen shows it arriving. */
export const payoutsQuery = {
  ...endpointQuery(payouts),
  staleTime: 0,
  refetchInterval: (query: { state: { data?: Payouts | undefined } }) =>
    query.state.data && query.state.data.requested > 0 ? ON_ITS_WAY_MS : false,
};

export const statementQuery = (month: string | null) => ({
  ...endpointQuery(statement, { query: month ? { month } : {} }),
  staleTime: 0,
});

export const boardStatementQuery = (boardId: BoardId) => ({
  ...endpointQuery(boardStatement, { params: { boardId: String(boardId) } }),
  staleTime: 0,
});

export type AccountInput = BodyInput<typeof savePayoutAccount>;

export function usePayoutVerbs() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: payoutsQuery.queryKey });
  const request = useMutation({ mutationFn: () => call(requestPayout, {}), onSettled });
  const save = useMutation({ mutationFn: (body: AccountInput) => call(savePayoutAccount, { body }), onSettled });
  const remove = useMutation({ mutationFn: () => call(removePayoutAccount, {}), onSettled });
  return { request: request.mutateAsync, save: save.mutateAsync, remove: remove.mutateAsync };
}
