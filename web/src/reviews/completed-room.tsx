import type { ChatRoom } from '@mungchi/contract';
import type { ReactNode } from 'react';
import { ClosedScreen, RoomGate } from '../shell/room-gate';
import { RoomLoading } from '../shell/room-loading';

const TITLE = '리뷰 작성';

/** Reviews are for members, once everybody has received their share. */
export function CompletedRoom({ children }: { children: (room: ChatRoom) => ReactNode }) {
  return (
    <RoomGate loading={<Waiting />} title={TITLE}>
      {(room) =>
        room.stage === 'COMPLETED' ? (
          children(room)
        ) : (
          <ClosedScreen
            title="아직 공구가 완료되지 않았습니다."
            text="모두 물건을 받으면 리뷰를 쓸 수 있어요."
            mood="thinking"
            to={`/chat/${room.id}`}
            way="채팅방으로 가기"
          />
        )
      }
    </RoomGate>
  );
}

function Waiting() {
  return <RoomLoading title={TITLE} text="함께한 이웃을 불러오는 중이에요." />;
}
