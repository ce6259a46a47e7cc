import type { DraftLine } from '@mungchi/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { draftsQuery, removeDraftEverywhere } from '../../api/drafts';
import { errorText } from '../../api/error-copy';
import { Link } from '../../links';
import { askConfirm, notify } from '../../notices/notices';
import { useNow } from '../../time/clock';
import { writtenWhen } from '../../time/time-label';
import { useSinglePress } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { oneLine } from '../../ui/foundation/type.css';
import { Sheet } from '../../ui/frame/sheet';
import { Picture } from '../../ui/piece/picture';
import * as css from './desk.css';

/** Posts begun on any device, to go on with or to put away. */
export function DraftsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: drafts = [] } = useQuery(draftsQuery);
  const close = useEffectEvent(onClose);
  const isEmpty = drafts.length === 0;
  // The last one was put away: nothing is left to choose from.
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty]);
  return (
    <Sheet open={open} onClose={onClose} title="쓰던 글" showTitle>
      <ul className={css.lines}>
        {drafts.map((draft) => (
          <Line key={draft.id} draft={draft} />
        ))}
      </ul>
    </Sheet>
  );
}

function Line({ draft: { id, name, image, updatedAt } }: { draft: DraftLine }) {
  const now = useNow();
  const queries = useQueryClient();
  const title = name || '이름을 쓰기 전이에요';
  const { press } = useSinglePress(async () => {
    if (!(await askConfirm('쓰던 글을 지울까요?', { detail: title, yes: '지울게요', no: '그대로 둘게요' }))) return;
    try {
      await removeDraftEverywhere(queries, id);
      notify('쓰던 글을 지웠어요.');
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  });
  return (
    <li className={css.line}>
      <Link to={`/gonggu/write?draft=${id}`} className={css.lineLink}>
        <Picture src={image} alt="" width={48} height={48} />
        <span className={css.lineWords}>
          <span className={`${css.lineName} ${oneLine}`}>{title}</span>
          <span className={css.lineWhen}>{writtenWhen(updatedAt, now)}</span>
        </span>
      </Link>
      <IconButton icon={Trash2} label={`${title} 지우기`} onClick={press} />
    </li>
  );
}
