import type { BoardId, Wish, WishId } from '@mungchi/contract';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isRefusal } from '../../api/api-error';
import { useCreateBoard } from '../../api/board-verbs';
import { errorText } from '../../api/error-copy';
import { takeStored } from '../../api/stored/own-database';
import { useLocation } from '../../links';
import { askConfirm, showAlert } from '../../notices/notices';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { type Echoed, type Filled, type Guessed, type ShopProduct, shareProblem } from './board-draft';
import * as css from './board-form.css';
import { toBody } from './form-body';
import { FormFrame } from './form-frame';
import { formProblems } from './form-problems';
import { PhoneAsked } from './phone-asked';
import { sayRefused } from './say-refused';
import { useBoardForm } from './use-board-form';
import { useDraftEcho } from './use-draft-echo';
import { useGuesses } from './use-guesses';

const TellWishers = lazyPart(() => import('./tell-wishers').then((at) => at.TellWishers));
const DraftElsewhere = lazyPart(() => import('./draft-elsewhere').then((at) => at.DraftElsewhere));
const DraftConflict = lazyPart(() => import('./draft-conflict').then((at) => at.DraftConflict));

const SentenceBox = lazyPart(() => import('./sentence-box').then((at) => at.SentenceBox));
const AgainHead = lazyPart(() => import('./again-head').then((at) => at.AgainHead));

const LAST_TIME: Guessed = { totalUser: '지난번 인원이에요', price: '지난번 값이에요. 요즘 값과 같나요?' };
const NONE: Guessed = {};

export type Again = { boardId: BoardId; neighbours: number; told: boolean };

type Props = {
  title?: string;
  /** Under which the draft is kept on this device: each beginning has its own. */
  name: string;
  pristine: Filled;
  shop: ShopProduct | null;
  /** A draft of another device that it goes on with. */
  from?: Filled & Echoed;
  picturesAt?: string | null;
  /** What it is opened from, and what is said of it. */
  wishId?: WishId;
  head?: ReactNode;
  /** The purchase that is opened again: its price and people are last time's, and to be confirmed. */
  again?: Again;
  /** Fields that are filled already, to be looked at. */
  guessed?: Guessed;
  /** It may be filled from a sentence; what another app has shared is one already. */
  sentence?: string;
};

export function WriteForm(props: Props) {
  const { title = '공구 열기', name, pristine, shop, from, picturesAt = null, wishId, head, again, sentence } = props;
  const form = useBoardForm(name, pristine, from);
  const echo = useDraftEcho(form, { productId: shop?.productId ?? null, again: again?.boardId ?? null });
  const guesses = useGuesses(form, props.guessed ?? (again ? LAST_TIME : NONE), pristine.draft);
  const [tile, setTile] = useState<HTMLElement | null>(null);
  const [tell, setTell] = useState(true);
  const [wish, setWish] = useState<Wish | null>(null);
  const [declined, setDeclined] = useState(false);
  const [offered, setOffered] = useState(false);
  // Of a wish that is gone by now it is opened all the same, without its neighbours.
  const wanted = declined ? undefined : (wishId ?? wish?.id);
  useSharedPictures(picturesAt, form.photos.add);
  const [, navigate] = useLocation();
  const createBoard = useCreateBoard();

  function verifyPhone() {
    form.leave();
    navigate('/mypage/account?then=back');
  }

  /** Somebody was first: there, or without the neighbours of the wish. */
  async function opened(boardId: BoardId) {
    setDeclined(true);
    const words = { detail: '그 공구에 참여하거나, 따로 열 수 있어요.', yes: '보러 가기', no: '따로 열게요' };
    if (!(await askConfirm('찾던 공구가 이미 열렸어요.', words))) return;
    form.leave();
    navigate(`/gonggu/list/${boardId}`);
  }

  async function submit() {
    const small = shareProblem(form.draft);
    if (small) return form.showProblems({ price: small });
    try {
      const body = toBody(form.draft, form.photos.pictures, shop?.productId ?? null);
      const { id } = await createBoard({
        ...body,
        draftId: form.echoed.id,
        ...(wanted !== undefined && { wishId: wanted }),
        ...(again && { again: again.boardId, tell: tell && !again.told && again.neighbours > 0 }),
      });
      form.finish();
      echo.stop();
      navigate('/', { replace: true, state: { opened: id } });
    } catch (error) {
      if (await sayRefused(error, verifyPhone)) return;
      if (isRefusal(error, 'WISH_OPENED')) return opened(Number(error.fields['boardId']) as BoardId);
      if (isRefusal(error, 'WISH_NOT_FOUND', 'WISH_FAR', 'WISH_OTHER')) {
        // A name that was only found alike: pressed again, it is opened without them. Name and place can be mended.
        if (wishId === undefined || isRefusal(error, 'WISH_NOT_FOUND')) setDeclined(true);
        return showAlert(errorText(error));
      }
      const problems = formProblems(error);
      if (problems) return form.showProblems(problems);
      await showAlert('게시글 작성에 실패했습니다. 다시 시도해주세요.');
    }
  }

  return (
    <>
      <FormFrame
        title={title}
        done="작성 완료"
        form={form}
        shop={shop}
        editing={false}
        guesses={guesses}
        before={
          <>
            {!declined && head}
            <PhoneAsked />
            {again && <AgainHead {...again} tell={tell} onTell={setTell} />}
            {!from && !again && <DraftElsewhere form={form} onNewer={echo.compare} onOffer={setOffered} />}
            {sentence !== undefined && (
              <SentenceBox
                form={form}
                guesses={guesses}
                given={sentence}
                tile={tile}
                folded={wishId !== undefined}
                quiet={form.old || offered}
                waiting={!form.dirty && wishId === undefined && <div className={css.sentencePlace} />}
              />
            )}
          </>
        }
        besidePhotos={sentence !== undefined && <li ref={setTile} className={css.sentenceTile} />}
        aboutName={
          wishId === undefined &&
          !again && (
            <TellWishers
              name={shop?.name ?? form.draft.name}
              declined={declined}
              onWish={setWish}
              onDecline={setDeclined}
            />
          )
        }
        onForget={echo.forget}
        onClose={() => navigate(again ? '/mypage/myGonggu' : '/')}
        onSubmit={submit}
      />
      {echo.theirs && (
        <DraftConflict
          theirs={echo.theirs}
          mine={{ draft: form.draft, pictures: form.photos.pictures }}
          onTakeTheirs={echo.takeTheirs}
          onKeepMine={echo.keepMine}
          onClose={echo.decideLater}
        />
      )}
    </>
  );
}

/** Adds the pictures that the service worker has taken for this post. */
function useSharedPictures(key: string | null, add: (files: readonly File[]) => void): void {
  const put = useEffectEvent(add);
  // Reads what another app shared, which is on this device.
  useEffect(() => {
    if (key === null) return;
    takeStored<{ pictures: File[] }>('shared', key)
      .then((kept) => kept && put(kept.pictures))
      .catch(() => undefined);
  }, [key]);
}
