import type { BoardId } from '@mungchi/contract';
import { MapPinCheck } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/control/button';
import { headline } from '../../ui/foundation/display.css';
import { Sheet } from '../../ui/frame/sheet';
import { Mascot } from '../../ui/mascot/mascot';
import * as css from './verify-sheet.css';

type Props = { open: boolean; onClose: () => void };

/** Instead of the join sheet, for who has not checked their home: the way there leads back here. */
export function VerifySheet({ boardId, open, onClose }: Props & { boardId: BoardId }) {
  return (
    <Sheet open={open} onClose={onClose} title="동네 인증한 이웃만 참여할 수 있어요.">
      <div className={css.sheet}>
        <Mascot color="mint" mood="thinking" size={120} />
        <p className={headline} aria-hidden>
          동네 인증한 이웃만
          <br />
          참여할 수 있어요.
        </p>
        <p className={css.lead}>
          지금 동네에 있다면 한 번만 누르면 돼요.
          <br />
          마치면 이 공구로 바로 돌아와요.
        </p>
        <div className={css.buttons}>
          <ButtonLink to={`/mypage/check?gonggu=${boardId}`}>
            <MapPinCheck size={21} aria-hidden />
            동네 인증하기
          </ButtonLink>
          <Button kind="plain" onPress={onClose}>
            나중에
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** The same for who has checked a home that is far from the place: nothing to press but to look for something nearer. */
export function FarSheet({ open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="가까운 동네에서 인증한 이웃만 참여할 수 있어요.">
      <div className={css.sheet}>
        <Mascot color="mint" mood="thinking" size={120} />
        <p className={headline} aria-hidden>
          가까운 동네에서 인증한
          <br />
          이웃만 참여할 수 있어요.
        </p>
        <p className={css.lead}>
          인증한 우리 동네가 거래 장소에서
          <br />
          3km보다 멀어요.
        </p>
        <div className={css.buttons}>
          <ButtonLink to="/">근처 공구 둘러보기</ButtonLink>
          <Button kind="plain" onPress={onClose}>
            닫기
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
