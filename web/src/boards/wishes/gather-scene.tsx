import { WISH_GATHERED } from '@mungchi/contract';
import { Plus } from 'lucide-react';
import { Mascot } from '../../ui/mascot/mascot';
import type { MascotMood } from '../../ui/mascot/mascot-look';
import * as css from './gather-scene.css';

type Props = { people: number; mine: boolean; mood?: MascotMood; wide?: boolean };

/** One thread through everybody who looks for it; what is free has a place. Decoration: the words beside it say the number. */
export function GatherScene({ people, mine, mood = 'greeting', wide = false }: Props) {
  const seats = Array.from({ length: WISH_GATHERED }, (_, place) => place);
  const size = wide ? 104 : 78;
  return (
    <div className={wide ? css.wide : css.scene} aria-hidden>
      <svg
        className={wide ? css.wideThread : css.thread}
        viewBox="0 0 280 24"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d="M0 6 C50 30 90 22 140 8 S230 14 274 6"
          fill="none"
          stroke="#e0638c"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      {seats.map((place) =>
        place >= people ? (
          <span key={place} className={css.free}>
            <Plus size={28} strokeWidth={3} />
          </span>
        ) : place === 0 && mine ? (
          <Mascot key={place} color="mint" mood={mood} size={size} ground />
        ) : (
          <Mascot key={place} color="purple" mood="calm" size={size} ground />
        ),
      )}
    </div>
  );
}
