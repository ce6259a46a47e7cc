import { ChevronRight, MilkOff, RotateCcw } from 'lucide-react';
import { Link } from '../links';
import { Mascot } from '../ui/mascot/mascot';
import { AnswerText } from './answer-text';
import type { Entry, OffersOfAnswer } from './chat-memory';
import * as css from './entry-view.css';
import { OfferList } from './offers';
import { way, ways } from './offers.css';
import { Typewriter } from './typewriter';
import { UnsureOffers } from './unsure-offers';

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
        {!typing && entry.offers && <AnswerOffers offers={entry.offers} onOpen={onOpen} />}
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
  const saidBack = entry.offers?.said_back ?? '';
  // Said in a pill instead of in the text.
  const text = saidBack ? entry.text.replace(`${saidBack}.`, '').replace(/^\n| (?=\n)/, '') : entry.text;
  return (
    <div className={css.bubble}>
      {saidBack && (
        <p className={css.leftOut}>
          <MilkOff size={18} aria-hidden />
          {saidBack}
        </p>
      )}
      <p>{typing ? <Typewriter text={text} onDone={onTyped} /> : <AnswerText text={text} />}</p>
    </div>
  );
}

function AnswerOffers({ offers, onOpen }: { offers: OffersOfAnswer; onOpen: () => void }) {
  const { recommended_products: products, recommended_boards: boards } = offers;
  return (
    <>
      {products.length + boards.length > 0 && <OfferList products={products} boards={boards} onOpen={onOpen} />}
      <UnsureOffers products={offers.unsure_products} boards={offers.unsure_boards} onOpen={onOpen} />
      {offers.ways.length > 0 && (
        <div className={ways}>
          {offers.ways.map(({ label, to }) => (
            <Link key={to} to={to} className={way} onClick={onOpen}>
              {label}
              <ChevronRight size={18} aria-hidden />
            </Link>
          ))}
        </div>
      )}
    </>
  );
}
