import { useAddressId } from '../links';
import { NotFoundScreen } from '../shell/not-found-screen';
import { ClosedScreen } from '../shell/room-gate';
import { CompletedRoom } from './completed-room';
import { ReviewForm } from './review-form';

/** A review of one other member, once. */
export function ReviewWriteScreen() {
  const participantId = useAddressId('targetParticipantId');
  return (
    <CompletedRoom>
      {(room) => {
        const target = room.participants.find((person) => person.participantId === participantId);
        const list = { to: `/chat/${room.id}/review` as const, way: '리뷰 목록으로 가기' };
        if (!target) return <NotFoundScreen what="참여자" />;
        if (target.me)
          return <ClosedScreen title="자신에게는 리뷰를 쓸 수 없어요." text="함께한 이웃에게 남겨 주세요." {...list} />;
        if (target.reviewed)
          return (
            <ClosedScreen
              title="이미 리뷰를 썼어요."
              text="리뷰는 한 사람에게 한 번만 쓸 수 있어요."
              mood="happy"
              {...list}
            />
          );
        return <ReviewForm room={room} target={target} />;
      }}
    </CompletedRoom>
  );
}
