import { Moon } from 'lucide-react';
import { Button } from '../ui/control/button';
import { headline } from '../ui/foundation/display.css';
import { oneLine } from '../ui/foundation/type.css';
import { Sheet } from '../ui/frame/sheet';
import { Mascot } from '../ui/mascot/mascot';
import * as css from './ask-sheet.css';
import { BellArt } from './bell-art';
import { usePushSwitch } from './use-push-switch';

const TITLE = '결제와 약속을 알려 드릴까요?';

type Props = { open: boolean; onClose: () => void; publicKey: string };

/** Offered when there is something to wait for. The browser's own question comes only after 알림 받기. */
export function PushAskSheet({ open, onClose, publicKey }: Props) {
  const change = usePushSwitch(publicKey);
  async function accept() {
    await change(true);
    onClose();
  }
  return (
    <Sheet open={open} onClose={onClose} title={TITLE}>
      <div className={css.sheet}>
        <div className={css.scene} aria-hidden>
          <span className={css.friend}>
            <Mascot color="mint" mood="happy" size={124} ground={false} />
          </span>
          <span className={css.bell}>
            <BellArt size={68} />
          </span>
          <div className={css.sample}>
            <img src="/icon-192.png" alt="" width={40} height={40} className={css.icon} />
            <div className={css.words}>
              <p className={css.first}>
                모두 모였어요<span className={css.now}>지금</span>
              </p>
              <p className={`${css.second} ${oneLine}`}>이제 결제해 주세요</p>
            </div>
          </div>
        </div>
        <p className={headline} aria-hidden>
          {TITLE}
        </p>
        <p className={css.lead}>{'모두 모이거나 약속 시간이 정해지면\n바로 알려 드려요.'}</p>
        <p className={css.quiet}>
          <Moon size={18} aria-hidden className={css.moon} />밤 10시부터 아침 8시까지는 조용해요
        </p>
        <Button onPress={accept}>알림 받기</Button>
        <button type="button" className={css.later} onClick={onClose}>
          나중에
        </button>
      </div>
    </Sheet>
  );
}
