import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCreateBoard } from '../../api/board-verbs';
import { showAlert } from '../../notices/notices';
import { useEntry } from '../../shell/app-router';
import { EMPTY_DRAFT, type Filled, type ShopProduct } from './board-draft';
import { toBody } from './form-body';
import { FormFrame } from './form-frame';
import { formProblems } from './form-problems';
import { PhoneAsked } from './phone-asked';
import { sayKeptOut } from './say-kept-out';
import { sharedPost } from './shared-post';
import { useBoardForm } from './use-board-form';
import { useSharedPictures } from './use-shared-pictures';

const NOTHING: Filled = { draft: EMPTY_DRAFT, pictures: [] };

/** Opening a group purchase: from scratch, from a product of the shop, or from what another app shared. */
export function WriteScreen() {
  const [shop] = useState(useShopProduct());
  const { search } = useEntry();
  const [shared] = useState(() => (shop ? null : sharedPost(search)));
  const form = useBoardForm(draftName(shop, shared && search), shared ?? NOTHING);
  useSharedPictures(shared?.picturesAt ?? null, form.photos.add);
  const [, navigate] = useLocation();
  const createBoard = useCreateBoard();

  function verifyPhone() {
    form.leave();
    navigate('/mypage/account');
  }

  async function submit() {
    try {
      const { id } = await createBoard(toBody(form.draft, form.photos.pictures, shop?.productId ?? null));
      form.finish();
      navigate('/', { replace: true, state: { opened: id } });
    } catch (error) {
      if (await sayKeptOut(error, verifyPhone)) return;
      const problems = formProblems(error);
      if (problems) return form.showProblems(problems);
      await showAlert('게시글 작성에 실패했습니다. 다시 시도해주세요.');
    }
  }

  return (
    <FormFrame
      title="공구 열기"
      done="작성 완료"
      form={form}
      shop={shop}
      editing={false}
      before={<PhoneAsked />}
      onClose={() => navigate('/')}
      onSubmit={submit}
    />
  );
}

/** Each beginning has a draft of its own. */
function draftName(shop: ShopProduct | null, shared: string | null): string {
  if (shop) return `boardDraft:shop:${shop.productId}`;
  return shared === null ? 'boardDraft' : `boardDraft:shared:${shared}`;
}

/** Client state of the shop's button: message "shop" and the product. */
function useShopProduct(): ShopProduct | null {
  const state = useEntry().state as ({ message?: unknown } & Partial<ShopProduct>) | null;
  if (state?.message !== 'shop' || !state.productId || !state.name) return null;
  const { productId, imgUrl = '', name, categoryId = 1, price = 0 } = state;
  return { productId, imgUrl, name, categoryId, price };
}
