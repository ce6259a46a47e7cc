import type { ChatRoom } from '@mungchi/contract';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isRefusal } from '../api/api-error';
import { useRoom } from '../api/room';
import { AppBar } from '../ui/app-bar';
import { ButtonLink } from '../ui/button';
import { Failed } from '../ui/failed';
import { Screen } from '../ui/screen';
import { NotFoundScreen } from './not-found-screen';
import { useBack } from './use-back';

/** A screen about one room, for its members only. What is still to be loaded, unknown or forbidden never reaches it. */
export function RoomGate({ loading, children }: { loading: ReactNode; children: (room: ChatRoom) => ReactNode }) {
  const chatRoomId = Number(useParams()['chatRoomId']);
  if (!Number.isSafeInteger(chatRoomId) || chatRoomId < 1) return <NotFoundScreen what="채팅방" />;
  return (
    <Room chatRoomId={chatRoomId} loading={loading}>
      {children}
    </Room>
  );
}

type RoomProps = { chatRoomId: number; loading: ReactNode; children: (room: ChatRoom) => ReactNode };

function Room({ chatRoomId, loading, children }: RoomProps) {
  const { data: room, error, refetch } = useRoom(chatRoomId);
  const back = useBack('/chat/list');
  if (isRefusal(error, 'ROOM_NOT_FOUND', 'INVALID_FIELDS')) return <NotFoundScreen what="채팅방" />;
  if (isRefusal(error, 'NOT_A_MEMBER')) return <WrongWay />;
  if (room) return children(room);
  if (!error) return loading;
  return (
    <Screen header={<AppBar title="채팅방" align="left" square onBack={back} />}>
      <Failed onRetry={() => refetch()} />
    </Screen>
  );
}

/** For people without a seat in the room. */
export function WrongWay() {
  return <ClosedScreen title="잘못된 접근입니다." text="참여한 이웃만 볼 수 있어요." to="/" way="홈으로 가기" />;
}

/** Not now, or not for this person: why, and where to go instead. */
export function ClosedScreen({ title, text, to, way }: { title: string; text: string; to: string; way: string }) {
  return (
    <Screen>
      <Failed
        fullScreen
        title={title}
        text={text}
        action={
          <ButtonLink to={to} size="small">
            {way}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
