import { errorText } from '../api/error-copy';
import { Link } from '../links';
import { notify } from '../notices/notices';
import { Button } from '../ui/control/button';
import { Sheet } from '../ui/frame/sheet';
import * as css from './position-sheet.css';

type Props = { open: boolean; onAgree: () => Promise<unknown>; onClose: () => void };

/** Asked at the first press of the button that uses the device's position; the map and the search work without it. */
export function PositionSheet({ open, onAgree, onClose }: Props) {
  async function agree(): Promise<void> {
    try {
      await onAgree();
      onClose();
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <Sheet open={open} onClose={onClose} title="현재 위치를 써도 될까요?" showTitle>
      <div className={css.body}>
        <p className={css.words}>
          내 동네를 찾을 때만 쓰고, 사용 기록을 6개월 동안 보관해요. 동의하지 않아도 주소로 찾을 수 있어요.
        </p>
        <Link to="/legal/location" className={css.read}>
          위치기반서비스 이용약관 보기
        </Link>
        <Button onPress={agree}>동의하고 찾기</Button>
        <Button kind="plain" onPress={onClose}>
          주소로 찾을게요
        </Button>
      </div>
    </Sheet>
  );
}
