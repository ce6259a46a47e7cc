import type { ChatRoom, Handover, Participant } from '@mungchi/contract';
import { Button, ButtonLink } from '../ui/control/button';
import { BottomBar } from '../ui/frame/bottom-bar';
import * as css from './handover-screen.css';

type Props = { room: ChatRoom; kit: Handover; me: Participant; onAsk: () => void };

/** The one thing this reader does next. */
export function HandoverBar({ room, kit, me, onAsk }: Props) {
  if (me.role !== 'LEADER') return <ReceiveBar room={room} kit={kit} />;
  const { appointment, stage } = kit;
  if (appointment || (stage !== 'PAYING' && stage !== 'PURCHASED')) return null;
  return (
    <BottomBar>
      <Button aria-haspopup="dialog" onPress={onAsk}>
        약속 정하기
      </Button>
    </BottomBar>
  );
}

function ReceiveBar({ room, kit }: Pick<Props, 'room' | 'kit'>) {
  const mine = kit.people.find((person) => person.me);
  const isOpen = mine && mine.state !== 'RECEIVED' && mine.state !== 'REFUNDED' && mine.state !== 'DISPUTED';
  if (kit.stage !== 'PURCHASED' || !isOpen) return null;
  return (
    <BottomBar>
      <div className={css.buttons}>
        <p className={css.note}>물건을 받은 다음에 눌러 주세요.</p>
        <ButtonLink to={`/chat/${room.id}/receive`}>받았어요</ButtonLink>
      </div>
    </BottomBar>
  );
}
