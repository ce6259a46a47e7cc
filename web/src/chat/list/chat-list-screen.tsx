import type { ChatRoomRow } from '@mungchi/contract';
import { Archive, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useRoomList } from '../../api/room-list';
import { Link } from '../../links';
import { AppTabBar } from '../../shell/app-tab-bar';
import { useMoment } from '../../time/clock';
import { ButtonLink } from '../../ui/control/button';
import { Empty } from '../../ui/feedback/empty';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { AppBar } from '../../ui/frame/app-bar';
import { Screen } from '../../ui/frame/screen';
import { draftsHere } from '../talk/unsent-words';
import * as css from './chat-list.css';
import { ChatListRow } from './chat-list-row';
import { ChatListSkeleton } from './chat-list-skeleton';
import { byAge } from './over-rules';
import { TurnBand } from './turn-band';

const NONE: ReadonlyMap<number, string> = new Map();

export function ChatListScreen() {
  const { data: rooms, error, refetch } = useRoomList();
  return (
    <Screen header={<AppBar title="나의 채팅 목록" />} footer={<AppTabBar />}>
      {rooms ? (
        <Rooms rooms={rooms} />
      ) : error ? (
        <Failed onRetry={() => refetch()} />
      ) : (
        <Loading text="채팅 목록을 불러오는 중이에요." skeleton={<ChatListSkeleton />} />
      )}
    </Screen>
  );
}

function Rooms({ rooms }: { rooms: readonly ChatRoomRow[] }) {
  const now = useMoment();
  if (rooms.length === 0) {
    return (
      <>
        <Empty
          title="텅~"
          text="아직 참여 중인 공구가 없어요."
          action={
            <ButtonLink to="/" size="small">
              근처 공구 둘러보기
            </ButtonLink>
          }
        />
        <PastLink />
      </>
    );
  }
  const { current, over } = byAge(rooms, now);
  return (
    <>
      <TurnBand rooms={rooms} />
      <RoomRows rooms={current} />
      {over.length > 0 && <OverRooms rooms={over} />}
      <PastLink />
    </>
  );
}

function RoomRows({ rooms }: { rooms: readonly ChatRoomRow[] }) {
  const drafts = useDrafts();
  return (
    <ul className={css.list}>
      {rooms.map((room) => (
        <li key={room.id} className={css.entry}>
          <ChatListRow room={room} draft={drafts.get(room.id)} />
        </li>
      ))}
    </ul>
  );
}

function PastLink() {
  return (
    <Link to="/chat/past" className={css.past}>
      더 지난 공구방 보기
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

/** Known to this device alone: a page that the server drew is without them for a moment. */
function useDrafts(): ReadonlyMap<number, string> {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(NONE);
  useLayoutEffect(() => setDrafts(draftsHere()), []);
  return drafts;
}

/** One row at the end, which unfolds. */
function OverRooms({ rooms }: { rooms: readonly ChatRoomRow[] }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <div className={css.over}>
        <button type="button" className={css.overRow} aria-expanded={shown} onClick={() => setShown(!shown)}>
          <Archive size={20} aria-hidden />
          지난 공구방 {rooms.length}개
          <ChevronRight size={20} aria-hidden className={css.arrow} />
        </button>
      </div>
      {shown && <RoomRows rooms={rooms} />}
    </>
  );
}
