import { MESSAGE_MAX, type Quote } from '@mungchi/contract';
import { ArrowUp } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Connection } from '../../api/live/realtime';
import { whenIdle } from '../../api/when-idle';
import { showAlert } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useEnter } from '../../ui/field/use-enter';
import { hidden } from '../../ui/foundation/type.css';
import { useOnline } from '../../ui/frame/screen';
import { keepWords, recallWords } from '../talk/unsent-words';
import * as css from './composer.css';
import { PhotoButton } from './photo-button';
import { useTray } from './use-tray';

// What lies above the field: a reply, photos.
const Tray = lazyPart(() => import('./tray').then((at) => at.Tray));
// Photos can be chosen where there is no network any more.
void whenIdle().then(Tray.preload);

/** From here on the remaining characters are shown. */
const COUNT_FROM = MESSAGE_MAX * 0.9;

type Speaking = {
  me: number;
  roomId: number;
  reply: Quote | null;
  onReply: (quote: Quote | null) => void;
  onSend: (text: string, reply?: Quote) => void;
  onPhotos: (files: readonly File[], reply?: Quote) => Promise<void>;
};
type Props = Speaking & { closed: boolean; connection: Connection };

export function Composer({ closed, connection, ...speaking }: Props) {
  if (closed) return <p className={css.quiet}>닫힌 채팅방이에요. 지난 대화만 볼 수 있어요.</p>;
  if (connection === 'gave-up') {
    return (
      <div className={css.quiet}>
        채팅에 연결하지 못했어요.
        <Button size="small" kind="secondary" onPress={() => location.reload()}>
          새로고침
        </Button>
      </div>
    );
  }
  return <Writing {...speaking} connected={connection === 'connected'} />;
}

type WritingProps = Speaking & { connected: boolean };

function Writing({ me, roomId, connected, reply, onReply, onSend, onPhotos }: WritingProps) {
  const [text, setText] = useState(() => recallWords(me).text);
  const { files, add, putBack, drop, empty } = useTray();
  const input = useRef<HTMLTextAreaElement>(null);
  const writing = useRef(false);
  // Without a network a message waits in the outbox; a line that is only being opened is worth a moment.
  const open = !useOnline() || connected;
  const enter = useEnter(send);

  function write(words: string) {
    setText(words);
    keepWords(me, roomId, { text: words, reply });
  }

  function send(value: string) {
    const message = value.trim();
    if ((message === '' && files.length === 0) || !open) return;
    // Words beside photos follow as their own message.
    if (files.length > 0) void sendPhotos(message);
    else onSend(message, reply ?? undefined);
    setText('');
    keepWords(me, roomId, { text: '', reply: null });
    onReply(null);
  }

  async function sendPhotos(message: string): Promise<void> {
    const photos = files;
    empty();
    try {
      await onPhotos(photos, reply ?? undefined);
    } catch (error) {
      putBack(photos);
      onReply(reply);
      if (message !== '') write(message);
      return void showAlert(error instanceof Error ? error.message : '보내지 못했어요.');
    }
    if (message !== '') onSend(message);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reply that was begun is kept with its words
  useEffect(() => {
    keepWords(me, roomId, { text, reply });
    if (reply) input.current?.focus();
  }, [reply]);

  /** A syllable still being composed would reappear in the emptied field: blur ends the composition. */
  function sendByButton() {
    const field = input.current;
    field?.blur();
    field?.focus();
    send(field?.value ?? text);
  }

  // A disabled field loses the focus: restore it after the reconnect.
  useLayoutEffect(() => {
    if (open && writing.current && document.activeElement === document.body) input.current?.focus();
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [text]);

  return (
    <>
      {(reply || files.length > 0) && (
        <Tray reply={reply} onReply={onReply} files={files} onAdd={add} onDrop={drop} waiting={null} />
      )}
      <div className={css.bar}>
        <PhotoButton onAdd={add} />
        <div className={css.field}>
          <textarea
            ref={input}
            rows={1}
            className={css.input}
            aria-label="메시지"
            placeholder={connected ? '메시지 입력' : '연결 중...'}
            enterKeyHint="send"
            autoComplete="off"
            maxLength={MESSAGE_MAX}
            disabled={!open}
            value={text}
            onChange={(event) => write(event.target.value)}
            {...enter}
            onFocus={() => {
              writing.current = true;
            }}
            onBlur={(event) => {
              enter.onBlur();
              if (!event.target.disabled) writing.current = false;
            }}
          />
          {text.length > COUNT_FROM && (
            <span className={css.count}>
              {text.length}/{MESSAGE_MAX}
            </span>
          )}
          <span role="status" className={hidden}>
            {connected ? '' : '연결 중이에요.'}
          </span>
        </div>
        <IconButton
          icon={ArrowUp}
          label="보내기"
          kind="brand"
          disabled={!open || (text.trim() === '' && files.length === 0)}
          // Keeps the focus in the field, and with it the keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={sendByButton}
        />
      </div>
    </>
  );
}
