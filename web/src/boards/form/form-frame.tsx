import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { AppBar } from '../../ui/frame/app-bar';
import { BottomBar } from '../../ui/frame/bottom-bar';
import { Screen } from '../../ui/frame/screen';
import { isReady, type ShopProduct } from './board-draft';
import { BoardForm } from './board-form';
import { TitlePreview } from './form-parts';
import { LeaveSheet } from './leave-sheet';
import { OldDraft } from './old-draft';
import type { useBoardForm } from './use-board-form';

type Props = {
  title: string;
  done: string;
  form: ReturnType<typeof useBoardForm>;
  shop: (Pick<ShopProduct, 'imgUrl' | 'name'> & { price?: number }) | null;
  editing: boolean;
  /** Something to know before filling it in. */
  before?: ReactNode;
  /** What was there is unwanted: everything, or before it is begun anew. */
  onForget?: () => void;
  onClose: () => void;
  onSubmit: () => Promise<unknown>;
};

/** Header, form and button, alike for writing and editing. */
export function FormFrame({ title, done, form, shop, editing, before, onForget, onClose, onSubmit }: Props) {
  const [leaving, setLeaving] = useState(false);
  const { draft, photos } = form;
  const ready = isReady({ draft, pictures: photos.pictures.length, uploading: photos.uploading, shop: shop !== null });

  function leave(how: 'leave' | 'finish') {
    // Closed first: a sheet that is still open would take an entry of the next page's history.
    setLeaving(false);
    if (how === 'finish') onForget?.();
    form[how]();
    onClose();
  }

  function startAnew() {
    onForget?.();
    form.startAnew();
  }

  return (
    <Screen
      header={<FormBar title={title} onClose={() => (form.dirty ? setLeaving(true) : leave('finish'))} />}
      footer={
        <>
          <TitlePreview name={shop?.name ?? draft.name} quantity={draft.quantity} />
          <BottomBar>
            <Button disabled={!ready} onPress={onSubmit}>
              {done}
            </Button>
          </BottomBar>
        </>
      }
    >
      {before}
      {form.old && <OldDraft editing={editing} onGoOn={form.goOn} onStartAnew={startAnew} />}
      <BoardForm
        draft={draft}
        onChange={form.change}
        photos={photos}
        problems={form.problems}
        shop={shop}
        editing={editing}
      />
      <LeaveSheet
        open={leaving}
        uploading={photos.uploading}
        onStay={() => setLeaving(false)}
        onSave={() => leave('leave')}
        onForget={() => leave('finish')}
      />
    </Screen>
  );
}

/** The header of the form, also while there is no form yet. */
export function FormBar({ title, onClose }: { title: string; onClose: () => unknown }) {
  return <AppBar title={title} start={<IconButton icon={X} label="닫기" iconSize={26} onClick={onClose} />} />;
}
