import type { BoardDetail } from '@mungchi/contract';
import { LegalFoot } from '../../ui/piece/legal-foot';
import { LinkedText } from '../../ui/text/linked-text';
import { QuestionRow } from '../questions/question-row';
import * as css from './detail-body.css';
import { LinkedProduct } from './linked-product';
import { CancelButton } from './owner-buttons';
import { TakeRestButton } from './take-rest-button';
import { TradePlace } from './trade-place';

/** The lower half of a post: the product, the words, the place. */
export function DetailBelow({ board }: { board: BoardDetail }) {
  return (
    <>
      <LinkedProduct board={board} />
      <Content text={board.content} />
      <TradePlace board={board} />
      {board.cancellable && (
        <div className={css.cancel}>
          {board.takeable > 0 && <TakeRestButton board={board} />}
          <CancelButton board={board} />
        </div>
      )}
      <QuestionRow board={board} />
      <LegalFoot />
    </>
  );
}

/** As it was written, line by line; addresses are links. */
function Content({ text }: { text: string }) {
  if (text === '') return null;
  const lines = text.split('\n');
  return (
    <section className={css.content} aria-label="상세 내용">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move
        <p key={index}>{line ? <LinkedText text={line} /> : '\u00a0'}</p>
      ))}
    </section>
  );
}
