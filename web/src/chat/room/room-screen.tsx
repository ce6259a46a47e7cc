import { useBack } from '../../shell/use-back';
import { useTitle } from '../../shell/use-title';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { AppBar } from '../../ui/frame/app-bar';
import { OfflineBar } from '../../ui/frame/screen';
import { TalkScreen } from '../../ui/frame/talk-screen';
import { StepMoments } from '../steps/step-moments';
import { useReadMark } from '../talk/use-read-mark';
import { AppointmentStrip } from './appointment-strip';
import { Composer } from './composer';
import { Participants } from './participants';
import { RoomCard } from './room-card';
import { useRoomContext } from './room-context';
import * as menu from './room-menu.css';
import * as css from './room-screen.css';
import { UndoStrip } from './undo-strip';
import { useHead } from './use-head';

// With the list that draws only what is seen; fetched beside the room's own answer.
const MessageList = lazyPart(() => import('../messages/message-list').then((at) => at.MessageList));
void MessageList.preload();
// Nobody opens it before there is something to read; its place is kept.
const RoomMenu = lazyPart(() => import('./room-menu').then((at) => at.RoomMenu));
const NoticeBar = lazyPart(() => import('./notice-bar').then((at) => at.NoticeBar));

/** The room itself: where the group purchase stands, what was said, and a place to speak. */
export function RoomScreen() {
  const { room, me, conversation, connection, actions, reply, setReply } = useRoomContext();
  const { head, fold, rest, open } = useHead(room.pinned !== null);
  const back = useBack('/chat/list');
  const newest = conversation.log.run.at(-1)?.seq ?? 0;
  useTitle(room.title);
  useReadMark(room.id, newest, room.readSeq, connection === 'connected');

  return (
    <TalkScreen>
      <AppBar
        title={room.title}
        align="left"
        square
        onBack={back}
        end={
          <>
            <Participants people={room.participants} />
            <RoomMenu room={room} waiting={<span className={menu.button} />} />
          </>
        }
      />
      <StepMoments>
        <RoomCard room={room} head={head} onOpen={open} />
        {room.pinned && <NoticeBar />}
        <UndoStrip room={room} />
        <AppointmentStrip room={room} me={me} />
        <main id="main" tabIndex={-1} className={css.main}>
          <MessageList head={head} onBack={fold} onEnd={rest} waiting={<div className={css.waiting} />} />
          <OfflineBar />
          <Composer
            me={me.participantId}
            roomId={room.id}
            closed={room.closed}
            connection={connection}
            reply={reply}
            onReply={setReply}
            onSend={actions.send}
            onPhotos={actions.sendPhotos}
          />
        </main>
      </StepMoments>
    </TalkScreen>
  );
}
