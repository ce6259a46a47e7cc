import { X } from 'lucide-react';
import type { SecondStep } from '../../api/session/second-step';
import { IconButton } from '../../ui/control/icon-button';
import { useModal } from '../../ui/frame/use-modal';
import { look } from '../frame/look.css';
import * as css from './code.css';
import { TimeCodeField } from './code-field';
import { CodeSetUp } from './code-set-up';

type Props = { step: SecondStep; onEnd: (isConfirmed: boolean) => void };

/** Over whatever was being done: six digits, or first an app that makes them. */
export function CodeDialog({ step, onEnd }: Props) {
  const modal = useModal(() => onEnd(false), 'app');
  return (
    <dialog {...modal} className={`${look} ${css.dialog}`} aria-labelledby="code-title">
      <div className={css.head}>
        <h2 id="code-title" className={css.title}>
          {step === 'CODE' ? '인증 코드 6자리' : '인증 앱을 연결해 주세요'}
        </h2>
        <IconButton icon={X} label="닫기" onClick={() => onEnd(false)} />
      </div>
      {step === 'CODE' ? (
        <>
          <p className={css.words}>인증 앱에 보이는 숫자를 적어 주세요. 10분 동안 다시 묻지 않아요.</p>
          <TimeCodeField onConfirmed={() => onEnd(true)} />
        </>
      ) : (
        <CodeSetUp onConfirmed={() => onEnd(true)} />
      )}
    </dialog>
  );
}
