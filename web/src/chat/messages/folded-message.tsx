import type { ChatMessage } from '@mungchi/contract';
import { EyeOff, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { oneLine } from '../../ui/foundation/type.css';
import { Avatar } from '../../ui/piece/avatar';
import * as css from './bubble.css';
import * as fold from './folded-message.css';
import { FOLDED_WORDS } from './folded-rules';
import { Photos } from './photos';
import { SaidWords } from './said-words';

type Props = { message: ChatMessage; why: 'blocked' | 'reported'; last: boolean };

/** Closed for this reader alone, until they open it: the room is about shared money. */
export function FoldedMessage({ message, why, last }: Props) {
  const [open, setOpen] = useState(false);
  const name = message.senderNickname ?? '알 수 없음';
  const isUnnamed = why === 'blocked' && !open;
  return (
    <div className={`${css.rowKind[last ? 'last' : 'inner']} ${css.theirs}`} data-seq={message.seq}>
      <div className={css.face}>
        {why === 'blocked' ? (
          <span className={fold.face}>
            <UserRoundX size={20} aria-hidden />
          </span>
        ) : (
          <Avatar profileUrl={message.senderProfileUrl} size={40} />
        )}
      </div>
      <div className={css.said}>
        <div className={css.name}>
          <span className={oneLine}>{isUnnamed ? '차단한 이웃' : name}</span>
          {open && <span className={fold.chip}>{why === 'blocked' ? '차단함' : '신고함'}</span>}
        </div>
        <div className={fold.bubble}>
          {open &&
            (message.pictures ? (
              <Photos message={message} side="theirs" />
            ) : (
              <p className={fold.words}>
                <SaidWords text={message.message} />
              </p>
            ))}
          <p className={open ? fold.noteSmall : fold.note}>
            <EyeOff size={open ? 16 : 18} aria-hidden className={fold.icon} />
            <span className={fold.text}>{open ? '나에게만 접혀 있어요' : FOLDED_WORDS[why]}</span>
            <button type="button" className={fold.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? '접기' : '보기'}
            </button>
          </p>
        </div>
      </div>
    </div>
  );
}
