import type { BodyInput, Handover, ParticipantId, PollId, RoomId, TimePoll } from '@mungchi/contract';
import {
  answerPoll,
  cancelAppointment,
  markHanded,
  markNoShow,
  openPoll,
  pickSlot,
  setAppointment,
  unmarkHanded,
  unmarkNoShow,
} from '@mungchi/contract/calls';
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

export function useOpenPoll(chatRoomId: RoomId) {
  return useHandoverVerb(chatRoomId, (body: BodyInput<typeof openPoll>) =>
    call(openPoll, { params: { chatRoomId }, body }),
  );
}

export function usePickSlot(chatRoomId: RoomId) {
  return useHandoverVerb(chatRoomId, ({ pollId, slot }: { pollId: PollId; slot: number }) =>
    call(pickSlot, { params: { chatRoomId, pollId }, body: { slot } }),
  );
}

/** Shown at once; the answer of the last press counts. */
export function useAnswerPoll(chatRoomId: RoomId) {
  return useHandoverVerb(
    chatRoomId,
    ({ pollId, slots }: { pollId: PollId; slots: number[] }) =>
      call(answerPoll, { params: { chatRoomId, pollId }, body: { slots } }),
    (known, { slots }) => known.poll && { ...known, poll: { ...known.poll, slots: withOwn(known.poll.slots, slots) } },
  );
}

const marks = { HANDED: markHanded, NO_SHOW: markNoShow };
const unmarks = { HANDED: unmarkHanded, NO_SHOW: unmarkNoShow };
type Mark = { participantId: ParticipantId; mark: keyof typeof marks; on: boolean };

/** The leader's word about one neighbour. */
export function useMark(chatRoomId: RoomId) {
  return useHandoverVerb(chatRoomId, ({ participantId: targetParticipantId, mark, on }: Mark) =>
    call((on ? marks : unmarks)[mark], { params: { chatRoomId, targetParticipantId } }),
  );
}

type Ahead<Given> = (known: Handover, given: Given) => Handover | null;

/** One after the other, so that the last press is the last one written. Says whether it was done; a refusal is told here. */
function useHandoverVerb<Given = void>(
  chatRoomId: RoomId,
  run: (given: Given) => Promise<Handover>,
  ahead: Ahead<Given> = () => null,
) {
  const queries = useQueryClient();
  const { queryKey } = handoverQuery(chatRoomId);
  const mutationKey = ['handover', chatRoomId];
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: run,
    onMutate: async (given) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (known) => (known && ahead(known, given)) ?? known);
    },
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

type Slots = TimePoll['slots'];

/** Only the own mark and the count: the faces come with the answer. */
function withOwn(all: Slots, chosen: readonly number[]): Slots {
  return all.map((each) => {
    const mine = chosen.includes(each.slot);
    return { ...each, mine, count: each.count + Number(mine) - Number(each.mine) };
  });
}
