import { useInstallSheet } from '../installed/use-install-sheet';
import { Button } from '../ui/control/button';
import { SwitchRow } from '../ui/control/switch-row';
import { Mascot } from '../ui/mascot/mascot';
import { ALERT_STATE_WORDS, type AlertState } from './alert-state';
import * as css from './alerts.css';
import { usePushSwitch } from './use-push-switch';

const TITLE = '푸시 알림';

/** Push messages on this device: the switch, or why there is none. */
export function PushCard({ state, publicKey }: { state: AlertState; publicKey: string }) {
  const change = usePushSwitch(publicKey);
  const { show, sheet } = useInstallSheet();
  const words = ALERT_STATE_WORDS[state];
  const face = (
    <Mascot color="yellow" mood={state === 'on' || state === 'ask' ? 'greeting' : 'calm'} size={48} ground={false} />
  );
  if (state === 'on' || state === 'ask') {
    return (
      <div className={css.panel}>
        <SwitchRow title={TITLE} text={words} on={state === 'on'} onChange={change} start={face} />
      </div>
    );
  }
  return (
    <div className={css.panel}>
      <div className={css.still}>
        {face}
        <div className={css.words}>
          <h2 className={css.title}>{TITLE}</h2>
          <p className={css.text}>{words}</p>
        </div>
      </div>
      {state === 'install' && (
        <div className={css.way}>
          <Button size="small" kind="secondary" onPress={show}>
            추가하는 방법
          </Button>
        </div>
      )}
      {sheet}
    </div>
  );
}
