import type { ChatRoom, Participant } from '@mungchi/contract';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { ownSeat } from '../api/room';
import { RoomGate, WrongWay } from '../shell/room-gate';
import { Loading } from '../ui/loading';
import { Screen } from '../ui/screen';
import { RoomContextOf } from './room-context';
import { useConnectionNotices } from './use-connection-notices';
import { useConversation } from './use-conversation';

/** Around every screen of a room: loads it once and keeps its conversation alive between them. */
export function RoomFrame() {
  return <RoomGate loading={<Waiting />}>{(room) => <Frame key={room.id} room={room} />}</RoomGate>;
}

function Frame({ room }: { room: ChatRoom }) {
  const me = ownSeat(room);
  if (!me) return <WrongWay />;
  return <Talk room={room} me={me} />;
}

function Talk({ room, me }: { room: ChatRoom; me: Participant }) {
  const { conversation, actions } = useConversation(room, me);
  const [readAtOpening] = useState(room.readSeq);
  useConnectionNotices(room.id);
  return (
    <RoomContextOf value={{ room, me, conversation, actions, readAtOpening }}>
      <Outlet />
    </RoomContextOf>
  );
}

function Waiting() {
  return (
    <Screen>
      <Loading text="게시글을 불러오는 중이에요." fullScreen />
    </Screen>
  );
}
