import type { ChatRoom, Handover } from '@mungchi/contract';
import { useState } from 'react';
import { useHandover } from '../api/handover';
import { ownSeat } from '../api/room';
import { ClosedScreen, RoomGate, WrongWay } from '../shell/room-gate';
import { RoomLoading } from '../shell/room-loading';
import { useBack } from '../shell/use-back';
import { Failed } from '../ui/feedback/failed';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Block, RowSkeletons } from '../ui/feedback/skeleton';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { AllBack } from './all-back';
import { AppointmentCard } from './appointment-card';
import { HandoverBar } from './handover-bar';
import * as css from './handover-screen.css';
import { NoAppointment } from './no-appointment';
import { People } from './people';
import { PollPanel } from './poll-panel';

const AppointmentSheet = lazyPart(() => import('./appointment-sheet').then((at) => at.AppointmentSheet));
const PollSheet = lazyPart(() => import('./poll-sheet').then((at) => at.PollSheet));

const TITLE = '만나서 받기';

/** When and where one meets, and who has what. */
export function HandoverScreen() {
  return (
    <RoomGate loading={<Waiting />} title={TITLE}>
      {(room) => <Kit room={room} />}
    </RoomGate>
  );
}

function Kit({ room }: { room: ChatRoom }) {
  const { data: kit, error, refetch } = useHandover(room.id);
  const back = useBack(`/chat/${room.id}`);
  if (room.stage === 'RECRUITING' || room.stage === 'RECRUITED' || room.stage === 'CANCELLED') {
    return (
      <ClosedScreen
        title={room.stage === 'CANCELLED' ? '취소된 공구예요.' : '아직 약속을 정할 때가 아니에요.'}
        text={room.stage === 'CANCELLED' ? '전할 물건이 없어요.' : '모두 결제한 다음에 약속을 정할 수 있어요.'}
        mood="thinking"
        to={`/chat/${room.id}`}
        way="채팅방으로 가기"
      />
    );
  }
  if (kit) return <Meeting room={room} kit={kit} />;
  if (!error) return <Waiting />;
  return (
    <Screen header={<AppBar title={TITLE} onBack={back} />}>
      <Failed onRetry={() => refetch()} />
    </Screen>
  );
}

type Open = 'appointment' | 'poll';

function Meeting({ room, kit }: { room: ChatRoom; kit: Handover }) {
  const back = useBack(`/chat/${room.id}`);
  const [sheet, setSheet] = useState<{ is: Open; open: boolean; nth: number } | null>(askedFor);
  const me = ownSeat(room);
  if (!me) return <WrongWay />;
  const isLeader = me.role === 'LEADER';
  // A sheet begins anew each time, with what is true now.
  const ask = (is: Open) => setSheet((before) => ({ is, open: true, nth: (before?.nth ?? 0) + 1 }));
  const close = () => setSheet((before) => before && { ...before, open: false });
  const { appointment, poll } = kit;
  const isMeetable = kit.stage === 'PAYING' || kit.stage === 'PURCHASED';
  return (
    <Screen
      header={
        <AppBar
          title={poll && !appointment ? (isLeader ? '가능한 시간 물어보기' : '가능한 시간 고르기') : TITLE}
          onBack={back}
        />
      }
      footer={<HandoverBar room={room} kit={kit} me={me} onAsk={ask} />}
    >
      <div className={css.page}>
        {appointment && (
          <AppointmentCard
            appointment={appointment}
            icsPath={kit.icsPath}
            room={room}
            onChange={isLeader && isMeetable ? () => ask('appointment') : undefined}
          />
        )}
        {appointment && poll && <div className={css.gap} />}
        {poll && <PollPanel room={room} poll={poll} />}
        {!appointment && !poll && isMeetable && <NoAppointment isLeader={isLeader} />}
        {kit.people.every(({ state }) => state === 'REFUNDED') && <AllBack />}
        <People room={room} kit={kit} me={me} />
      </div>
      {sheet?.is === 'appointment' && (
        <AppointmentSheet key={sheet.nth} room={room} appointment={appointment} open={sheet.open} onClose={close} />
      )}
      {isLeader && !poll && sheet?.is === 'poll' && (
        <PollSheet key={sheet.nth} room={room} open={sheet.open} onClose={close} />
      )}
    </Screen>
  );
}

/** The talk's 가능한 시간 물어보기 leads straight to the question. */
function askedFor(): { is: Open; open: boolean; nth: number } | null {
  return new URLSearchParams(location.search).get('ask') === 'poll' ? { is: 'poll', open: true, nth: 1 } : null;
}

function Waiting() {
  return (
    <RoomLoading
      title={TITLE}
      text="약속을 불러오는 중이에요."
      skeleton={
        <div className={css.page}>
          <Block height={312} radius={16} />
          <div className={css.gap} />
          <RowSkeletons count={3} />
        </div>
      }
    />
  );
}
