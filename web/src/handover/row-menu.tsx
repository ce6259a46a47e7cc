import type { HandoverPerson, HandoverState, RoomId } from '@mungchi/contract';
import { EllipsisVertical, HandHelping, type LucideIcon, Undo2, UserX } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useMark } from '../api/handover-verbs';
import { useCloseOnBack } from '../history/use-close-on-back';
import { useSinglePress } from '../ui/control/button';
import * as css from './row-menu.css';

type Word = { icon: LucideIcon; word: string; mark: 'HANDED' | 'NO_SHOW'; on: boolean };

/** What the leader can say about a neighbour now; a word can be taken back until the neighbour has received. */
const words: Partial<Record<HandoverState, Word[]>> = {
  WAITING: [
    { icon: HandHelping, word: '전달했어요', mark: 'HANDED', on: true },
    { icon: UserX, word: '안 왔어요', mark: 'NO_SHOW', on: true },
  ],
  HANDED: [{ icon: Undo2, word: '되돌리기', mark: 'HANDED', on: false }],
  NO_SHOW: [{ icon: Undo2, word: '되돌리기', mark: 'NO_SHOW', on: false }],
};

export function RowMenu({ chatRoomId, person }: { chatRoomId: RoomId; person: HandoverPerson }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const mark = useMark(chatRoomId);
  useCloseOnBack(isOpen, () => menu.current?.hidePopover());
  const sayable = words[person.state];
  if (!sayable) return null;
  const anchor = `--person-${person.participantId}`;
  return (
    <>
      <button
        type="button"
        className={css.dots}
        style={{ anchorName: anchor } as object}
        popoverTarget={id}
        aria-label={`${person.nickname}님 메뉴`}
        title={`${person.nickname}님 메뉴`}
      >
        <EllipsisVertical size={22} aria-hidden />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={css.menu}
        style={{ positionAnchor: anchor } as object}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {sayable.map((each, index) => (
          <Item
            key={each.word}
            {...each}
            look={index === 0 ? css.first : css.item}
            onPress={() => {
              menu.current?.hidePopover();
              return mark({ participantId: person.participantId, mark: each.mark, on: each.on });
            }}
          />
        ))}
      </div>
    </>
  );
}

function Item({ icon: Icon, word, look, onPress }: Word & { look: string; onPress: () => unknown }) {
  const { press } = useSinglePress(onPress);
  return (
    <button type="button" className={look} onClick={press}>
      <Icon size={22} aria-hidden className={css.icon} />
      {word}
    </button>
  );
}
