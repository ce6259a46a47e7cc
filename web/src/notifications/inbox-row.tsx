import type { Notification } from '@mungchi/contract';
import { Link } from 'wouter';
import { serverNow, useNow } from '../time/clock';
import { hidden } from '../ui/foundation/type.css';
import { Picture } from '../ui/piece/picture';
import * as css from './inbox.css';
import { inboxTime, weighty } from './inbox-rules';
import { KIND_LOOKS } from './kind-icons';

/** One entry; a tap leads to what it is about. */
export function InboxRow({ entry }: { entry: Notification }) {
  useNow();
  const { title, body, path, createAt, read } = entry;
  return (
    <Link to={path} className={read ? css.row : css.freshRow}>
      {!read && <span className={css.dot} />}
      <Mark entry={entry} />
      <div className={css.words}>
        <p className={css.first}>
          <span className={read ? css.title : css.freshTitle}>
            {!read && <span className={hidden}>읽지 않음 </span>}
            {title}
          </span>
          <time className={css.time} dateTime={createAt}>
            {inboxTime(createAt, serverNow())}
          </time>
        </p>
        <p className={css.body}>{read ? body : weighty(body).map(piece)}</p>
      </div>
    </Link>
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

function Mark({ entry: { kind, image } }: { entry: Notification }) {
  const { icon: Icon, tone } = KIND_LOOKS[kind];
  if (image === null) {
    return (
      <span className={`${css.mark} ${css.tile} ${css.tone[tone]}`}>
        <Icon size={24} aria-hidden />
      </span>
    );
  }
  return (
    <span className={css.mark}>
      <Picture src={image} alt="" width={48} height={48} radius={14} />
      <span className={`${css.disc} ${css.tone[tone]}`}>
        <Icon size={14} strokeWidth={2.4} aria-hidden />
      </span>
    </span>
  );
}
