import * as css from './suggestions.css';

const FIRST = ['자취 시작했는데 뭐부터 사야 돼?', '만원대 간식 추천해 줘', '넷이서 나눌 과일'];
const NEXT = ['더 싼 거', '다른 거', '4명이서 나누면 얼마야?'];

type Props = {
  busy: boolean;
  /** There is something to go on from. */
  answered: boolean;
  onAsk: (text: string) => void;
};

/** Ways to go on without typing. */
export function Suggestions({ busy, answered, onAsk }: Props) {
  return (
    <ul className={answered ? css.row : css.start} aria-label="이렇게 물어보세요">
      {(answered ? NEXT : FIRST).map((text) => (
        <li key={text} className={css.item}>
          <button type="button" className={css.chip} disabled={busy} onClick={() => onAsk(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
