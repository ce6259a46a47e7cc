import type { ChatRoom } from '@mungchi/contract';
import { Suspense } from 'react';
import { ownSeat } from '../api/room';
import { RoomGate, WrongWay } from '../shell/room-gate';
import { useBack } from '../shell/use-back';
import { AppBar } from '../ui/app-bar';
import { fetchedLater } from '../ui/fetched-later';
import { Loading } from '../ui/loading';
import { Screen } from '../ui/screen';

// Asked for at once, beside the room itself: neither waits for the other.
const RoomTalk = fetchedLater(() => import('./room-talk').then((at) => at.RoomTalk));
RoomTalk.fetch().catch(() => undefined);

/** Around every screen of a room: loads it once and keeps its conversation alive between them. */
export function RoomFrame() {
  return <RoomGate loading={<Waiting />}>{(room) => <Frame key={room.id} room={room} />}</RoomGate>;
}

function Frame({ room }: { room: ChatRoom }) {
  const me = ownSeat(room);
  if (!me) return <WrongWay />;
  return (
    <Suspense fallback={<Waiting />}>
      <RoomTalk room={room} me={me} />
    </Suspense>
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
