import { X } from 'lucide-react';
import { askConfirm } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { AppBar } from '../../ui/frame/app-bar';
import { BottomBar } from '../../ui/frame/bottom-bar';
import { Screen } from '../../ui/frame/screen';
import { isReady, type ShopProduct } from './board-draft';
import { BoardForm } from './board-form';
import type { useBoardForm } from './use-board-form';

type Props = {
  title: string;
  done: string;
  form: ReturnType<typeof useBoardForm>;
  shop: (Pick<ShopProduct, 'imgUrl' | 'name'> & { price?: number }) | null;
  editing: boolean;
  onClose: () => void;
  onSubmit: () => Promise<unknown>;
};

/** Header, form and button, alike for writing and editing. */
export function FormFrame({ title, done, form, shop, editing, onClose, onSubmit }: Props) {
  const { draft, photos } = form;
  const ready = isReady({ draft, pictures: photos.pictures.length, uploading: photos.uploading, shop: shop !== null });

  async function close() {
    const detail = '지금까지 적은 내용은 사라져요.';
    if (form.dirty && !(await askConfirm('그만 쓸까요?', { detail, yes: '나가기', no: '계속 쓰기' }))) return;
    form.finish();
    onClose();
  }

  return (
    <Screen
      header={<FormBar title={title} onClose={close} />}
      footer={
        <BottomBar>
          <Button disabled={!ready} onPress={onSubmit}>
            {done}
          </Button>
        </BottomBar>
      }
    >
      <BoardForm
        draft={draft}
        onChange={form.change}
        photos={photos}
        problems={form.problems}
        shop={shop}
        editing={editing}
      />
    </Screen>
  );
}

/** The header of the form, also while there is no form yet. */
export function FormBar({ title, onClose }: { title: string; onClose: () => unknown }) {
  return <AppBar title={title} start={<IconButton icon={X} label="닫기" iconSize={26} onClick={onClose} />} />;
}
