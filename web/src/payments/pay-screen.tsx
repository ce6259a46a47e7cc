import type { ChatRoom } from '@mungchi/contract';
import { ownSeat } from '../api/room';
import { ClosedScreen, RoomGate } from '../shell/room-gate';
import { RoomLoading } from '../shell/room-loading';
import { useBack } from '../shell/use-back';
import { Block, RowSkeletons } from '../ui/feedback/skeleton';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { Collected } from './collected';
import { DeadlineLine } from './deadline-line';
import { LedgerButton } from './ledger-button';
import { PayBar } from './pay-bar';
import * as css from './pay-screen.css';
import { paymentLine, remainderLine } from './pay-words';
import { Payers } from './payers';
import { SeatOfferState } from './seat-offer-state';
import { useLedger } from './use-ledger';

const TITLE = '1/N 결제 현황';

/** Who has paid, what has come together, and one's own share. */
export function PayScreen() {
  return (
    <RoomGate loading={<Waiting />} title={TITLE}>
      {(room) => <Payment room={room} />}
    </RoomGate>
  );
}

function Payment({ room }: { room: ChatRoom }) {
  if (room.stage === 'RECRUITING') {
    return (
      <ClosedScreen
        title="아직 모집 중입니다."
        text={paymentLine(room)}
        mood="thinking"
        to={`/chat/${room.id}`}
        way="채팅방으로 가기"
      />
    );
  }
  return <Figures room={room} />;
}

function Figures({ room }: { room: ChatRoom }) {
  const back = useBack(`/chat/${room.id}`);
  const { data: books } = useLedger(room.id, { enabled: room.stage === 'CANCELLED' });
  const me = ownSeat(room);
  const remainder = remainderLine(room);
  return (
    <Screen header={<AppBar title={TITLE} onBack={back} />} footer={<PayBar room={room} />}>
      <div className={css.page}>
        <h2 className={css.title}>결제 현황이에요.</h2>
        {me && <DeadlineLine room={room} me={me} />}
        <p className={css.lead} role="status">
          {paymentLine(room, books?.entries)}
        </p>
        {me?.handingOn && <SeatOfferState chatRoomId={room.id} />}
        <Collected room={room} />
        <Payers room={room} />
        {remainder && <p className={css.remainder}>{remainder}</p>}
        <LedgerButton chatRoomId={room.id} />
      </div>
    </Screen>
  );
}

function Waiting() {
  return (
    <RoomLoading
      title={TITLE}
      text="결제 현황을 불러오는 중이에요."
      skeleton={
        <div className={css.page}>
          <Block width={170} height={32} />
          <div className={css.lead}>
            <Block width={220} height={20} />
          </div>
          <Block height={174} radius={20} />
          <div className={css.rows}>
            <RowSkeletons count={3} />
          </div>
        </div>
      }
    />
  );
}
