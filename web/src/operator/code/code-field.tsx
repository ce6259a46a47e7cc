import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/error-copy';
import { confirmTimeCode } from '../../api/operator-verbs';
import { Button } from '../../ui/control/button';
import * as pieces from '../frame/pieces.css';
import * as css from './code.css';

const DIGITS = 6;

/** Six digits; the sixth one sends. What was wrong is cleared, and the next one can be typed at once. */
export function TimeCodeField({ onConfirmed }: { onConfirmed: () => void }) {
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement | null>(null);

  // The browser's focus: what was pressed to come here is gone.
  useEffect(() => field.current?.focus(), []);

  async function send(typed: string) {
    if (typed.length < DIGITS || isSending) return;
    setSending(true);
    try {
      await confirmTimeCode(typed);
      onConfirmed();
    } catch (error) {
      setFailed(errorText(error));
      setCode('');
      field.current?.focus();
    } finally {
      setSending(false);
    }
  }
  function type(words: string) {
    const typed = words.replace(/\D/g, '').slice(0, DIGITS);
    setCode(typed);
    if (typed !== '') setFailed(null);
    void send(typed);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  return (
    <form className={pieces.stacked} onSubmit={submit}>
      <input
        ref={(input) => {
          field.current = input;
          // A dialog gives the focus to what has the attribute, which React's `autoFocus` does not set.
          input?.setAttribute('autofocus', '');
        }}
        className={css.digits}
        aria-label="인증 코드 6자리"
        aria-invalid={failed !== null}
        aria-describedby="code-failed"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        readOnly={isSending}
        value={code}
        onChange={(event) => type(event.target.value)}
      />
      <p id="code-failed" className={css.failed} role="alert">
        {failed}
      </p>
      <Button type="submit" size="medium" disabled={code.length < DIGITS || isSending}>
        {isSending ? '확인하고 있어요' : '확인하기'}
      </Button>
    </form>
  );
}
