import { Mascot } from '../ui/mascot/mascot';
import * as css from './ai-switch.css';

export function AiSwitch({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label="AI 뭉치에게 묻기"
      className={css.track}
      onClick={onToggle}
    >
      <span className={css.word} aria-hidden>
        AI
      </span>
      <span className={css.knob}>
        <Mascot avatar cap color="purple" size={32} />
      </span>
    </button>
  );
}
