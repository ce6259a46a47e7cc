import type { ChatRoom, Participant } from '@mungchi/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { isRefusal } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { ownSeat } from '../api/room';
import { useReceive } from '../api/room-verbs';
import { settle } from '../api/settle';
import { StepMoment } from '../chat/steps/step-moment';
import { useLocation } from '../links';
import { showAlert } from '../notices/notices';
import { ClosedScreen, RoomGate, WrongWay } from '../shell/room-gate';
import { RoomLoading } from '../shell/room-loading';
import { useBack } from '../shell/use-back';
import { Button, ButtonLink } from '../ui/control/button';
import { IconButton } from '../ui/control/icon-button';
import { AppBar } from '../ui/frame/app-bar';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Screen } from '../ui/frame/screen';
import { CodeField, codeProblem } from './code-field';
import { HeldMoney } from './held-money';
import { ReceiveHead } from './receive-head';
import * as css from './receive-screen.css';

const TITLE = '받았어요';

/** From the leader's QR, or by hand: one's own word that the goods are there. Opening it confirms nothing. */
export function ReceiveScreen() {
  return (
    <RoomGate loading={<Waiting />} title={TITLE}>
      {(room) => <Receiver room={room} />}
    </RoomGate>
  );
}

function Receiver({ room }: { room: ChatRoom }) {
  const me = ownSeat(room);
  // What was pressed here is celebrated here, also when the room has moved on meanwhile.
  const [received, setReceived] = useState(false);
  const [, navigate] = useLocation();
  const leave = () => navigate(`/chat/${room.id}`, { replace: true });
  if (!me) return <WrongWay />;
  if (received) return <StepMoment step="trade" room={room} me={me} onClose={leave} />;
  if (room.disputed && room.stage === 'PURCHASED')
    return (
      <ClosedScreen
        title="알린 문제를 확인하고 있어요."
        text="문제를 마무리한 다음에 누를 수 있어요."
        mood="calm"
        to={`/chat/${room.id}/dispute`}
        way="알린 문제 보기"
      />
    );
  const closed = closedWords(room, me);
  if (closed) return <ClosedScreen mood="happy" to={`/chat/${room.id}`} way="채팅방으로 가기" {...closed} />;
  return <Receive room={room} me={me} onReceived={() => setReceived(true)} />;
}

function closedWords({ id, stage }: ChatRoom, { role, tradeCompleted }: Participant) {
  if (role === 'LEADER') return { title: '이웃이 여는 화면이에요.', text: '받은 이웃이 자기 휴대폰으로 확인해요.' };
  if (stage === 'CANCELLED') return { title: '취소된 공구예요.', text: '받을 물건이 없어요.' };
  if (tradeCompleted || stage === 'COMPLETED')
    return {
      title: '이미 마무리한 거래예요.',
      text: '물건을 받았거나 돈을 돌려받았어요.',
      // There one can still say for a day that something is wrong.
      to: `/chat/${id}/handover` as const,
      way: '만나서 받기',
    };
  return stage === 'PURCHASED'
    ? null
    : { title: '아직 받을 때가 아니에요.', text: '리더가 구매를 마친 다음에 누를 수 있어요.' };
}

type Props = { room: ChatRoom; me: Participant; onReceived: () => void };

function Receive({ room, me, onReceived }: Props) {
  const back = useBack(`/chat/${room.id}`);
  const [query] = useSearchParams();
  const scanned = /^\d{6}$/.exec(query.get('code') ?? '')?.[0] ?? null;
  const [typed, setTyped] = useState('');
  // A scanned code that is wrong is typed anew.
  const [refused, setRefused] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const isScanned = scanned !== null && refused !== scanned;
  const code = isScanned ? scanned : typed;

  const receive = useReceive(room.id, {
    onSuccess: onReceived,
    onError: (error) => {
      if (!isRefusal(error, 'CODE_WRONG')) return void showAlert('거래 완료 실패', errorText(error));
      setRefused(code);
      setProblem(errorText(error));
    },
  });

  async function press() {
    const found = codeProblem(code);
    setProblem(found);
    if (!found) await settle(receive(code === '' ? null : code));
  }

  return (
    <Screen
      header={<AppBar title={TITLE} start={<IconButton icon={X} label="닫기" iconSize={28} onClick={back} />} />}
      footer={
        <BottomBar>
          <div className={css.buttons}>
            <p className={css.after}>물건을 받은 다음에 눌러 주세요.</p>
            <Button onPress={press}>받았어요</Button>
            {me.share > 0 && (
              <ButtonLink to={`/chat/${room.id}/dispute`} kind="plain">
                문제가 있어요
              </ButtonLink>
            )}
          </div>
        </BottomBar>
      }
    >
      <div className={css.page}>
        <ReceiveHead room={room} me={me} code={isScanned ? scanned : null} />
        {!isScanned && (
          <CodeField
            value={typed}
            error={problem}
            onChange={(next) => {
              setTyped(next);
              setProblem(undefined);
            }}
          />
        )}
        <HeldMoney room={room} me={me} />
      </div>
    </Screen>
  );
}

function Waiting() {
  return <RoomLoading title={TITLE} text="공구를 불러오는 중이에요." />;
}
