import type { ChatMessage } from '@mungchi/contract';
import { clockTime } from '../../time/time-label';
import { useLongPress } from '../../ui/control/use-long-press';
import { hidden, oneLine } from '../../ui/foundation/type.css';
import { Avatar } from '../../ui/piece/avatar';
import { LeaderBadge } from '../../ui/piece/badge';
import * as css from './bubble.css';
import { SaidWords } from './said-words';

type Props = {
  message: ChatMessage;
  leader: boolean;
  first: boolean;
  last: boolean;
  /** Missing for somebody who is no member any more. */
  onShow: (() => void) | undefined;
  onHold: () => void;
};

export function TheirMessage({ message, leader, first, last, onShow, onHold }: Props) {
  const press = useLongPress(onHold);
  const name = message.senderNickname ?? '알 수 없음';
  return (
    <div className={`${css.rowKind[last ? 'last' : 'inner']} ${css.theirs}`}>
      <div className={css.face}>
        {first &&
          (onShow ? (
            <button
              type="button"
              className={css.look}
              aria-haspopup="dialog"
              aria-label={`${name}님의 프로필`}
              onClick={onShow}
            >
              <Avatar profileUrl={message.senderProfileUrl} size={40} />
            </button>
          ) : (
            <Avatar profileUrl={message.senderProfileUrl} size={40} />
          ))}
      </div>
      <div className={css.said}>
        {first ? (
          <div className={css.name}>
            <span className={oneLine}>{name}</span>
            {leader && <LeaderBadge />}
          </div>
        ) : (
          <span className={hidden}>{name}</span>
        )}
        <div className={css.line}>
          <p {...press} className={css.theirBubble[first ? 'first' : 'next']}>
            <SaidWords text={message.message} />
          </p>
          <button type="button" className={css.more} onClick={onHold} aria-label={`${name}님의 메시지 메뉴`}>
            메뉴
          </button>
          {last && (
            <time className={css.time} dateTime={message.sendAt}>
              {clockTime(message.sendAt)}
            </time>
          )}
        </div>
      </div>
    </div>
  );
}
