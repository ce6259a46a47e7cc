import type { ChatMessage, ChatRoom, Participant, Receipt } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Maximize2, Undo2 } from 'lucide-react';
import { receiptsQuery } from '../../api/receipts';
import { clockTime } from '../../time/time-label';
import { voice } from '../../ui/foundation/display.css';
import { Mascot } from '../../ui/mascot/mascot';
import { Picture, stored } from '../../ui/piece/picture';
import { won } from '../../ui/text/money';
import { useRoomContext } from '../room/room-context';
import { SaySpent } from '../steps/say-spent';
import * as bubble from './bubble.css';
import * as facts from './fact.css';
import * as css from './receipt-bubble.css';
import { ownBack, receiptOf, receiptSentences } from './receipt-rules';
import * as system from './system-bubble.css';

/** What the leader spent: the slip, the sums, and what this reader gets back. */
export function ReceiptBubble({ message }: { message: ChatMessage }) {
  const { room, me } = useRoomContext();
  const { data } = useQuery(receiptsQuery(room.id));
  const receipt = data && receiptOf(data, message.sendAt);
  const isLast = receipt !== undefined && receipt.id === data?.at(-1)?.id;
  const [headline, ...sentences] = receiptSentences(message.message);
  return (
    <div className={`${bubble.rowKind.last} ${bubble.theirs}`}>
      <div className={system.mascot}>
        <Mascot color="purple" cap mood="happy" size={52} ground={false} />
      </div>
      <div className={bubble.said}>
        <div className={bubble.name}>
          뭉치
          <time className={bubble.time} dateTime={message.sendAt}>
            {clockTime(message.sendAt)}
          </time>
        </div>
        <div className={system.system}>
          <h2 className={`${voice} ${system.headline}`}>{headline}</h2>
          <p className={system.words}>
            <Sum words={sentences.join('\n')} />
          </p>
          {receipt && <Slip room={room} me={me} receipt={receipt} />}
          {isLast && me.role === 'LEADER' && room.stage === 'PURCHASED' && (
            <div className={facts.action}>
              <SaySpent word="영수증 더 올리기" />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** The sum stands out, wherever the words begin with it. */
function Sum({ words }: { words: string }) {
  const [sum = ''] = /^[\d,]+원/.exec(words) ?? [];
  return (
    <>
      <b>{sum}</b>
      {words.slice(sum.length)}
    </>
  );
}

type SlipProps = { room: ChatRoom; me: Participant; receipt: Receipt };

function Slip({ room, me, receipt: { spent, back, pictures, note } }: SlipProps) {
  const saved = room.price - spent;
  const mine = ownBack(room, me, back);
  return (
    <>
      <div className={css.facts}>
        {pictures.length > 0 && (
          <div className={css.pictures}>
            {pictures.map((picture) => (
              <a key={picture.url} href={picture.url} target="_blank" rel="noreferrer" className={css.picture}>
                <Picture {...stored(picture)} alt="영수증 사진" width={104} height={120} />
                <span className={css.grow}>
                  <Maximize2 size={14} aria-hidden />
                </span>
              </a>
            ))}
          </div>
        )}
        <div className={css.sums}>
          <p className={css.sum}>
            공구 가격 <span>{won(room.price)}</span>
          </p>
          <p className={css.sum}>
            산 금액 <b className={css.strong}>{won(spent)}</b>
          </p>
          {saved > 0 && (
            <p className={css.saved}>
              아낀 돈 <span>{won(saved)}</span>
            </p>
          )}
        </div>
      </div>
      {note !== '' && <p className={css.note}>{note}</p>}
      {mine > 0 && (
        <p className={css.own}>
          <Undo2 size={18} aria-hidden />
          {me.role === 'LEADER' ? '이웃에게 돌려줘요' : '내가 돌려받아요'}
          <b className={css.amount}>{won(mine)}</b>
        </p>
      )}
    </>
  );
}
