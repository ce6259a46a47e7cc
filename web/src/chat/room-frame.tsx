import type { ChatRoom } from '@mungchi/contract';
import type { ReactNode } from 'react';
import { type DefaultParams, useRoute } from 'wouter';
import { queryClient } from '../api/query-client';
import { ownSeat, roomQuery } from '../api/room';
import { RoomGate, WrongWay } from '../shell/room-gate';
import { useBack } from '../shell/use-back';
import { latePart } from '../ui/feedback/late-part';
import { Loading } from '../ui/feedback/loading';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';

// Loaded in parallel with the room itself.
const RoomTalk = latePart(() => import('./room-talk').then((at) => at.RoomTalk));
void RoomTalk.fetch();

/** Around every screen of a room: loads it once and keeps its conversation alive between them. */
export function RoomFrame({ children }: { children: ReactNode }) {
  const [isRoomItself] = useRoute('/chat/:chatRoomId');
  // The other screens have their own loading and error states.
  const meanwhile = isRoomItself ? { loading: <Waiting /> } : { loading: children, failed: children };
  return (
    <RoomGate {...meanwhile}>
      {(room) => (
        <Frame key={room.id} room={room} loading={meanwhile.loading}>
          {children}
        </Frame>
      )}
    </RoomGate>
  );
}

function Frame({ room, loading, children }: { room: ChatRoom; loading: ReactNode; children: ReactNode }) {
  const me = ownSeat(room);
  if (!me) return <WrongWay />;
  return (
    <RoomTalk room={room} me={me} waiting={loading}>
      {children}
    </RoomTalk>
  );
}

function Waiting() {
  const back = useBack('/chat/list');
  return (
    <Screen canvas header={<AppBar title="채팅방" align="left" square onBack={back} />}>
      <Loading text="게시글을 불러오는 중이에요." />
    </Screen>
  );
}

RoomFrame.prepare = ({ chatRoomId }: DefaultParams) =>
  Promise.all([queryClient.prefetchQuery(roomQuery(Number(chatRoomId))), RoomTalk.fetch()]);
