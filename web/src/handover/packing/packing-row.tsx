import { PACKING_NOTE_MAX, type PackedPerson, type RoomId } from '@mungchi/contract';
import { Lock, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { DOT } from '../../ui/text/dot';
import { won } from '../../ui/text/money';
import { StateMark } from '../state-mark';
import * as css from './packing.css';
import { useNote } from './use-note';

type Props = { chatRoomId: RoomId; person: PackedPerson };

/** One share, as it is printed; a tap opens the leader's note. */
export function PackingRow({ chatRoomId, person }: Props) {
  const { nickname, seats, amount, share, state, note, me } = person;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.press}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={me ? css.ownTile : css.tile}>
          <b className={css.seats}>{seats}</b>몫
        </span>
        <span className={css.words}>
          <span className={css.nickname}>
            {nickname}
            {me && <span className={css.me}>나</span>}
          </span>
          <span className={css.share}>
            {amount && (
              <>
                <b className={css.amount}>{amount}</b>
                {DOT}
              </>
            )}
            {won(share)}
          </span>
        </span>
        {state && <StateMark state={state} />}
        {note && !open && (
          <span className={css.note}>
            <Pencil size={16} aria-hidden className={css.noteIcon} />
            {note}
          </span>
        )}
      </button>
      {open && (
        <div id={id}>
          <NoteField chatRoomId={chatRoomId} person={person} onDone={() => setOpen(false)} />
        </div>
      )}
    </li>
  );
}

function NoteField({ chatRoomId, person, onDone }: Props & { onDone: () => void }) {
  const { text, setText, problem, waits, save } = useNote(chatRoomId, person, onDone);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <span className={css.field}>
        <input
          // The row was pressed to write here.
          // biome-ignore lint/a11y/noAutofocus: opened by a press for this field
          autoFocus
          className={css.input}
          value={text}
          maxLength={PACKING_NOTE_MAX}
          placeholder="나만 보는 메모"
          aria-label={`${person.nickname} 메모`}
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={css.save}>
          저장
        </button>
      </span>
      <p className={problem ? css.problem : css.secret} role={problem || waits ? 'status' : undefined}>
        {!problem && <Lock size={14} aria-hidden className={css.noteIcon} />}
        {problem ?? (waits ? '연결되면 저장할게요.' : '나만 보는 메모예요.')}
      </p>
    </form>
  );
}
