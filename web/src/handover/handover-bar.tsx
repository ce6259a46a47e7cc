import {
  type ChatRoom,
  DISPUTE_HOURS,
  type Handover,
  type HandoverPerson,
  HOUR_MS,
  type Participant,
  type TimePoll,
} from '@mungchi/contract';
import { QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePickSlot } from '../api/handover-verbs';
import { notify } from '../notices/notices';
import { useNow } from '../time/clock';
import { meetingTime } from '../time/meeting-words';
import { Button, ButtonLink } from '../ui/control/button';
import { lazyPart } from '../ui/feedback/lazy-part';
import { BottomBar } from '../ui/frame/bottom-bar';
import { useLateSheet } from '../ui/frame/use-late-sheet';
import { bestSlots } from '../ui/text/poll-rules';
import * as css from './handover-screen.css';
import { aheadOf, slotAim } from './poll-rules';

const PickSheet = lazyPart(() => import('./pick-sheet').then((at) => at.PickSheet));

type Props = { room: ChatRoom; kit: Handover; me: Participant; onAsk: (sheet: 'appointment' | 'poll') => void };

/** The one thing this reader does next. */
export function HandoverBar({ room, kit, me, onAsk }: Props) {
  const now = useNow();
  if (me.role !== 'LEADER') return <ReceiveBar room={room} kit={kit} />;
  const { appointment, poll, stage } = kit;
  if (stage !== 'PAYING' && stage !== 'PURCHASED') return null;
  const mode = stage === 'PURCHASED' && kit.code !== null;
  const isOver = appointment !== null && Date.parse(appointment.endsAt) <= now;
  if (poll) {
    return (
      <BottomBar>
        <div className={css.buttons}>
          <PickButtons room={room} poll={poll} onAsk={onAsk}>
            {mode && <ModeLink room={room} kind="plain" />}
          </PickButtons>
        </div>
      </BottomBar>
    );
  }
  if (!appointment) {
    return (
      <BottomBar>
        <div className={css.buttons}>
          <Button aria-haspopup="dialog" onPress={() => onAsk('appointment')}>
            약속 정하기
          </Button>
          <Button kind="secondary" aria-haspopup="dialog" onPress={() => onAsk('poll')}>
            가능한 시간 물어보기
          </Button>
          {mode && <ModeLink room={room} kind="plain" />}
        </div>
      </BottomBar>
    );
  }
  if (!mode) return null;
  return (
    <BottomBar>
      <div className={css.buttons}>
        <ModeLink room={room} kind="primary" />
        {isOver && (
          <Button kind="plain" aria-haspopup="dialog" onPress={() => onAsk('poll')}>
            가능한 시간 다시 물어보기
          </Button>
        )}
      </div>
    </BottomBar>
  );
}

function ModeLink({ room, kind }: { room: ChatRoom; kind: 'primary' | 'plain' }) {
  return (
    <ButtonLink to={`/chat/${room.id}/handover/mode`} kind={kind}>
      <QrCode size={20} aria-hidden />
      전달 화면 열기
    </ButtonLink>
  );
}

type PickProps = { room: ChatRoom; poll: TimePoll; onAsk: Props['onAsk']; children: ReactNode };

/** The most popular time with one press, any other with two. */
function PickButtons({ room, poll, onAsk, children }: PickProps) {
  const pick = usePickSlot(room.id);
  const sheet = useLateSheet();
  const ahead = aheadOf(poll, useNow());
  const [best] = bestSlots(ahead);

  async function choose(slot: number) {
    if (await pick({ pollId: poll.id, slot })) notify('약속을 정하고 이웃들에게 알렸어요.');
  }

  return (
    <>
      {best && <Button onPress={() => choose(best.slot)}>{slotAim(best)} 정하기</Button>}
      <div className={css.pair}>
        <Button kind={best ? 'plain' : 'secondary'} aria-haspopup="dialog" onPress={sheet.open}>
          {best ? '다른 시간으로 정하기' : '바로 정하기'}
        </Button>
        {children}
      </div>
      {sheet.isWanted && (
        <PickSheet poll={ahead} open={sheet.isOpen} onPick={choose} onAsk={onAsk} onClose={sheet.close} />
      )}
    </>
  );
}

function ReceiveBar({ room, kit }: Pick<Props, 'room' | 'kit'>) {
  const mine = kit.people.find((person) => person.me);
  if (mine?.state === 'RECEIVED') return <StillWrong room={room} mine={mine} />;
  const isOpen = mine && mine.state !== 'REFUNDED';
  // A case that silence opened ends with this very press.
  if (kit.stage !== 'PURCHASED' || !isOpen || room.disputed) return null;
  return (
    <BottomBar>
      <div className={css.buttons}>
        <p className={css.note}>물건을 받은 다음에 눌러 주세요.</p>
        <ButtonLink to={`/chat/${room.id}/receive`}>받았어요</ButtonLink>
      </div>
    </BottomBar>
  );
}

/** A dispute can be opened for `DISPUTE_HOURS` after receiving, also when the receipt was confirmed automatically. */
function StillWrong({ room, mine: { at, share } }: { room: ChatRoom; mine: HandoverPerson }) {
  const now = useNow();
  const until = at ? Date.parse(at) + DISPUTE_HOURS * HOUR_MS : 0;
  if (until <= now || share === 0) return null;
  return (
    <BottomBar>
      <div className={css.buttons}>
        <p className={css.note}>문제가 있다면 {meetingTime(new Date(until).toISOString(), now)}까지 알려 주세요.</p>
        <ButtonLink to={`/chat/${room.id}/dispute`} kind="plain">
          문제 알리기
        </ButtonLink>
      </div>
    </BottomBar>
  );
}
