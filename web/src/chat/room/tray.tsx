import { MESSAGE_PICTURES_MAX, type Quote } from '@mungchi/contract';
import { Plus, Shield, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keepOwn, ownMemory } from '../../api/stored/own-memory';
import { IconButton } from '../../ui/control/icon-button';
import { oneLine } from '../../ui/foundation/type.css';
import * as css from './tray.css';

const TIP = 'own:photo-tip';

type Props = {
  reply: Quote | null;
  onReply: (quote: Quote | null) => void;
  files: readonly File[];
  onAdd: (files: readonly File[]) => void;
  onDrop: (file: File) => void;
};

/** Over the field: what is answered, a word of care before the first photo, and the photos to send. */
export function Tray({ reply, onReply, files, onAdd, onDrop }: Props) {
  return (
    <div className={css.over}>
      {reply && (
        <div className={css.reply}>
          <p className={css.quote}>
            <span className={css.name}>{reply.nickname ?? '알 수 없음'}님에게 답장</span>
            <span className={`${oneLine} ${css.words}`}>{reply.text}</span>
          </p>
          <IconButton icon={X} iconSize={20} label="답장 그만두기" onClick={() => onReply(null)} />
        </div>
      )}
      {files.length > 0 && (
        <>
          <Tip />
          <ul className={css.tray} aria-label="보낼 사진">
            {files.map((file, at) => (
              <Chosen key={keyOf(file)} file={file} nth={at + 1} onDrop={onDrop} />
            ))}
            {files.length < MESSAGE_PICTURES_MAX && <More count={files.length} onAdd={onAdd} />}
          </ul>
        </>
      )}
    </div>
  );
}

/** Photos of a phone may all have one name and one time. */
function keyOf(file: File): number {
  const known = keys.get(file) ?? ++lastKey;
  keys.set(file, known);
  return known;
}
const keys = new WeakMap<File, number>();
let lastKey = 0;

/** Once on this device. */
function Tip() {
  const [open, setOpen] = useState(() => ownMemory(TIP) === null);
  if (!open) return null;
  return (
    <div className={css.tip}>
      <Shield size={20} aria-hidden className={css.shield} />
      <p className={css.care}>사진은 이 방의 이웃만 볼 수 있어요. 얼굴이나 현관 비밀번호는 조심해 주세요.</p>
      <IconButton
        icon={X}
        iconSize={20}
        label="닫기"
        onClick={() => {
          keepOwn(TIP, 'seen');
          setOpen(false);
        }}
      />
    </div>
  );
}

function Chosen({ file, nth, onDrop }: { file: File; nth: number; onDrop: (file: File) => void }) {
  const [url, setUrl] = useState('');
  // An address of the phone's own file, as long as it is shown.
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className={css.tile}>
      {url && <img src={url} alt={`고른 사진 ${nth}`} className={css.image} />}
      <button type="button" className={css.drop} aria-label={`사진 ${nth} 빼기`} onClick={() => onDrop(file)}>
        <span className={css.disc}>
          <X size={16} aria-hidden />
        </span>
      </button>
    </li>
  );
}

function More({ count, onAdd }: { count: number; onAdd: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li>
      <button type="button" className={css.more} aria-label="사진 더 고르기" onClick={() => input.current?.click()}>
        <Plus size={22} aria-hidden />
        {count}/{MESSAGE_PICTURES_MAX}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </li>
  );
}
