import * as css from './suggestions.css';

const FIRST = ['자취 시작했는데 뭐부터 사야 돼?', '만원대 간식 추천해 줘', '넷이서 나눌 과일'];
const NEXT = ['더 싼 거', '다른 거', '4명이서 나누면 얼마야?'];

type Props = {
  busy: boolean;
  /** There are products to go on from. */
  hasShown: boolean;
  onAsk: (text: string) => void;
};

/** Ways to go on without typing. */
export function Suggestions({ busy, hasShown, onAsk }: Props) {
  return (
    <ul className={hasShown ? css.row : css.start} aria-label="이렇게 물어보세요">
      {(hasShown ? NEXT : FIRST).map((text) => (
        <li key={text} className={css.item}>
          <button type="button" className={css.chip} disabled={busy} onClick={() => onAsk(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
