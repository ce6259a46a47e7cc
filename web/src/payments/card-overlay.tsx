import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/control/button';
import { IconButton } from '../ui/control/icon-button';
import { clampTwo } from '../ui/foundation/type.css';
import { useModal } from '../ui/frame/use-modal';
import { won } from '../ui/text/money';
import type { CardAnswer, CardRequest } from './card-answer';
import * as css from './card-overlay.css';
import { payAtSandbox } from './sandbox-card';

type Props = { request: CardRequest; onAnswer: (answer: CardAnswer) => void };

const CLOSED: CardAnswer = { is: 'closed' };

/** The sandbox's card page over the screen, for wide windows. */
export function CardOverlay({ request, onAnswer }: Props) {
  const modal = useModal(() => onAnswer(CLOSED));
  const [trouble, setTrouble] = useState(false);

  async function decide(declined?: string): Promise<void> {
    try {
      onAnswer(await payAtSandbox(request, declined));
    } catch {
      setTrouble(true);
    }
  }

  const { order, buyer } = request;
  return (
    <dialog {...modal} className={css.page} aria-labelledby="card-title">
      <header className={css.head}>
        <span className={css.mark} aria-hidden>
          뭉치페이
        </span>
        <h2 id="card-title" className={css.title}>
          카드 결제
        </h2>
        <IconButton icon={X} label="결제창 닫기" onClick={() => onAnswer(CLOSED)} />
      </header>
      <div className={css.body}>
        <p className={css.trial}>체험용 결제예요. 실제로 돈이 나가지 않아요.</p>
        <dl className={css.facts}>
          <Fact name="상품" value={order.name} />
          <Fact name="구매자" value={buyer.name} />
          <div className={css.sum}>
            <dt className={css.name}>결제 금액</dt>
            <dd className={css.amount}>{won(order.amount)}</dd>
          </div>
        </dl>
        <div className={css.card}>
          <b>뭉치 체험 카드</b>
          <span className={css.digits}>1234 · 5678 · **** · 3456</span>
          <small>일시불</small>
        </div>
        {trouble && (
          <p role="alert" className={css.trouble}>
            카드사와 연결되지 않았어요. 다시 눌러 주세요.
          </p>
        )}
        <div className={css.buttons}>
          <Button autoFocus onPress={() => decide()}>
            승인
          </Button>
          <div className={css.pair}>
            <Button kind="secondary" onPress={() => decide('카드 승인이 거절됐어요.')}>
              거절
            </Button>
            <Button kind="secondary" onPress={() => onAnswer(CLOSED)}>
              닫기
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        <span className={clampTwo}>{value}</span>
      </dd>
    </div>
  );
}
