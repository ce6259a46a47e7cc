import { RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { Mascot } from '../ui/mascot';
import { won } from '../ui/money';
import { Picture } from '../ui/picture';
import { AnswerText } from './answer-text';
import type { Entry, Product } from './chat-memory';
import * as css from './entry-view.css';
import { Typewriter } from './typewriter';

type Props = { entry: Entry; typing: boolean; onTyped: () => void; onOpen: () => void; onRetry: () => void };

export function EntryView({ entry, typing, onTyped, onOpen, onRetry }: Props) {
  if (entry.status === 1) return <p className={css.mine}>{entry.text}</p>;
  return (
    <div className={css.turn}>
      <span className={css.face}>
        <Mascot color="purple" cap mood={moodOf(entry)} size={44} ground={false} />
      </span>
      <div className={css.side}>
        <Answer entry={entry} typing={typing} onTyped={onTyped} onRetry={onRetry} />
        {!typing && entry.products.length > 0 && (
          <ul className={css.products}>
            {entry.products.map((product) => (
              <li key={product.product_id} className={css.item}>
                <ProductCard product={product} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function moodOf({ waiting, failed }: Entry) {
  if (waiting) return 'thinking';
  return failed ? 'sorry' : 'calm';
}

function Answer({ entry, typing, onTyped, onRetry }: Omit<Props, 'onOpen'>) {
  if (entry.waiting) {
    return (
      <p className={css.bubble} role="status">
        답변을 만들고 있어요!
        <span className={css.dots} aria-hidden>
          <i className={css.dot} />
          <i className={css.dot} />
          <i className={css.dot} />
        </span>
      </p>
    );
  }
  if (entry.failed) {
    return (
      <div className={css.bubble}>
        <p>{entry.text}</p>
        <button type="button" className={css.retry} onClick={onRetry}>
          <RotateCcw size={16} aria-hidden />
          다시 물어보기
        </button>
      </div>
    );
  }
  return (
    <p className={css.bubble}>
      {typing ? <Typewriter text={entry.text} onDone={onTyped} /> : <AnswerText text={entry.text} />}
    </p>
  );
}

function ProductCard({ product, onOpen }: { product: Product; onOpen: () => void }) {
  return (
    <Link to={`/shopping/item?itemId=${product.product_id}`} className={css.card} onClick={onOpen}>
      <Picture src={product.img_url} alt="" width={116} height={100} />
      <span className={css.name}>{product.name}</span>
      <span className={css.price}>{won(product.price)}</span>
    </Link>
  );
}
