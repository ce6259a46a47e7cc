import { useParams } from 'react-router';
import { NotFoundScreen } from '../shell/not-found-screen';
import { ClosedScreen } from '../shell/room-gate';
import { CompletedRoom } from './completed-room';
import { ReviewForm } from './review-form';

/** A review of one other member, once. */
export function ReviewWriteScreen() {
  const participantId = Number(useParams()['targetParticipantId']);
  return (
    <CompletedRoom>
      {(room) => {
        const target = room.participants.find((person) => person.participantId === participantId);
        const list = { to: `/chat/${room.id}/review`, way: '리뷰 목록으로 가기' };
        if (!target) return <NotFoundScreen what="참여자" />;
        if (target.me) return <ClosedScreen text="자신에게는 리뷰를 쓸 수 없어요." {...list} />;
        if (target.reviewed) return <ClosedScreen text="이미 리뷰를 썼어요." {...list} />;
        return <ReviewForm chatRoomId={room.id} target={target} />;
      }}
    </CompletedRoom>
  );
}
