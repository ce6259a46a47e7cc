import type { ChatRoom } from '@mungchi/contract';
import { won } from '../../ui/text/money';
import { followersOf } from '../steps/step-words';
import * as css from './steps-left.css';

/** The leader's last three steps on one strand, the next one knotted. */
export function StepsLeft({ now, room }: { now: 1 | 2; room: ChatRoom }) {
  const sum = followersOf(room).reduce((all, { share, refunded = 0 }) => all + share - refunded, 0);
  const steps = [
    ['약속 정하기', '언제, 어디서 만날지 정해요'],
    ['만나서 전달하기', '수령 코드를 보여 주면 바로 확인돼요'],
    ['모인 돈 받기', `모두 받으면 ${won(sum)}을 전해 드려요`],
  ];
  return (
    <ol className={css.steps}>
      {steps.map(([words, detail], at) => (
        <li
          key={words}
          className={at + 1 === now ? css.next : css.step}
          aria-current={at + 1 === now ? 'step' : undefined}
        >
          <span className={css.knot} aria-hidden>
            {at + 1}
          </span>
          <p className={css.words}>{words}</p>
          <p className={css.detail}>{detail}</p>
        </li>
      ))}
    </ol>
  );
}
