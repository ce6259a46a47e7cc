import type { Notification, NotificationThread } from '@mungchi/contract';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from '../links';
import { serverNow, useNow } from '../time/clock';
import { hidden } from '../ui/foundation/type.css';
import { InboxMark } from './inbox-mark';
import {
  inboxTime,
  lastWords,
  purchaseStateWords,
  shownOf,
  startsOpen,
  weighty,
  wishName,
  withoutName,
} from './inbox-rules';
import * as css from './inbox-thread.css';
import { KIND_LOOKS } from './kind-icons';

type Props = { thread: NotificationThread; onShown: (entries: readonly Notification[]) => void };

/** What one was told of a purchase: its last state, and unfolded the way there. */
export function InboxThread({ thread, onShown }: Props) {
  useNow();
  const list = useId();
  const [isOpen, setOpen] = useState(() => startsOpen(thread));
  // What has been before somebody's eyes: the screen marks it as read when it is left.
  useEffect(() => onShown(shownOf(thread, isOpen)), [thread, isOpen, onShown]);

  const { purchase, entries, count, unread } = thread;
  const [newest] = entries;
  if (!newest) return null;
  const isFresh = unread > 0;
  const hasMore = purchase !== null && entries.length > 1;
  const isUnfolded = hasMore && isOpen;
  return (
    <li className={isUnfolded || isFresh ? css.tinted : css.thread}>
      {isFresh && <span className={css.dot} />}
      <div className={css.head}>
        <Link to={newest.path} className={css.link}>
          <InboxMark image={newest.image} thing={wishName(newest)} {...KIND_LOOKS[newest.kind]} />
          <span className={css.words}>
            <span className={isFresh ? css.freshName : css.name}>
              {isFresh && <span className={hidden}>읽지 않음 </span>}
              {purchase?.name ?? newest.title}
            </span>
            <span className={isFresh ? css.freshLast : css.last}>
              {isUnfolded ? purchaseStateWords(purchase) : <Last newest={newest} purchase={purchase} />}
            </span>
          </span>
        </Link>
        <div className={css.end}>
          <Time at={newest.createAt} />
          {hasMore && (
            <button
              type="button"
              className={css.fold}
              aria-expanded={isOpen}
              aria-controls={list}
              aria-label={`${purchase.name} 소식 ${count}개 ${isOpen ? '접기' : '펼치기'}`}
              onClick={() => setOpen(!isOpen)}
            >
              <span className={isOpen ? css.openPill : css.pill}>
                {count}
                <ChevronDown size={18} className={isOpen ? css.turned : undefined} aria-hidden />
              </span>
            </button>
          )}
        </div>
      </div>
      {isUnfolded && (
        <ul id={list} className={css.knots} aria-label={`${purchase.name} 소식`}>
          {entries.map((entry) => (
            <li key={entry.id} className={entry.read ? css.knot : css.freshKnot}>
              <Knot entry={entry} name={purchase.name} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Last({ newest, purchase }: { newest: Notification; purchase: NotificationThread['purchase'] }) {
  const words = purchase ? lastWords(newest, purchase.name) : newest.body;
  return newest.read ? words : weighty(words).map(piece);
}

function Knot({ entry, name }: { entry: Notification; name: string }) {
  const { title, body, path, createAt, read } = entry;
  const rest = withoutName(body, name);
  return (
    <Link to={path} className={css.knotLink}>
      <span className={css.words}>
        <span className={read ? css.title : css.freshTitle}>
          {!read && <span className={hidden}>읽지 않음 </span>}
          {title}
        </span>
        {rest && <span className={css.body}>{rest}</span>}
      </span>
      <Time at={createAt} />
    </Link>
  );
}

function Time({ at }: { at: string }) {
  return (
    <time className={css.time} dateTime={at}>
      {inboxTime(at, serverNow())}
    </time>
  );
}

function piece(text: string, index: number) {
  return index % 2 === 0 ? (
    text
  ) : (
    <b key={index} className={css.weight}>
      {text}
    </b>
  );
}
