import type { ChatMessage } from '@mungchi/contract';
import { clockTime } from '../../time/time-label';
import { useLongPress } from '../../ui/control/use-long-press';
import { hidden, oneLine } from '../../ui/foundation/type.css';
import { Avatar } from '../../ui/piece/avatar';
import { LeaderBadge } from '../../ui/piece/badge';
import * as css from './bubble.css';
import { Photos } from './photos';
import { QuoteLine } from './quote-line';
import { SaidWords } from './said-words';
import { Tombstone } from './tombstone';

type Props = {
  message: ChatMessage;
  leader: boolean;
  first: boolean;
  last: boolean;
  /** Missing for somebody who is no member any more. */
  onShow: (() => void) | undefined;
  onHold: (bubble: Element) => void;
};

export function TheirMessage({ message, leader, first, last, onShow, onHold }: Props) {
  const press = useLongPress(onHold);
  const name = message.senderNickname ?? '알 수 없음';
  return (
    <div className={`${css.rowKind[last ? 'last' : 'inner']} ${css.theirs}`} data-seq={message.seq}>
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
          <div {...press} className={css.theirHolding}>
            <Said message={message} first={first} />
          </div>
          <button
            type="button"
            className={css.more}
            onClick={({ currentTarget }) => onHold(currentTarget.previousElementSibling ?? currentTarget)}
            aria-label={`${name}님의 메시지 메뉴`}
          >
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

function Said({ message, first }: Pick<Props, 'message' | 'first'>) {
  if (message.deleted) return <Tombstone side="theirs" first={first} />;
  if (message.pictures) return <Photos message={message} side="theirs" />;
  return (
    <div className={css.theirBubble[first ? 'first' : 'next']}>
      {message.replyTo && <QuoteLine quote={message.replyTo} />}
      <p>
        <SaidWords text={message.message} />
      </p>
    </div>
  );
}
