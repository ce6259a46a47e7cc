import type { ChatRoom } from '@mungchi/contract';
import { type ReactNode, useState } from 'react';
import { useRoute } from 'wouter';
import { ownSeat } from '../../api/room';
import { useLocation } from '../../links';
import { RoomGate, WrongWay } from '../../shell/room-gate';
import { useBack } from '../../shell/use-back';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Loading } from '../../ui/feedback/loading';
import { AppBar } from '../../ui/frame/app-bar';
import { Screen } from '../../ui/frame/screen';

// Loaded in parallel with the room itself.
const RoomTalk = lazyPart(() => import('./room-talk').then((at) => at.RoomTalk));
void RoomTalk.preload();

/** Around every screen of a room: loads it once and keeps its conversation alive between them. */
export function RoomFrame({ children }: { children: ReactNode }) {
  const [isRoomItself] = useRoute('/chat/:chatRoomId');
  // The other screens have their own loading and error states.
  const meanwhile = isRoomItself ? { loading: <Waiting /> } : { loading: children, failed: children };
  return (
    <RoomGate {...meanwhile}>
      {(room) => (
        <Frame key={room.id} room={room} isRoomItself={isRoomItself}>
          {children}
        </Frame>
      )}
    </RoomGate>
  );
}

type FrameProps = { room: ChatRoom; isRoomItself: boolean; children: ReactNode };

function Frame({ room, isRoomItself, children }: FrameProps) {
  const me = ownSeat(room);
  const talks = useTalksFromTheStart();
  if (!me) return <WrongWay />;
  if (!isRoomItself && !talks) return children;
  return (
    <RoomTalk room={room} me={me} waiting={<Waiting />}>
      {children}
    </RoomTalk>
  );
}

/**
 * Whether the conversation's code was there when this address was first shown. A screen that began without it goes on
 * without it: put inside when the code arrives, it would be mounted anew, and a press under way or a text half written would be lost.
 */
function useTalksFromTheStart(): boolean {
  const [pathname] = useLocation();
  const [start, setStart] = useState(() => ({ pathname, talks: RoomTalk.isHere() }));
  if (start.pathname !== pathname) setStart({ pathname, talks: RoomTalk.isHere() });
  return start.talks;
}

function Waiting() {
  const back = useBack('/chat/list');
  return (
    <Screen canvas header={<AppBar title="채팅방" align="left" square onBack={back} />}>
      <Loading text="게시글을 불러오는 중이에요." />
    </Screen>
  );
}
