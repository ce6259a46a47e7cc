import type { ChatRoom, Dispute } from '@mungchi/contract';
import { Lock, MessageCircleWarning } from 'lucide-react';
import { ButtonLink } from '../../ui/control/button';
import { voice } from '../../ui/foundation/display.css';
import { Mascot } from '../../ui/mascot/mascot';
import { kindLook } from '../../ui/piece/dispute-kinds';
import { Picture, stored } from '../../ui/piece/picture';
import { won } from '../../ui/text/money';
import * as bubble from './bubble.css';
import * as facts from './fact.css';
import * as css from './open-dispute-card.css';
import * as system from './system-bubble.css';

const SHOWN = 2;

type Props = { room: ChatRoom; dispute: Dispute };

/** A problem in the talk, for the one who told of it and the leader who is to answer. Nobody else is given it. */
export function OpenDisputeCard({ room, dispute }: Props) {
  const isOwn = room.participants.some((one) => one.me && one.participantId === dispute.participantId);
  const words = isOwn
    ? { chip: '알린 문제', who: '리더님과 나만 볼 수 있어요', headline: '리더의 답을 기다리고 있어요' }
    : { chip: '답할 문제', who: `${dispute.nickname}님과 나만 볼 수 있어요`, headline: '어떤 문제인지 봐 주세요' };
  return (
    <div className={`${bubble.rowKind.last} ${bubble.theirs}`}>
      <div className={system.mascot}>
        <Mascot color="purple" cap mood="thinking" size={52} ground={false} />
      </div>
      <section className={css.card} aria-label={words.chip}>
        <div className={css.head}>
          <span className={css.chip}>
            <MessageCircleWarning size={17} aria-hidden />
            {words.chip}
          </span>
          <span className={css.who}>
            <Lock size={15} aria-hidden className={css.lock} />
            {words.who}
          </span>
        </div>
        <h2 className={`${voice} ${css.headline}`}>{words.headline}</h2>
        <p className={css.kind}>{kindLook(dispute.kind).word}</p>
        <p className={css.text}>“{dispute.text}”</p>
        {dispute.pictures.length > 0 && (
          <div className={css.pictures}>
            {dispute.pictures.slice(0, SHOWN).map((picture, nth) => (
              <Picture
                key={picture.url}
                {...stored(picture)}
                alt={`알린 문제 사진 ${nth + 1}`}
                width={136}
                height={76}
                fluid
              />
            ))}
          </div>
        )}
        <p className={facts.fact}>
          <span className={facts.factLabel}>돌려받고 싶은 금액</span>
          <span className={facts.amount}>{won(dispute.wanted)}</span>
        </p>
        <div className={css.way}>
          <ButtonLink to={`/chat/${room.id}/dispute?id=${dispute.id}`} kind="secondary">
            자세히 보기
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
