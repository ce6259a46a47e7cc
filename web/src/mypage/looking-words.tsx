import { ALERT_WORD_MAX, ALERTS_MAX, type Alerts } from '@mungchi/contract';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../api/error-copy';
import { useChangeAlerts, wordErrorText } from '../api/finding';
import { notify } from '../notices/notices';
import { Button, useSinglePress } from '../ui/control/button';
import { usePassFocus } from '../ui/control/use-pass-focus';
import { TextField } from '../ui/field/text-field';
import * as css from './looking-screen.css';

/** The words one is called by, each with its end, and the way to another. */
export function LookingWords({ words }: { words: Alerts['words'] }) {
  const [adding, setAdding] = useState(false);
  return (
    <section aria-labelledby="words">
      <h2 id="words" className={css.label}>
        키워드{' '}
        <span className={css.count}>
          {words.length}/{ALERTS_MAX}
        </span>
      </h2>
      <div className={css.card}>
        {words.length === 0 && !adding && <p className={css.none}>찾는 물건을 적어 두면 열릴 때 알려 드려요.</p>}
        <ul className={css.chips}>
          {words.map((each) => (
            <Word key={each.id} {...each} />
          ))}
          {!adding && words.length < ALERTS_MAX && (
            <li>
              <button type="button" className={css.add} onClick={() => setAdding(true)}>
                <Plus size={18} aria-hidden /> 추가
              </button>
            </li>
          )}
        </ul>
        {adding && <NewWord onDone={() => setAdding(false)} />}
      </div>
    </section>
  );
}

function Word({ id, word }: Alerts['words'][number]) {
  const row = usePassFocus<HTMLLIElement>();
  const { remove } = useChangeAlerts();
  const { press } = useSinglePress(async () => {
    try {
      await remove(id);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  });
  return (
    <li ref={row} className={css.chip}>
      <span className={css.word}>{word}</span>
      <button type="button" className={css.remove} onClick={press} aria-label={`‘${word}’ 지우기`}>
        <X size={18} aria-hidden />
      </button>
    </li>
  );
}

function NewWord({ onDone }: { onDone: () => void }) {
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const { add } = useChangeAlerts();
  const { pending, press } = useSinglePress(async () => {
    if (word.trim() === '') return onDone();
    try {
      await add(word);
      onDone();
    } catch (failure) {
      setError(wordErrorText(failure));
    }
  });
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <TextField
        label="찾을 물건"
        error={error}
        placeholder="예: 감귤, 절임배추"
        maxLength={ALERT_WORD_MAX}
        enterKeyHint="done"
        autoFocus
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" size="small" busy={pending}>
        추가
      </Button>
    </form>
  );
}
