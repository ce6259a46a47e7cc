import type { ChatMessage } from '@mungchi/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { talkSearchQuery } from '../../api/talk-search';
import { notify } from '../../notices/notices';
import { useMoment } from '../../time/clock';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { SearchBox } from '../../ui/field/search-box';
import { useOnline } from '../../ui/frame/screen';
import { useModal } from '../../ui/frame/use-modal';
import { useRoomContext } from '../room/room-context';
import { FoundRow } from './found-row';
import { withSubject } from './found-rules';
import * as css from './talk-search.css';

/** Over the whole room: its header becomes a field, and what is found leads back into the talk. */
export function TalkSearch({ onClose }: { onClose: () => void }) {
  const { ref, onCancel } = useModal(onClose);
  const [q, setQ] = useState('');
  const { conversation, jump } = useRoomContext();

  // The first thing in it would be the way back.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);

  async function show({ seq }: ChatMessage) {
    onClose();
    if ((conversation.log.run[0]?.seq ?? 0) > seq) notify('대화를 찾아가고 있어요.');
    if (!(await jump.current(seq, Number.POSITIVE_INFINITY))) notify('메시지를 찾지 못했어요.', 'bad');
  }

  return (
    <dialog ref={ref} onCancel={onCancel} className={css.page} aria-label="대화 검색">
      <div className={css.column}>
        <header className={css.header}>
          <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={28} onClick={onClose} />
          <div className={css.field}>
            <SearchBox action="" placeholder="대화에서 찾기" onSearch={setQ} />
          </div>
        </header>
        <div className={css.results}>{q !== '' && <Found key={q} q={q} onShow={show} />}</div>
      </div>
    </dialog>
  );
}

function Found({ q, onShow }: { q: string; onShow: (message: ChatMessage) => void }) {
  const { room } = useRoomContext();
  const online = useOnline();
  const now = useMoment();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    talkSearchQuery(room.id, q),
  );
  if (!data) {
    if (!online) return <p className={css.none}>지금은 찾을 수 없어요.</p>;
    return isError ? <Failed onRetry={() => refetch()} /> : <Loading text="대화에서 찾고 있어요." skeleton={null} />;
  }
  const found = data.pages.flatMap((page) => page.found);
  const leader = room.participants.find(({ role }) => role === 'LEADER')?.participantId;
  return (
    <>
      {found.length === 0 ? (
        <p className={css.none} role="status">
          {withSubject(q)} 들어간 메시지가 없어요.
        </p>
      ) : (
        <ul>
          {found.map((message) => (
            <li key={message.id} className={css.entry}>
              <FoundRow
                message={message}
                q={q}
                now={now}
                leader={message.participantId === leader}
                onShow={() => onShow(message)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className={css.more}>
          <Button kind="secondary" disabled={isFetching} onPress={async () => void (await fetchNextPage())}>
            더 오래된 대화에서 찾기
          </Button>
          {isError && <p className={css.none}>{online ? '불러오지 못했어요.' : '지금은 찾을 수 없어요.'}</p>}
        </div>
      )}
    </>
  );
}
