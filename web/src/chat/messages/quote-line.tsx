import type { Quote } from '@mungchi/contract';
import { oneLine } from '../../ui/foundation/type.css';
import { useRoomContext } from '../room/room-context';
import { FOLDED_WORDS } from './folded-rules';
import * as css from './quote-line.css';

/** One line of what is answered, as it reads now; a tap goes there. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const { room, conversation, jump } = useRoomContext();
  const known = conversation.log.run.find(({ seq }) => seq === quote.seq);
  const isFolded = room.folded?.participants.some((id) => id === quote.participantId);
  const words = known?.message ?? quote.text;
  return (
    <button type="button" className={css.quote} onClick={() => void jump.current(quote.seq)}>
      <span className={css.quoteName}>{isFolded ? '차단한 이웃' : (quote.nickname ?? '알 수 없음')}</span>
      <span className={`${oneLine} ${css.quoteWords}`}>{isFolded ? FOLDED_WORDS.blocked : words}</span>
    </button>
  );
}
