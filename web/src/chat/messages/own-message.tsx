import type { ChatMessage, Quote } from '@mungchi/contract';
import { CircleAlert, Clock3, RotateCw } from 'lucide-react';
import { clockTime } from '../../time/time-label';
import { useLongPress } from '../../ui/control/use-long-press';
import { hidden } from '../../ui/foundation/type.css';
import { useOnline } from '../../ui/frame/screen';
import type { Outgoing } from '../talk/conversation';
import * as css from './bubble.css';
import * as notSent from './failed-message.css';
import { Photos, PhotosOnTheirWay } from './photos';
import { QuoteLine } from './quote-line';
import { SaidWords } from './said-words';
import { Tombstone } from './tombstone';

type Props = {
  text: string;
  /** When it was stored; before that, when it was written. */
  at: string | number;
  first: boolean;
  last: boolean;
  /** Set once it is stored. */
  message?: ChatMessage;
  /** Set while it is in the outbox. */
  outgoing?: Outgoing;
  onHold?: (bubble: Element) => void;
  onRetry?: (key: string) => void;
  onDiscard?: (key: string) => void;
  onCancel?: (key: string) => void;
};

export function OwnMessage(props: Props) {
  const { at, last, message, outgoing, onHold, onRetry, onDiscard, onCancel } = props;
  const press = useLongPress((bubble) => onHold?.(bubble));
  const failed = outgoing?.state === 'failed';
  const isUploading = outgoing?.photos && outgoing.state === 'sending';
  const online = useOnline();
  return (
    <div className={css.rowKind[last ? 'last' : 'inner']} data-seq={message?.seq}>
      <div className={css.ownLine}>
        {isUploading ? (
          online && <Cancel onPress={() => onCancel?.(outgoing.key)} />
        ) : outgoing?.state === 'sending' ? (
          <span className={css.waiting}>
            <Clock3 size={12} aria-hidden />
            <span className={hidden}>보내는 중</span>
          </span>
        ) : failed ? (
          <span className={notSent.alert}>
            <CircleAlert size={20} aria-hidden />
          </span>
        ) : (
          last && <Sent at={at} />
        )}
        {message && onHold && (
          <button
            type="button"
            className={css.more}
            aria-label="내 메시지 메뉴"
            onClick={({ currentTarget }) => onHold(currentTarget.parentElement?.lastElementChild ?? currentTarget)}
          >
            메뉴
          </button>
        )}
        <span className={hidden}>나: </span>
        <div {...(message && onHold && press)} className={css.holding}>
          <Said {...props} failed={failed} />
        </div>
      </div>
      {isUploading && !online && (
        <p className={css.under}>
          <Clock3 size={15} aria-hidden />
          연결되면 보낼게요.
          <Cancel onPress={() => onCancel?.(outgoing.key)} />
        </p>
      )}
      {outgoing?.state === 'failed' && (
        <div className={notSent.failure} role="alert">
          <span className={notSent.reason}>{outgoing.reason ?? '보내지 못했어요.'}</span>
          <span className={notSent.choices}>
            <button type="button" className={notSent.choice.discard} onClick={() => onDiscard?.(outgoing.key)}>
              지우기
            </button>
            {!outgoing.final && (
              <button type="button" className={notSent.choice.again} onClick={() => onRetry?.(outgoing.key)}>
                <RotateCw size={18} aria-hidden />
                다시 보내기
              </button>
            )}
          </span>
        </div>
      )}
    </div>
  );
}

function Said({ text, first, message, outgoing, failed }: Props & { failed: boolean }) {
  if (message?.deleted) return <Tombstone side="own" first={first} />;
  if (message?.pictures) return <Photos message={message} side="own" />;
  if (outgoing?.photos) return <PhotosOnTheirWay entry={outgoing} photos={outgoing.photos} />;
  const quote: Quote | undefined = message?.replyTo ?? outgoing?.replyTo;
  return (
    <div className={failed ? css.failedBubble : css.ownBubble[first ? 'first' : 'next']}>
      {quote && <QuoteLine quote={quote} />}
      <p>
        <SaidWords text={text} />
      </p>
    </div>
  );
}

function Cancel({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={notSent.again} onClick={onPress}>
      취소
    </button>
  );
}

function Sent({ at }: { at: string | number }) {
  return (
    <time className={css.time} dateTime={new Date(at).toISOString()}>
      {clockTime(at)}
    </time>
  );
}
