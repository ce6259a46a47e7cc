import { type ChatRoom, STAGE_LABELS, STEPS, type Stage } from '@mungchi/contract';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from '../../links';
import { hidden, oneLine } from '../../ui/foundation/type.css';
import { StatusBadge } from '../../ui/piece/badge';
import { Picture } from '../../ui/piece/picture';
import { Steps } from '../../ui/piece/steps';
import { won } from '../../ui/text/money';
import { someHaveTwo } from '../../ui/text/seat-unit';
import { NextStep } from '../steps/next-step';
import * as css from './room-card.css';
import type { Head } from './use-head';

type Props = { room: ChatRoom; head: Head; onOpen: () => void };

/** What is being bought, and how far it has come; folded into one line where the talk needs the room. */
export function RoomCard({ room, head, onOpen }: Props) {
  return (
    <section className={css.card} aria-label="공구 정보">
      <div className={css.whole[head]}>
        {room.closed ? (
          <div className={css.product}>
            <Product room={room} />
          </div>
        ) : (
          <Link to={`/gonggu/list/${room.groupBoardId}`} className={css.product}>
            <Product room={room} />
            <ChevronRight size={20} className={css.arrow} aria-hidden />
          </Link>
        )}
        <Progress room={room} />
      </div>
      {head !== 'open' && <FoldedHead room={room} head={head} onOpen={onOpen} />}
      <NextStep />
    </section>
  );
}

type FoldedProps = { room: ChatRoom; head: 'fitting' | 'folded'; onOpen: () => void };

function FoldedHead({ room: { imgUrl, stage }, head, onOpen }: FoldedProps) {
  const current = (STEPS as readonly Stage[]).indexOf(stage);
  return (
    <button type="button" className={css.folded[head]} aria-expanded={false} onClick={onOpen}>
      <Picture src={imgUrl} alt="" width={32} height={32} radius={10} />
      <span className={css.stage}>{STAGE_LABELS[stage]}</span>
      {current >= 0 && (
        <span className={css.segments} aria-hidden>
          {STEPS.map((step, at) => (
            <span key={step} className={at <= current ? css.reached : css.segment} />
          ))}
        </span>
      )}
      <span className={hidden}>공구 정보 보기</span>
      <ChevronDown size={20} className={css.arrow} aria-hidden />
    </button>
  );
}

function Product({ room: { imgUrl, boardTitle, price, perPersonPrice, participants } }: { room: ChatRoom }) {
  return (
    <>
      <Picture src={imgUrl} alt="" width={48} height={48} radius={12} />
      <span className={css.words}>
        <p className={`${css.title} ${oneLine}`}>{boardTitle}</p>
        <p className={css.price}>
          <span className={css.figure}>{won(price)} ·</span>{' '}
          <span className={css.figure}>
            {someHaveTwo(participants) ? '1몫' : '1인당'} {won(perPersonPrice)}
          </span>
        </p>
      </span>
    </>
  );
}

function Progress({ room: { stage } }: { room: ChatRoom }) {
  const current = (STEPS as readonly Stage[]).indexOf(stage);
  if (current === -1) {
    return (
      <div className={css.cancelled}>
        <StatusBadge status="CANCELLED" />
      </div>
    );
  }
  return (
    <div className={css.steps}>
      <Steps label="공구 진행 단계" steps={STEPS.map((step) => STAGE_LABELS[step])} current={current} />
    </div>
  );
}
