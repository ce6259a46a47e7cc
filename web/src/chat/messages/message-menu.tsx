import { type ChatMessage, type Participant, QUOTE_MAX } from '@mungchi/contract';
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
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/error-copy';
import { blockQuery } from '../../api/safety';
import { useDeleteMessage, usePin } from '../../api/talk-verbs';
import { askConfirm, notify } from '../../notices/notices';
import { useAskBlock } from '../../safety/use-ask-block';
import { serverNow } from '../../time/clock';
import { useModal } from '../../ui/frame/use-modal';
import { useRoomContext } from '../room/room-context';
import { menuPlace } from './menu-place';
import { type MenuEntry, menuEntries } from './menu-rules';
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
  const entries = useState(() => menuEntries({ message, room, me }, serverNow()))[0];
  const speaker = room.participants.find(({ participantId }) => participantId === message.participantId);
  const { box, menu } = menuPlace(
    bubble.getBoundingClientRect(),
    entries.length,
    message.participantId === me.participantId,
  );

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

  async function putUp(): Promise<void> {
    await pin(message.seq);
    notify('공지로 올렸어요.');
  }

  const { seq, participantId, senderNickname: nickname } = message;
  const quote = { seq, participantId: participantId!, nickname, text: message.message.slice(0, QUOTE_MAX) };
  const ways: Record<Exclude<MenuEntry, 'block'>, { icon: LucideIcon; label: string; press: () => unknown }> = {
    reply: { icon: Reply, label: '답장', press: () => setReply(quote) },
    copy: { icon: Copy, label: '복사', press: copy },
    pin: { icon: Megaphone, label: '공지로 올리기', press: putUp },
    unpin: { icon: MegaphoneOff, label: '공지 내리기', press: () => pin(null) },
    report: { icon: Flag, label: '메시지 신고하기', press: onReport },
    'take-back': { icon: Trash2, label: '모두에게서 지우기', press: askBack },
  };
  return (
    <dialog {...modal} className={css.page} aria-label="메시지 메뉴">
      <button type="button" className={css.outside} aria-label="닫기" tabIndex={-1} onClick={onClose} />
      <div ref={lifted} className={css.lifted} style={box} aria-hidden inert />
      <div className={css.menu} style={menu}>
        {entries.map((entry) => {
          if (entry === 'block') return speaker && <BlockEntry key={entry} person={speaker} then={then} />;
          const { icon, label, press } = ways[entry];
          return <Entry key={entry} icon={icon} label={label} danger={entry === 'take-back'} onPress={then(press)} />;
        })}
      </div>
    </dialog>
  );
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
