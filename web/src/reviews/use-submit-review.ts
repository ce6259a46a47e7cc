import type { Participant } from '@mungchi/contract';
import { publicProfile, writeReview } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { isRefusal } from '../api/api-error';
import { call } from '../api/call';
import { errorText } from '../api/error-copy';
import { endpointKey } from '../api/query-client';
import { roomQuery } from '../api/room';
import { notify, showAlert } from '../ui/notices';
import type { ReviewDraft } from './use-review-draft';

export function useSubmitReview(chatRoomId: number, target: Participant, onSent: () => void) {
  const [, navigate] = useLocation();
  const queries = useQueryClient();

  return async function submit(draft: ReviewDraft): Promise<void> {
    try {
      await call(writeReview, { params: { chatRoomId, targetParticipantId: target.participantId }, body: draft });
      notify(`${target.nickname}님에게 리뷰를 남겼어요.`);
    } catch (error) {
      // Written already: an earlier try got through without our hearing of it.
      if (!isRefusal(error, 'ALREADY_REVIEWED')) return showAlert(errorText(error));
      notify(errorText(error));
    }
    onSent();
    void queries.invalidateQueries({ queryKey: endpointKey(publicProfile) });
    navigate(`/chat/${chatRoomId}/review`, { replace: true });
    await queries.invalidateQueries({ queryKey: roomQuery(chatRoomId).queryKey });
  };
}
