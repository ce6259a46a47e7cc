import { ASSISTANT_MESSAGE_MAX } from '@mungchi/contract';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/control/icon-button';
import { useEnter } from '../ui/field/use-enter';
import * as css from './ask-bar.css';

export function AskBar({ busy, onAsk }: { busy: boolean; onAsk: (text: string) => void }) {
  const [text, setText] = useState('');
  const enter = useEnter(send);

  function send(value: string) {
    if (busy || value.trim() === '') return;
    setText('');
    onAsk(value);
  }

  return (
    <div className={css.bar}>
      <input
        className={css.input}
        aria-label="뭉치에게 물어보기"
        placeholder="뭉치에게 물어보세요"
        enterKeyHint="send"
        autoComplete="off"
        maxLength={ASSISTANT_MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...enter}
      />
      <IconButton
        icon={ArrowUp}
        label="보내기"
        kind="brand"
        disabled={busy || text.trim() === ''}
        onClick={() => send(text)}
      />
    </div>
  );
}
