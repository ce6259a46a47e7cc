import * as css from './answer-text.css';

/** What 뭉치 says, line by line; one person's share and how many there are stand out. */
export function AnswerText({ text }: { text: string }) {
  return Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) => (
    <span key={index} className={css.line}>
      {withWeight(line)}
    </span>
  ));
}

const HEAVY = /(한 사람에 [\d,]+원(?=이에요)|\d+개(?= 있어요| 찾았어요))/;

function withWeight(line: string) {
  const [before, heavy, ...after] = line.split(HEAVY);
  if (heavy === undefined) return line;
  return (
    <>
      {before}
      <b className={css.heavy}>{heavy}</b>
      {after.join('')}
    </>
  );
}
