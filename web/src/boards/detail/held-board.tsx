import { ButtonLink } from '../../ui/control/button';
import { Empty } from '../../ui/feedback/empty';

/** Reported by neighbours and not yet looked at. */
export function HeldBoard() {
  return (
    <Empty
      title="확인 중인 공구예요."
      text="잠시 뒤에 다시 봐 주세요."
      action={
        <ButtonLink to="/" size="small">
          다른 공구 보기
        </ButtonLink>
      }
    />
  );
}
