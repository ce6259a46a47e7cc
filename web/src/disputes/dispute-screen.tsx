import type { ChatRoom, Dispute, Participant } from '@mungchi/contract';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useDisputes } from '../api/disputes';
import { ownSeat } from '../api/room';
import { ClosedScreen, RoomGate, WrongWay } from '../shell/room-gate';
import { RoomLoading } from '../shell/room-loading';
import { useBack } from '../shell/use-back';
import { Failed } from '../ui/feedback/failed';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { DisputeForm } from './dispute-form';
import { chosenDispute, isOpen } from './dispute-rules';
import { DisputeView } from './dispute-view';

const TITLE = '문제 알리기';

/** Saying that something is wrong, and what came of it. */
export function DisputeScreen() {
  return (
    <RoomGate loading={<Waiting />} title={TITLE}>
      {(room) => <Disputes room={room} />}
    </RoomGate>
  );
}

function Disputes({ room }: { room: ChatRoom }) {
  const { data: all, error, refetch } = useDisputes(room.id);
  const back = useBack(`/chat/${room.id}`);
  const me = ownSeat(room);
  if (!me) return <WrongWay />;
  if (all) return <Chosen room={room} me={me} all={all} />;
  if (!error) return <Waiting />;
  return (
    <Screen header={<AppBar title={TITLE} onBack={back} />}>
      <Failed onRetry={() => refetch()} />
    </Screen>
  );
}

type Props = { room: ChatRoom; me: Participant; all: readonly Dispute[] };

function Chosen({ room, me, all }: Props) {
  const [query] = useSearchParams();
  const [anew, setAnew] = useState(false);
  const dispute = chosenDispute(all, Number(query.get('id')));
  const isLeader = me.role === 'LEADER';
  const canTell = !isLeader && (room.stage === 'PURCHASED' || room.stage === 'COMPLETED');
  if (canTell && (!dispute || (anew && !all.some(isOpen)))) {
    return <DisputeForm room={room} me={me} all={all} onTold={() => setAnew(false)} />;
  }
  if (dispute) {
    return (
      <DisputeView room={room} me={me} dispute={dispute} all={all} onAnew={canTell ? () => setAnew(true) : undefined} />
    );
  }
  return (
    <ClosedScreen
      title={isLeader ? '알린 문제가 없어요.' : '아직 알릴 수 없어요.'}
      text={isLeader ? '이웃이 문제를 알리면 여기에서 답할 수 있어요.' : '물건을 산 다음에 알릴 수 있어요.'}
      mood="calm"
      to={`/chat/${room.id}`}
      way="채팅방으로 가기"
    />
  );
}

function Waiting() {
  return <RoomLoading title={TITLE} text="알린 문제를 불러오는 중이에요." />;
}
