import { createBoard } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { showAlert } from '../ui/notices';
import { dropDraft, EMPTY_DRAFT, keepDraft, keptDraft, type ShopProduct } from './board-draft';
import { toBody } from './form-body';
import { FormFrame } from './form-frame';
import { useBoardForm } from './use-board-form';

/** Opening a group purchase, from scratch or from a product of the shop. */
export function WriteScreen() {
  const [shop] = useState(useShopProduct());
  const [start] = useState(() => (shop ? null : keptDraft()) ?? { draft: EMPTY_DRAFT, pictures: [] });
  const form = useBoardForm(start);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { draft, photos } = form;

  // Session storage keeps what was typed so far.
  useEffect(() => {
    if (!shop) keepDraft({ draft, pictures: photos.pictures });
  }, [shop, draft, photos.pictures]);

  async function submit() {
    try {
      await call(createBoard, { body: toBody(draft, photos.pictures, shop?.productId ?? null) });
      dropDraft();
      void queries.invalidateQueries();
      await navigate('/', { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'INVALID_FIELDS') return form.showProblems(error.fields);
      if (error instanceof ApiError && error.code === 'ADDRESS_NOT_FOUND')
        return form.showProblems({ location: error.message });
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
      onClose={() => {
        dropDraft();
        void navigate('/');
      }}
      onSubmit={submit}
    />
  );
}

/** Client state of the shop's button: message "shop" and the product. */
function useShopProduct(): ShopProduct | null {
  const state = useLocation().state as ({ message?: unknown } & Partial<ShopProduct>) | null;
  if (state?.message !== 'shop' || !state.productId || !state.name) return null;
  const { productId, imgUrl = '', name, categoryId = 1, price = 0 } = state;
  return { productId, imgUrl, name, categoryId, price };
}
