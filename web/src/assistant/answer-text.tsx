import { hidden } from '../ui/type.css';
import * as css from './answer-text.css';

/** What 뭉치 says, line by line: goods hang on their number with the reason below, and one person's share stands out. */
export function AnswerText({ text }: { text: string }) {
  return Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) => <Line key={index} line={line} />);
}

function Line({ line }: { line: string }) {
  const [, number, good] = /^(\d+\. )(.+)/.exec(line) ?? [];
  if (!number || !good) return <span className={css.line}>{withShare(line)}</span>;
  const [name, reason] = good.split(/ · (.*)/);
  return (
    <span className={css.good}>
      <span className={css.number}>{number}</span>
      <span>
        {name}
        {reason !== undefined && (
          <span className={css.reason}>
            <span className={hidden}> · </span>
            {reason}
          </span>
        )}
      </span>
    </span>
  );
}

function withShare(line: string) {
  const [before, share, after] = line.split(/(한 사람에 [\d,]+원)(?=이에요)/);
  if (!share) return line;
  return (
    <>
      {before}
      <b className={css.share}>{share}</b>
      {after}
    </>
  );
}
