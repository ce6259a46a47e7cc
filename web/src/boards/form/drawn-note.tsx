import * as css from './sentence-box.css';

/** A drawing says that it is one. */
export function DrawnNote({ onReplace }: { onReplace: () => void }) {
  return (
    <p className={css.drawn}>
      뭉치가 그린 그림이에요.
      <button type="button" className={css.replace} onClick={onReplace}>
        사진으로 바꾸기
      </button>
    </p>
  );
}
