import { MESSAGE_MAX } from '@mungchi/contract';
import { ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Connection } from '../../api/live/realtime';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { useEnter } from '../../ui/field/use-enter';
import { hidden } from '../../ui/foundation/type.css';
import { useOnline } from '../../ui/frame/screen';
import { keepWords, recallWords } from '../talk/unsent-words';
import * as css from './composer.css';

/** From here on the remaining characters are shown. */
const COUNT_FROM = MESSAGE_MAX * 0.9;

type Props = { me: number; closed: boolean; connection: Connection; onSend: (text: string) => void };

export function Composer({ me, closed, connection, onSend }: Props) {
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
  return <Writing me={me} connected={connection === 'connected'} onSend={onSend} />;
}

type WritingProps = { me: number; connected: boolean; onSend: (text: string) => void };

function Writing({ me, connected, onSend }: WritingProps) {
  const [text, setText] = useState(() => recallWords(me));
  const input = useRef<HTMLTextAreaElement>(null);
  const writing = useRef(false);
  // Without a network a message waits in the outbox; a line that is only being opened is worth a moment.
  const open = !useOnline() || connected;
  const enter = useEnter(send);

  function write(words: string) {
    setText(words);
    keepWords(me, words);
  }

  function send(value: string) {
    const message = value.trim();
    if (message === '' || !open) return;
    onSend(message);
    write('');
  }

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
    <div className={css.bar}>
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
        disabled={!open || text.trim() === ''}
        // Keeps the focus in the field, and with it the keyboard open.
        onMouseDown={(event) => event.preventDefault()}
        onClick={sendByButton}
      />
    </div>
  );
}
