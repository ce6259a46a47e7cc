import type { ChatRoom, Participant } from '@mungchi/contract';
import { isRefusal } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { useWriteReview } from '../api/room-verbs';
import { useLocation } from '../links';
import { notify, showAlert } from '../notices/notices';
import { serverNow } from '../time/clock';
import { useOfferRegular } from './use-offer-regular';
import type { ReviewDraft } from './use-review-draft';

/** What became of it: it opens with the other's, waits for it, or is open already. */
function sentWords({ nickname, reviewWaits, reviewOpened }: Participant, reviewsOpenAt: string | null): string {
  if (reviewWaits) return `${nickname}님의 리뷰가 열렸어요.`;
  const isWaiting = !reviewOpened && reviewsOpenAt !== null && Date.parse(reviewsOpenAt) > serverNow();
  return isWaiting ? `리뷰를 남겼어요. ${nickname}님도 쓰면 바로 볼 수 있어요.` : `${nickname}님에게 리뷰를 남겼어요.`;
}

export function useSubmitReview(
  { id: chatRoomId, reviewsOpenAt }: Pick<ChatRoom, 'id' | 'reviewsOpenAt'>,
  target: Participant,
  onSent: () => void,
) {
  const [, navigate] = useLocation();
  const offerRegular = useOfferRegular();
  const writeReview = useWriteReview(chatRoomId, target.participantId);

  return async function submit(draft: ReviewDraft): Promise<void> {
    try {
      await writeReview(draft);
      notify(sentWords(target, reviewsOpenAt));
    } catch (error) {
      // Written already: an earlier attempt succeeded but its response was lost.
      if (!isRefusal(error, 'ALREADY_REVIEWED')) return showAlert(errorText(error));
      notify(errorText(error));
    }
    onSent();
    navigate(`/chat/${chatRoomId}/review`, { replace: true });
    if (target.role === 'LEADER') await offerRegular(target);
  };
}
