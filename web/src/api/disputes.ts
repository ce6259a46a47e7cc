import type { BodyInput, Dispute, DisputeId, RoomId } from '@mungchi/contract';
import {
  acceptDispute,
  boardNews,
  contestDispute,
  disputes,
  openDispute,
  withdrawDispute,
} from '@mungchi/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../notices/notices';
import { isRefusal } from './api-error';
import { call } from './call';
import { errorText } from './error-copy';
import { handoverQuery } from './handover';
import { useTopic } from './live/use-topic';
import { endpointQuery, readNews } from './query-client';
import { ledgerQuery, roomQuery } from './room';

const disputesQuery = (chatRoomId: RoomId) => endpointQuery(disputes, { params: { chatRoomId } });

/** A follower's own problems, the leader's all; refetched when one of them moves. */
export function useDisputes(chatRoomId: RoomId) {
  const queries = useQueryClient();
  const readAgain = () => void readNews(queries, disputesQuery(chatRoomId).queryKey);
  useTopic(boardNews, { boardId: chatRoomId }, readAgain, readAgain);
  return useQuery(disputesQuery(chatRoomId));
}

/** `onRefused`: what is wrong with a field is said beside it. */
export function useOpenDispute(chatRoomId: RoomId, onRefused: (fields: { wanted?: string }) => void) {
  return useDisputeVerb(
    chatRoomId,
    (body: BodyInput<typeof openDispute>) => call(openDispute, { params: { chatRoomId }, body }),
    (error) => (isRefusal(error, 'WANTED_TOO_HIGH') ? onRefused(error.fields) : tellError(error)),
  );
}

export function useAcceptDispute(chatRoomId: RoomId) {
  return useDisputeVerb(chatRoomId, (disputeId: DisputeId) =>
    call(acceptDispute, { params: { chatRoomId, disputeId } }),
  );
}

export function useWithdrawDispute(chatRoomId: RoomId) {
  return useDisputeVerb(chatRoomId, (disputeId: DisputeId) =>
    call(withdrawDispute, { params: { chatRoomId, disputeId } }),
  );
}

type Contest = { disputeId: DisputeId; body: BodyInput<typeof contestDispute> };

export function useContestDispute(chatRoomId: RoomId) {
  return useDisputeVerb(chatRoomId, ({ disputeId, body }: Contest) =>
    call(contestDispute, { params: { chatRoomId, disputeId }, body }),
  );
}

const tellError = (error: Error) => notify(errorText(error), 'bad');

/** Says whether it was done; a refusal is told here. Whatever it came to, everything about the room is read again. */
function useDisputeVerb<Given>(
  chatRoomId: RoomId,
  run: (given: Given) => Promise<Dispute>,
  onError: (error: Error) => void = tellError,
) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: run,
    onError,
    onSettled: () => {
      for (const query of [roomQuery, handoverQuery, ledgerQuery])
        void queries.invalidateQueries({ queryKey: query(chatRoomId).queryKey });
      return queries.invalidateQueries({ queryKey: disputesQuery(chatRoomId).queryKey });
    },
  });
  return (given: Given): Promise<boolean> =>
    mutateAsync(given).then(
      () => true,
      () => false,
    );
}
