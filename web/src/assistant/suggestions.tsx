import * as css from './suggestions.css';

const FIRST = ['지금 열린 공구 보여줘', '만원대 간식 추천해 줘', '넷이서 나눌 과일', '우유 없는 아침 식사'];

type Props = {
  busy: boolean;
  /** What the last answer leads on to. */
  texts: readonly string[];
  onAsk: (text: string) => void;
};

/** Ways to go on without typing. */
export function Suggestions({ busy, texts, onAsk }: Props) {
  return (
    <ul className={texts.length > 0 ? css.row : css.start} aria-label="이렇게 물어보세요">
      {(texts.length > 0 ? texts : FIRST).map((text) => (
        <li key={text} className={css.item}>
          <button type="button" className={css.chip} disabled={busy} onClick={() => onAsk(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
