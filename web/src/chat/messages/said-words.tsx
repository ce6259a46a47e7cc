import { useState } from 'react';
import { LinkedText } from '../../ui/text/linked-text';
import * as css from './bubble.css';
import { isLong, isOnlyEmoji } from './said-rules';

/** What somebody said: a few emoji on their own are large, and very long words are folded. */
export function SaidWords({ text }: { text: string }) {
  const [folded, setFolded] = useState(() => isLong(text));
  if (isOnlyEmoji(text)) return <span className={css.emoji}>{text}</span>;
  if (!folded) return <LinkedText text={text} />;
  return (
    <>
      <span className={css.folded}>
        <LinkedText text={text} />
      </span>
      <button type="button" className={css.unfold} onClick={() => setFolded(false)}>
        전체 보기
      </button>
    </>
  );
}
