import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { meQuery } from '../../api/me';
import { wishesQuery } from '../../api/wishes';
import { useSeoulToday } from '../../time/clock';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { sectionTitle } from '../../ui/foundation/display.css';
import { ThingPicture } from '../../ui/piece/thing-picture';
import { seasonGoods } from './season-goods';
import * as css from './wishes.css';

const AskSheet = lazyPart(() => import('./ask-sheet').then((at) => at.WishAskSheet));

/** 무엇을 같이 사고 싶으세요?: six things of the season, and one's own words. `onAsking`: while its sheet is open. */
export function AskPanel({ onAsking }: { onAsking?: (isAsking: boolean) => void }) {
  const { data: me } = useQuery(meQuery);
  const { data: wishes = [] } = useQuery(wishesQuery);
  const [asked, setAsked] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const month = Number(useSeoulToday().slice(5, 7));
  function ask(name: string) {
    setAsked(name);
    setIsOpen(true);
    onAsking?.(true);
  }
  function close() {
    setIsOpen(false);
    onAsking?.(false);
  }
  return (
    <section className={css.panel} aria-labelledby="ask">
      <div>
        <h2 id="ask" className={sectionTitle}>
          무엇을 같이 사고 싶으세요?
        </h2>
        <p className={css.lead}>적어 두면 같은 걸 찾는 이웃을 모아 드려요.</p>
      </div>
      <div className={css.goods}>
        {seasonGoods(
          month,
          me?.interestCategory ?? null,
          wishes.map(({ name }) => name),
        ).map((word) => (
          <button key={word} type="button" className={css.good} onClick={() => ask(word)}>
            <ThingPicture name={word} size={52} />
            {word}
          </button>
        ))}
      </div>
      <button type="button" className={css.own} onClick={() => ask('')}>
        <Plus size={19} aria-hidden />
        직접 적기
      </button>
      {asked !== null && <AskSheet key={asked} first={asked} open={isOpen} onClose={close} />}
    </section>
  );
}
