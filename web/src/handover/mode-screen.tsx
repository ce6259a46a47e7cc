import { type ChatRoom, type Handover, pageUrl } from '@mungchi/contract';
import { Sun, WifiOff, X } from 'lucide-react';
import { useHandover } from '../api/handover';
import { ClosedScreen, RoomGate } from '../shell/room-gate';
import { useBack } from '../shell/use-back';
import { IconButton } from '../ui/control/icon-button';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { Screen, useOnline } from '../ui/frame/screen';
import { QrPicture } from '../ui/piece/qr-picture';
import * as css from './mode-screen.css';
import { TickList } from './tick-list';
import { hasGoods, useTicks } from './use-ticks';
import { useWakeLock } from './use-wake-lock';
import { withCosts } from './with-costs';

/** The leader's screen on the day: code and QR to show, neighbours to tick. Works without a network. */
export function ModeScreen() {
  return <RoomGate loading={<Waiting />}>{(room) => <Kit room={room} />}</RoomGate>;
}

function Kit({ room }: { room: ChatRoom }) {
  const { data: kit, error, refetch } = useHandover(room.id);
  if (kit?.code) return <Mode room={room} kit={kit} code={kit.code} />;
  if (kit) {
    return (
      <ClosedScreen
        title="지금은 전달 화면을 열 수 없어요."
        text="물건을 산 다음에 리더가 열 수 있어요."
        mood="thinking"
        to={`/chat/${room.id}/handover`}
        way="만나서 받기"
      />
    );
  }
  if (!error) return <Waiting />;
  return (
    <Screen>
      <Failed fullScreen onRetry={() => refetch()} />
    </Screen>
  );
}

function Mode({ room, kit, code }: { room: ChatRoom; kit: Handover; code: string }) {
  const back = useBack(`/chat/${room.id}/handover`);
  const awake = useWakeLock();
  const { people, tick } = useTicks(room.id, kit.people);
  const handed = people.filter(hasGoods).length;
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <IconButton icon={X} label="전달 화면 닫기" iconSize={28} onClick={back} />
        <h1 className={css.title}>전달 화면</h1>
        {awake && (
          <p className={css.awake}>
            <Sun size={18} aria-hidden />
            화면이 꺼지지 않아요
          </p>
        )}
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <p className={css.show}>이 화면을 이웃에게 보여 주세요</p>
        <div className={css.code}>
          <p className={css.digits} role="img" aria-label={`수령 코드 ${code.split('').join(' ')}`}>
            <span>{code.slice(0, 3)}</span>
            <span>{code.slice(3)}</span>
          </p>
        </div>
        <div className={css.middle}>
          <div className={css.tile}>
            <QrPicture label="수령 코드 QR" text={pageUrl(location.origin, `/chat/${room.id}/receive?code=${code}`)} />
          </div>
          <div className={css.side}>
            <p className={css.what}>전달한 이웃</p>
            <p className={css.counter} role="status">
              {handed}
              <span className={css.of}>/{people.length}명</span>
            </p>
            <div className={css.segments} aria-hidden>
              {people.map(({ participantId }, nth) => (
                <span key={participantId} className={nth < handed ? css.full : css.open} />
              ))}
            </div>
            <p className={css.hint}>찍거나, 숫자 6자리를 입력하면 돼요.</p>
          </div>
        </div>
        <TickList people={withCosts(people, room)} onTick={tick} />
      </main>
      <OfflineFoot />
    </div>
  );
}

function OfflineFoot() {
  const online = useOnline();
  return (
    <div role="status" className={css.footPlace}>
      {!online && (
        <p className={css.foot}>
          <WifiOff size={18} aria-hidden />
          지금은 오프라인이에요. 표시는 연결되면 보낼게요.
        </p>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Screen>
      <Loading text="수령 코드를 불러오는 중이에요." fullScreen />
    </Screen>
  );
}
