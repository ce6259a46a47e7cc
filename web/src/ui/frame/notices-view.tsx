import { CircleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type Ask, currentNotices, dismissToast, subscribeNotices, type Toast } from '../../notices/notices';
import { Button } from '../control/button';
import { Mascot } from '../mascot/mascot';
import * as css from './dialog.css';
import { useFoot } from './use-foot';
import { useModal } from './use-modal';

/** Mounted once, beside the screens: renders the notices of `showAlert`, `askConfirm` and `notify`. */
export function NoticesView() {
  const { ask, toasts } = useSyncExternalStore(subscribeNotices, currentNotices);
  return (
    <>
      {ask && <AskDialog key={ask.text} ask={ask} />}
      <Toasts toasts={toasts.filter(({ laidAside }) => laidAside === null)} />
    </>
  );
}

function AskDialog({ ask }: { ask: Ask }) {
  const modal = useModal(() => ask.answer(false), 'app');
  return (
    <dialog
      {...modal}
      className={css.dialog}
      role="alertdialog"
      aria-labelledby="ask-text"
      aria-describedby={ask.detail ? 'ask-detail' : undefined}
    >
      {ask.mood && <Mascot color="yellow" mood={ask.mood} size={112} className={css.mascot} />}
      <p id="ask-text" className={css.text}>
        {ask.text}
      </p>
      {ask.detail && (
        <p id="ask-detail" className={css.detail}>
          {ask.detail}
        </p>
      )}
      <div className={css.buttons}>
        {ask.kind === 'confirm' && (
          <span className={css.grow}>
            <Button
              size="small"
              kind={ask.doubtful ? 'primary' : 'plain'}
              autoFocus={ask.doubtful}
              data-first={ask.doubtful}
              onPress={() => ask.answer(false)}
            >
              {ask.no}
            </Button>
          </span>
        )}
        <span className={css.grow}>
          <Button
            size="small"
            kind={ask.danger ? 'danger' : ask.doubtful ? 'plain' : 'primary'}
            autoFocus={!ask.doubtful}
            data-first={!ask.doubtful}
            onPress={() => ask.answer(true)}
          >
            {ask.yes}
          </Button>
        </span>
      </div>
    </dialog>
  );
}

/** Above a bar of two rows as well, and at the upper edge over a sheet: what is to be pressed there is not covered. */
function Toasts({ toasts }: { toasts: Toast[] }) {
  const { height, hasSheet } = useFoot(toasts.length > 0);
  const rest = `max(0px, ${height - css.TAB_BAR}px - env(safe-area-inset-bottom))`;
  return (
    <div className={hasSheet ? css.toastsAbove : css.toasts} style={hasSheet ? undefined : { paddingBottom: rest }}>
      {toasts.map(({ id, text, tone, action }) =>
        action ? (
          <div key={id} className={css.offer}>
            <span className={css.offered}>{text}</span>
            <button type="button" className={css.action} onClick={action.press}>
              {action.label}
            </button>
            <button type="button" className={css.close} aria-label="닫기" onClick={() => dismissToast(id)}>
              <X size={18} aria-hidden />
            </button>
          </div>
        ) : (
          <button key={id} type="button" className={css.toast} onClick={() => dismissToast(id)}>
            {tone === 'bad' && <CircleAlert size={18} aria-hidden />}
            {text}
          </button>
        ),
      )}
    </div>
  );
}
