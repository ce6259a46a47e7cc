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
import * as css from './guess-ring.css';
import { LeaveSheet } from './leave-sheet';
import { OldDraft } from './old-draft';
import type { useBoardForm } from './use-board-form';
import type { Guesses } from './use-guesses';

type Props = {
  title: string;
  done: string;
  form: ReturnType<typeof useBoardForm>;
  shop: (Pick<ShopProduct, 'imgUrl' | 'name'> & { price?: number }) | null;
  editing: boolean;
  /** Fields whose value somebody has yet to look at. */
  guesses?: Guesses;
  /** Something to know before filling it in. */
  before?: ReactNode;
  besidePhotos?: ReactNode;
  aboutName?: ReactNode;
  /** What was there is unwanted: everything, or before it is begun anew. */
  onForget?: () => void;
  running?: number;
  onClose: () => void;
  onSubmit: () => Promise<unknown>;
};

/** Header, form and button, alike for writing and editing. */
export function FormFrame(props: Props) {
  const { title, done, form, shop, editing, guesses, before, besidePhotos, aboutName } = props;
  const { onForget, running, onClose, onSubmit } = props;
  const [leaving, setLeaving] = useState(false);
  const { draft, photos } = form;
  const ready = isReady({ draft, pictures: photos.pictures.length, uploading: photos.uploading, shop: shop !== null });
  const open = Object.keys(guesses?.said ?? {}).length;

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
          {open > 0 && (
            <p className={css.left} role="status">
              확인할 칸이 <b className={css.number}>{open}개</b> 있어요.
            </p>
          )}
          <BottomBar>
            <Button disabled={!ready || open > 0} onPress={onSubmit}>
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
        {...(running !== undefined && { running })}
        {...(guesses && { guesses })}
        besidePhotos={besidePhotos}
        aboutName={aboutName}
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
