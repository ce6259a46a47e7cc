import type { ChatRoom, Packing, Stage } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { packingQuery } from '../../api/desk';
import { ownSeat } from '../../api/room';
import { ClosedScreen, RoomGate, WrongWay } from '../../shell/room-gate';
import { useBack } from '../../shell/use-back';
import { useNow } from '../../time/clock';
import { meetingTime } from '../../time/meeting-words';
import { Button } from '../../ui/control/button';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { RowSkeletons } from '../../ui/feedback/skeleton';
import { tickBox } from '../../ui/field/tick-box.css';
import { AppBar } from '../../ui/frame/app-bar';
import { Screen } from '../../ui/frame/screen';
import { Picture } from '../../ui/piece/picture';
import { DOT } from '../../ui/text/dot';
import { leftWords } from './left-words';
import * as css from './packing.css';
import { downloadPacking, packingCsv } from './packing-file';
import { PackingPaper } from './packing-paper';
import { PackingRow } from './packing-row';

const TITLE = '전달 목록';

/** Who gets how much, on the phone and on paper. The leader's. */
export function PackingScreen() {
  return (
    <RoomGate loading={<Waiting />} title={TITLE}>
      {(room) => <Sheet room={room} />}
    </RoomGate>
  );
}

function Sheet({ room }: { room: ChatRoom }) {
  const isLeader = ownSeat(room)?.role === 'LEADER';
  const closed = CLOSED[room.stage];
  const {
    data: packing,
    error,
    refetch,
  } = useQuery({
    ...packingQuery(room.id),
    refetchOnMount: 'always',
    enabled: isLeader && !closed,
  });
  const back = useBack(`/chat/${room.id}`);
  if (!isLeader) return <WrongWay />;
  if (closed) return <ClosedScreen {...closed} mood="thinking" to={`/chat/${room.id}`} way="채팅방으로 가기" />;
  if (packing) return <List room={room} packing={packing} />;
  if (!error) return <Waiting />;
  return (
    <Screen header={<AppBar title={TITLE} onBack={back} />}>
      <Failed onRetry={() => refetch()} />
    </Screen>
  );
}

/** When there is nothing to hand out. */
const CLOSED: Partial<Record<Stage, { title: string; text: string }>> = {
  RECRUITING: { title: '아직 전할 때가 아니에요.', text: '모두 모인 다음에 볼 수 있어요.' },
  CANCELLED: { title: '취소된 공구예요.', text: '전할 물건이 없어요.' },
};

function List({ room, packing }: { room: ChatRoom; packing: Packing }) {
  const now = useNow();
  const back = useBack(`/chat/${room.id}`);
  const [isNoted, setNoted] = useState(true);
  const { title, quantity, appointment, each, left, people } = packing;
  const name = `${title} ${quantity}`;
  return (
    <>
      <div className={css.screen}>
        <Screen
          header={<AppBar title={TITLE} onBack={back} />}
          footer={
            <footer className={css.bar}>
              <label className={css.tick}>
                <input
                  type="checkbox"
                  className={tickBox}
                  checked={isNoted}
                  onChange={(event) => setNoted(event.target.checked)}
                />
                메모도 인쇄
              </label>
              <div className={css.buttons}>
                <Button onPress={() => print()}>
                  <Printer size={20} aria-hidden />
                  인쇄하기
                </Button>
                <Button kind="secondary" onPress={() => downloadPacking(`${name}.csv`, packingCsv(packing))}>
                  CSV
                </Button>
              </div>
            </footer>
          }
        >
          <div className={css.page}>
            <div className={css.head}>
              <Picture src={packing.image} alt="" width={56} height={56} radius={16} eager />
              <div className={css.headWords}>
                <h2 className={css.name}>{name}</h2>
                {appointment && (
                  <p className={css.meeting}>
                    {meetingTime(appointment.startsAt, now)}
                    {DOT}
                    {appointment.place}
                  </p>
                )}
              </div>
            </div>
            <ul>
              {people.map((person) => (
                <PackingRow key={person.participantId} chatRoomId={room.id} person={person} />
              ))}
            </ul>
            {left && (
              <p className={css.left}>
                {each}씩 나누면 <b className={css.leftAmount}>{leftWords(left)}.</b>
              </p>
            )}
          </div>
        </Screen>
      </div>
      <PackingPaper packing={packing} isNoted={isNoted} />
    </>
  );
}

function Waiting() {
  const back = useBack('/chat/list');
  return (
    <Screen header={<AppBar title={TITLE} onBack={back} />}>
      <Loading
        text="전달 목록을 불러오는 중이에요."
        skeleton={
          <div className={css.page}>
            <RowSkeletons count={5} />
          </div>
        }
      />
    </Screen>
  );
}
