import type { Participant, RoomId } from '@mungchi/contract';
import { useLocation } from 'wouter';
import { isRefusal } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { useWriteReview } from '../api/room-verbs';
import { notify, showAlert } from '../notices/notices';
import type { ReviewDraft } from './use-review-draft';

export function useSubmitReview(chatRoomId: RoomId, target: Participant, onSent: () => void) {
  const [, navigate] = useLocation();
  const writeReview = useWriteReview(chatRoomId, target.participantId);

  return async function submit(draft: ReviewDraft): Promise<void> {
    try {
      await writeReview(draft);
      notify(`${target.nickname}님에게 리뷰를 남겼어요.`);
    } catch (error) {
      // Written already: an earlier attempt succeeded but its response was lost.
      if (!isRefusal(error, 'ALREADY_REVIEWED')) return showAlert(errorText(error));
      notify(errorText(error));
    }
    onSent();
    navigate(`/chat/${chatRoomId}/review`, { replace: true });
  };
}
