import type { BodyInput, Handover, RoomId } from '@mungchi/contract';
import { cancelAppointment, setAppointment } from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../notices/notices';
import { call } from './call';
import { errorText } from './error-copy';
import { handoverQuery } from './handover';

export function useSetAppointment(chatRoomId: RoomId) {
  return useHandoverVerb(chatRoomId, (body: BodyInput<typeof setAppointment>) =>
    call(setAppointment, { params: { chatRoomId }, body }),
  );
}

export function useCancelAppointment(chatRoomId: RoomId) {
  return useHandoverVerb(chatRoomId, () => call(cancelAppointment, { params: { chatRoomId } }));
}

/** One after the other, so that the last press is the last one written. Says whether it was done; a refusal is told here. */
function useHandoverVerb<Given = void>(chatRoomId: RoomId, run: (given: Given) => Promise<Handover>) {
  const queries = useQueryClient();
  const { queryKey } = handoverQuery(chatRoomId);
  const mutationKey = ['handover', chatRoomId];
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: run,
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (answer) => {
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(queryKey, answer);
    },
    onError: (error) => {
      notify(errorText(error), 'bad');
      void queries.invalidateQueries({ queryKey });
    },
  });
  return (given: Given): Promise<boolean> =>
    mutateAsync(given).then(
      () => true,
      () => false,
    );
}
