import { Button } from '../../ui/control/button';
import { Sheet } from '../../ui/frame/sheet';
import * as css from './board-form.css';

type Props = {
  open: boolean;
  /** A photo on its way would be missing from what is saved. */
  uploading: boolean;
  onStay: () => void;
  onSave: () => void;
  onForget: () => void;
};

/** What leaving means is chosen, and the button in front loses nothing. */
export function LeaveSheet({ open, uploading, onStay, onSave, onForget }: Props) {
  return (
    <Sheet open={open} onClose={onStay} title="그만 쓸까요?" showTitle>
      <p className={css.leaveText} role="status">
        {uploading
          ? '사진을 올리고 있어요. 다 올라가면 저장할 수 있어요.'
          : '임시 저장하면 다음에 이어서 쓸 수 있어요.'}
      </p>
      <div className={css.ways}>
        <Button busy={uploading} onPress={onSave}>
          임시 저장하고 나가기
        </Button>
        <Button kind="danger" onPress={onForget}>
          지우고 나가기
        </Button>
        <Button kind="plain" onPress={onStay}>
          계속 쓰기
        </Button>
      </div>
    </Sheet>
  );
}
