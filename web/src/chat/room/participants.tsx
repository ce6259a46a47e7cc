import type { Participant } from '@mungchi/contract';
import { UsersRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useCloseOnBack } from '../../history/use-close-on-back';
import { useNeighbourCard } from '../../neighbours/use-neighbour-card';
import { oneLine } from '../../ui/foundation/type.css';
import { Avatar } from '../../ui/piece/avatar';
import { LeaderBadge } from '../../ui/piece/badge';
import * as css from './participants.css';

/** How many take part; tapping says who. */
export function Participants({ people }: { people: readonly Participant[] }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { show, card } = useNeighbourCard();
  useCloseOnBack(open, () => panel.current?.hidePopover());

  /** The panel would lie above the card. */
  function look(person: Participant) {
    panel.current?.hidePopover();
    show(person);
  }

  return (
    <>
      <button type="button" className={css.button} popoverTarget={id} aria-label={`참여 인원 ${people.length}명`}>
        <UsersRound size={24} aria-hidden />
        {people.length}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={css.panel}
        role="dialog"
        aria-label="참여 인원"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <h2 className={css.title}>참여 인원</h2>
        <ul>
          {people.map((person) => (
            <li key={person.participantId}>
              <button type="button" className={css.person} aria-haspopup="dialog" onClick={() => look(person)}>
                <Avatar profileUrl={person.profileUrl} size={36} />
                <span className={`${css.name} ${oneLine}`}>{person.nickname}</span>
                {person.me && <span className={css.me}>나</span>}
                {person.role === 'LEADER' && (
                  <span className={css.badge}>
                    <LeaderBadge />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {card}
    </>
  );
}
