import type { Quote } from '@mungchi/contract';
import { notify } from '../../notices/notices';
import { oneLine } from '../../ui/foundation/type.css';
import { useRoomContext } from '../room/room-context';
import { FOLDED_WORDS, foldedWhy } from './folded-rules';
import * as css from './quote-line.css';

/** One line of what is answered, as it reads now; a tap goes there. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const { room, conversation, jump } = useRoomContext();
  const known = conversation.log.run.find(({ seq }) => seq === quote.seq);
  const why = foldedWhy(room, { id: `${room.id}-${quote.seq}`, participantId: quote.participantId });
  const words = known?.message ?? quote.text;

  async function show() {
    if (!(await jump.current(quote.seq))) notify('오래된 메시지예요. 대화 검색에서 찾을 수 있어요.');
  }

  return (
    <button type="button" className={css.quote} onClick={show}>
      <span className={css.quoteName}>{why === 'blocked' ? '차단한 이웃' : (quote.nickname ?? '알 수 없음')}</span>
      <span className={`${oneLine} ${css.quoteWords}`}>{why ? FOLDED_WORDS[why] : words}</span>
    </button>
  );
}
