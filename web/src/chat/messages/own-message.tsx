import { Clock3 } from 'lucide-react';
import { clockTime } from '../../time/time-label';
import { hidden } from '../../ui/foundation/type.css';
import type { Outgoing } from '../talk/conversation';
import * as css from './bubble.css';
import { SaidWords } from './said-words';

type Props = {
  text: string;
  /** When it was stored; before that, when it was written. */
  at: string | number;
  first: boolean;
  last: boolean;
  /** Set while it is in the outbox. */
  outgoing?: Outgoing;
  onRetry?: (key: string) => void;
  onDiscard?: (key: string) => void;
};

export function OwnMessage({ text, at, first, last, outgoing, onRetry, onDiscard }: Props) {
  const failed = outgoing?.state === 'failed';
  return (
    <div className={css.rowKind[last ? 'last' : 'inner']}>
      <div className={css.ownLine}>
        {outgoing?.state === 'sending' ? (
          <span className={css.waiting}>
            <Clock3 size={12} aria-hidden />
            <span className={hidden}>보내는 중</span>
          </span>
        ) : (
          last && !failed && <Sent at={at} />
        )}
        <span className={hidden}>나: </span>
        <p className={failed ? css.failedBubble : css.ownBubble[first ? 'first' : 'next']}>
          <SaidWords text={text} />
        </p>
      </div>
      {outgoing?.state === 'failed' && (
        <div className={css.failure} role="alert">
          <span className={css.reason}>{outgoing.reason ?? '보내지 못했어요.'}</span>
          <span className={css.choices}>
            <button type="button" className={css.again} onClick={() => onRetry?.(outgoing.key)}>
              다시 보내기
            </button>
            <button type="button" className={css.again} onClick={() => onDiscard?.(outgoing.key)}>
              지우기
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

function Sent({ at }: { at: string | number }) {
  return (
    <time className={css.time} dateTime={new Date(at).toISOString()}>
      {clockTime(at)}
    </time>
  );
}
