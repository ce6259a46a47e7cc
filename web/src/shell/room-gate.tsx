import type { AppLink, ChatRoom, RoomId } from '@mungchi/contract';
import type { ReactNode } from 'react';
import { isRefusal } from '../api/api-error';
import { useRoom } from '../api/room';
import { useAddressId } from '../links';
import { ButtonLink } from '../ui/control/button';
import { Failed } from '../ui/feedback/failed';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import type { MascotMood } from '../ui/mascot/mascot-look';
import { NotFoundScreen } from './not-found-screen';
import { useBack } from './use-back';

type RoomGateProps = {
  loading: ReactNode;
  /** What is shown when the room cannot be loaded; by default that, with a way to try again. */
  failed?: ReactNode;
  /** Of the bar above it; the room's own bar where there is none. */
  title?: string;
  children: (room: ChatRoom) => ReactNode;
};

/** A screen about one room, for its members only. It is never rendered for a room that is loading, unknown or forbidden. */
export function RoomGate(props: RoomGateProps) {
  const chatRoomId = useAddressId('chatRoomId');
  if (!chatRoomId) return <NoSuchRoom />;
  return <Room chatRoomId={chatRoomId} {...props} />;
}

function Room({ chatRoomId, loading, failed, title, children }: RoomGateProps & { chatRoomId: RoomId }) {
  const { data: room, error, refetch } = useRoom(chatRoomId);
  const back = useBack('/chat/list');
  if (isRefusal(error, 'ROOM_NOT_FOUND', 'INVALID_FIELDS')) return <NoSuchRoom />;
  if (isRefusal(error, 'NOT_A_MEMBER')) return <NotIn because={error.fields['left']} boardId={chatRoomId} />;
  if (room) return children(room);
  if (!error) return loading;
  if (failed) return failed;
  const bar = title ? (
    <AppBar title={title} onBack={back} />
  ) : (
    <AppBar title="채팅방" align="left" square onBack={back} />
  );
  return (
    <Screen header={bar}>
      <Failed onRetry={() => refetch()} />
    </Screen>
  );
}

function NoSuchRoom() {
  return <NotFoundScreen what="채팅방" to="/chat/list" way="채팅 목록으로 가기" />;
}

/** A former member is told why the seat is gone. */
function NotIn({ because, boardId }: { because: string | undefined; boardId: RoomId }) {
  if (!because) return <WrongWay />;
  return (
    <ClosedScreen
      title="참여가 끝난 공구예요."
      text={because}
      mood="calm"
      to={`/gonggu/list/${boardId}`}
      way="공구 보러 가기"
    />
  );
}

/** For people without a seat in the room. */
export function WrongWay() {
  return <ClosedScreen title="잘못된 접근입니다." text="참여한 이웃만 볼 수 있어요." to="/" way="홈으로 가기" />;
}

type ClosedProps = { title: string; text: string; mood?: MascotMood; to: AppLink; way: string };

/** Not now, or not for this person: why, and where to go instead. */
export function ClosedScreen({ to, way, ...words }: ClosedProps) {
  return (
    <Screen>
      <Failed
        fullScreen
        {...words}
        action={
          <ButtonLink to={to} size="small">
            {way}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
