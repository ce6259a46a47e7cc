import type { HandoverPerson, HandoverState, ParticipantId } from '@mungchi/contract';
import { Check, HandHelping, type LucideIcon, QrCode, SearchCheck, Undo2, UserX } from 'lucide-react';
import { useState } from 'react';
import { oneLine } from '../ui/foundation/type.css';
import { Avatar } from '../ui/piece/avatar';
import { won } from '../ui/text/money';
import * as css from './mode-screen.css';
import { hasGoods, isSettled } from './use-ticks';

type Props = { people: readonly HandoverPerson[]; onTick: (participantId: ParticipantId, handed: boolean) => void };

/** Open rows first. A row ticked here keeps its place, so that the next tap does not hit another person's row. */
export function TickList({ people, onTick }: Props) {
  const [here, setHere] = useState<readonly ParticipantId[]>([]);
  const rank = (person: HandoverPerson) =>
    !isSettled(person) && (person.state !== 'HANDED' || here.includes(person.participantId)) ? 0 : 1;

  function tick({ participantId, state }: HandoverPerson) {
    setHere([...here, participantId]);
    onTick(participantId, state !== 'HANDED');
  }

  return (
    <ul aria-label="받을 이웃">
      {people
        .toSorted((a, b) => rank(a) - rank(b))
        .map((person) => (
          <li key={person.participantId}>
            <TickRow person={person} onPress={() => tick(person)} />
          </li>
        ))}
    </ul>
  );
}

function TickRow({ person, onPress }: { person: HandoverPerson; onPress: () => void }) {
  const isDone = hasGoods(person);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the whole row is the target, with a button's press and focus ring
    <button
      type="button"
      role="checkbox"
      aria-checked={isDone}
      disabled={isSettled(person)}
      className={css.row}
      onClick={onPress}
    >
      <span className={isDone ? css.ticked : css.empty}>
        {isDone && <Check size={24} strokeWidth={3} aria-hidden />}
      </span>
      <Avatar profileUrl={person.profileUrl} size={36} />
      <span className={`${css.name} ${oneLine}`}>{person.nickname}</span>
      <StateWords person={person} />
    </button>
  );
}

const BY_CODE = { icon: QrCode, word: '코드로 받음' };
const words: Partial<Record<HandoverState, { icon: LucideIcon; word: string }>> = {
  HANDED: { icon: HandHelping, word: '전달했어요' },
  NO_SHOW: { icon: UserX, word: '안 왔어요' },
  DISPUTED: { icon: SearchCheck, word: '확인 중' },
  RECEIVED: { icon: Check, word: '받았어요' },
  REFUNDED: { icon: Undo2, word: '돌려받았어요' },
};

function StateWords({ person }: { person: HandoverPerson }) {
  const { state, how, share, seats } = person;
  const said = how === 'CODE' ? BY_CODE : words[state];
  if (!said) return <span className={css.state}>{seats > 1 ? `${seats}몫 · ${won(share)}` : won(share)}</span>;
  const Icon = said.icon;
  return (
    <span className={hasGoods(person) ? css.done : css.state}>
      <Icon size={18} aria-hidden />
      {said.word}
    </span>
  );
}
