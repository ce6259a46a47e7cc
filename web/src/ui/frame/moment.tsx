import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../control/icon-button';
import { Mascot } from '../mascot/mascot';
import { Confetti } from './confetti';
import * as css from './moment.css';
import { useModal } from './use-modal';

type Props = {
  title: string;
  text: string;
  children?: ReactNode;
  /** Buttons, the most useful one first. */
  ways: ReactNode;
  onClose: () => void;
};

/** Something worth a pause: fills the column, stands still, and closes like everything that is open. */
export function Moment({ title, text, children, ways, onClose }: Props) {
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className={css.page} aria-labelledby="moment-title" aria-describedby="moment-text">
      <div className={css.stage}>
        <Confetti className={css.confetti} />
        <div className={css.close}>
          <IconButton icon={X} label="닫기" iconSize={26} onClick={onClose} />
        </div>
        <div className={css.bundle}>
          <Mascot color="pink" mood="happy" size={108} className={css.beside} />
          <Mascot color="mint" mood="happy" size={188} className={css.middle} />
          <Mascot color="blue" mood="happy" size={108} className={css.beside} />
        </div>
        <div className={css.words}>
          <h2 id="moment-title" className={css.title}>
            {title}
          </h2>
          <p id="moment-text" className={css.text}>
            {text}
          </p>
        </div>
        <div className={css.content}>{children}</div>
        <div className={css.ways}>{ways}</div>
      </div>
    </dialog>
  );
}
