import { type ChatMessage, type ChatRoom, MESSAGE_DELETE_MS, type Participant, QUOTE_MAX } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import {
  Copy,
  Flag,
  type LucideIcon,
  Megaphone,
  MegaphoneOff,
  Reply,
  Trash2,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorText } from '../../api/error-copy';
import { blockQuery } from '../../api/safety';
import { useDeleteMessage, usePin } from '../../api/talk-verbs';
import { askConfirm, notify } from '../../notices/notices';
import { useAskBlock } from '../../safety/use-ask-block';
import { serverNow } from '../../time/clock';
import { useModal } from '../../ui/frame/use-modal';
import { useRoomContext } from '../room/room-context';
import { menuPlace } from './menu-place';
import * as css from './message-menu.css';

export type Held = { message: ChatMessage; bubble: Element };

type Props = { held: Held; onClose: () => void; onReport: () => void };

/** What can be done with a message: the rest is dimmed, the bubble lifted. */
export function MessageMenu({ held: { message, bubble }, onClose, onReport }: Props) {
  const { room, me, setReply } = useRoomContext();
  const modal = useModal(onClose);
  const lifted = useRef<HTMLDivElement>(null);
  const takeBack = useDeleteMessage(room.id);
  const pin = usePin(room.id);
  const mine = message.participantId === me.participantId;
  const isPinned = room.pinned?.seq === message.seq;
  const speaker = room.participants.find(({ participantId }) => participantId === message.participantId);
  const { box, menu } = menuPlace(bubble.getBoundingClientRect(), entryCount({ message, room, me, mine }), mine);

  // A picture of the bubble, above what is dimmed; what holds it leaves room for the time, which is not here.
  useEffect(() => lifted.current?.replaceChildren(...bubble.cloneNode(true).childNodes), [bubble]);

  function then(act: () => unknown) {
    return () => {
      onClose();
      void Promise.resolve(act()).catch((error: unknown) => notify(errorText(error), 'bad'));
    };
  }

  async function askBack(): Promise<void> {
    const question = {
      detail: '지운 자리에는 ‘삭제된 메시지예요.’가 남아요.',
      yes: '지우기',
      no: '그대로 둘게요',
      danger: true,
    };
    if (await askConfirm('이 메시지를 모두에게서 지울까요?', question)) await takeBack(message.seq);
  }

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(message.message);
    notify('복사했어요.');
  }

  async function changePin(): Promise<void> {
    await pin(isPinned ? null : message.seq);
    if (!isPinned) notify('공지로 올렸어요.');
  }

  const { seq, participantId, senderNickname: nickname } = message;
  const quote = { seq, participantId: participantId!, nickname, text: message.message.slice(0, QUOTE_MAX) };
  return (
    <dialog {...modal} className={css.page} aria-label="메시지 메뉴">
      <button type="button" className={css.outside} aria-label="닫기" tabIndex={-1} onClick={onClose} />
      <div ref={lifted} className={css.lifted} style={box} aria-hidden inert />
      <div className={css.menu} style={menu}>
        {!message.deleted && !room.closed && <Entry icon={Reply} label="답장" onPress={then(() => setReply(quote))} />}
        {!message.deleted && !message.pictures && <Entry icon={Copy} label="복사" onPress={then(copy)} />}
        {canPin({ message, room, me, mine }) && (
          <Entry
            icon={isPinned ? MegaphoneOff : Megaphone}
            label={isPinned ? '공지 내리기' : '공지로 올리기'}
            onPress={then(changePin)}
          />
        )}
        {!mine && <Entry icon={Flag} label="메시지 신고하기" onPress={then(onReport)} />}
        {!mine && speaker && <BlockEntry person={speaker} then={then} />}
        {canTakeBack({ message, mine }) && (
          <Entry icon={Trash2} label="모두에게서 지우기" danger onPress={then(askBack)} />
        )}
      </div>
    </dialog>
  );
}

type About = { message: ChatMessage; room: ChatRoom; me: Participant; mine: boolean };

const canPin = ({ message, room, me, mine }: About): boolean =>
  mine && me.role === 'LEADER' && !room.closed && !message.deleted;
const canTakeBack = ({ message, mine }: Pick<About, 'message' | 'mine'>): boolean =>
  mine && !message.deleted && serverNow() - Date.parse(message.sendAt) <= MESSAGE_DELETE_MS;

function entryCount(about: About): number {
  const { message, room, mine } = about;
  const own = [canPin(about), canTakeBack(about)];
  const all = [!message.deleted && !room.closed, !message.deleted && !message.pictures, ...(mine ? own : [true, true])];
  return all.filter(Boolean).length;
}

function BlockEntry({ person, then }: { person: Participant; then: (act: () => unknown) => () => void }) {
  const { data } = useQuery(blockQuery(person.userId));
  const askBlock = useAskBlock();
  const blocked = data?.blocked ?? false;
  return (
    <Entry
      icon={blocked ? UserRoundCheck : UserRoundX}
      label={blocked ? '차단 풀기' : '차단하기'}
      onPress={then(() => askBlock(person, !blocked))}
    />
  );
}

type EntryProps = { icon: LucideIcon; label: string; danger?: boolean; onPress: () => void };

function Entry({ icon: Icon, label, danger = false, onPress }: EntryProps) {
  return (
    <button type="button" className={css.entryKind[danger ? 'danger' : 'plain']} onClick={onPress}>
      <Icon size={22} aria-hidden />
      {label}
    </button>
  );
}
