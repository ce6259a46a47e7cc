import type { ChatRoom } from '@mungchi/contract';
import { Bell, BellOff, CircleAlert, EllipsisVertical, PackageCheck, Repeat2, Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { errorText } from '../../api/error-copy';
import { useMuteRoom } from '../../api/notification-verbs';
import { ownSeat } from '../../api/room';
import { useOfferSeat } from '../../api/seat-verbs';
import { useCloseOnBack } from '../../history/use-close-on-back';
import { Link } from '../../links';
import { askConfirm, notify } from '../../notices/notices';
import { useSinglePress } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import * as css from './room-menu.css';

const TalkSearch = lazyPart(() => import('../search/talk-search').then((at) => at.TalkSearch));

/** What one can do with a room that is not talking. */
export function RoomMenu({ room }: { room: ChatRoom }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  useCloseOnBack(open, () => panel.current?.hidePopover());
  const mute = useMuteRoom(room.id);

  const { press } = useSinglePress(async () => {
    panel.current?.hidePopover();
    try {
      const { muted } = await mute(!room.muted);
      notify(muted ? '이 채팅방의 알림을 껐어요. 거래 소식은 계속 알려 드려요.' : '이 채팅방의 알림을 켰어요.');
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  });

  const offerSeat = useOfferSeat(room.id);
  const { press: giveSeat } = useSinglePress(async () => {
    panel.current?.hidePopover();
    const { text, ...question } = HAND_ON_QUESTION;
    if (await askConfirm(text, question)) await offerSeat(true);
  });

  const Icon = room.muted ? Bell : BellOff;
  return (
    <>
      {room.muted && <BellOff size={18} role="img" aria-label="알림 꺼짐" className={css.muted} />}
      <button type="button" className={css.button} popoverTarget={id} aria-label="메뉴">
        <EllipsisVertical size={24} aria-hidden />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={css.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <button
          type="button"
          className={css.entry}
          onClick={() => {
            panel.current?.hidePopover();
            setSearching(true);
          }}
        >
          <Search size={20} aria-hidden />
          대화 검색
        </button>
        <button type="button" className={css.entry} onClick={press}>
          <Icon size={20} aria-hidden />
          {room.muted ? '알림 켜기' : '알림 끄기'}
        </button>
        {mayPack(room) && (
          <Link to={`/chat/${room.id}/packing`} className={css.entry}>
            <PackageCheck size={20} aria-hidden />
            전달 목록
          </Link>
        )}
        {mayTell(room) && (
          <Link to={`/chat/${room.id}/dispute`} className={css.entry}>
            <CircleAlert size={20} aria-hidden />
            {room.disputed ? '알린 문제 보기' : '문제 알리기'}
          </Link>
        )}
        {mayOfferSeat(room) && (
          <button type="button" className={css.entry} onClick={giveSeat}>
            <Repeat2 size={20} aria-hidden />
            자리 넘기기
          </button>
        )}
      </div>
      {searching && <TalkSearch onClose={() => setSearching(false)} />}
    </>
  );
}

/** The leader, once everybody is there. */
const mayPack = (room: ChatRoom): boolean =>
  ownSeat(room)?.role === 'LEADER' && room.stage !== 'RECRUITING' && room.stage !== 'CANCELLED';

/** Where help and assistant send a follower who got nothing, or something else; after receiving, the meeting's page leads there. */
const mayTell = (room: ChatRoom): boolean => ownSeat(room)?.role === 'FOLLOWER' && room.stage === 'PURCHASED';

/** A follower who has not paid, until everybody has. */
function mayOfferSeat(room: ChatRoom): boolean {
  const me = ownSeat(room);
  const isBefore = room.stage === 'RECRUITING' || room.stage === 'RECRUITED';
  return isBefore && !room.closed && me?.role === 'FOLLOWER' && me.payStatement === 'UNPAID' && !me.handingOn;
}

const HAND_ON_QUESTION = {
  text: '자리를 다른 이웃에게 넘길까요?',
  detail: '이어받을 이웃이 나타나면 자동으로 넘어가요. 그때까지는 내 자리이고 결제 기한도 그대로예요.',
  yes: '넘길게요',
  no: '그대로 둘게요',
};
