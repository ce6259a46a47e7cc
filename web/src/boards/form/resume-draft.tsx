import type { Draft } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../api/api-error';
import { draftQuery } from '../../api/drafts';
import { productQuery } from '../../api/products';
import { useLocation } from '../../links';
import { ButtonLink } from '../../ui/control/button';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { Screen } from '../../ui/frame/screen';
import { AgainScreen } from './again-screen';
import { EMPTY_DRAFT, nameOfDraft, type ShopProduct } from './board-draft';
import { filledOf } from './draft-form';
import { FormBar } from './form-frame';
import { WriteForm } from './write-form';

/** Going on with a draft that was begun on any device; what this one keeps of it comes first. */
export function ResumeDraft({ draftId }: { draftId: string }) {
  const [, navigate] = useLocation();
  const { data, error, refetch } = useQuery(draftQuery(draftId));
  if (data?.form.again) return <AgainScreen boardId={data.form.again} from={data} />;
  if (data?.form.productId) return <ShopDraft draft={data} productId={data.form.productId} />;
  if (data) return <ResumedForm draft={data} shop={null} />;
  return (
    <Screen header={<FormBar title="공구 열기" onClose={() => navigate('/')} />}>
      {isRefusal(error, 'DRAFT_NOT_FOUND', 'INVALID_FIELDS') ? (
        <Failed
          text="임시 저장한 글이 없어요."
          action={
            <ButtonLink to="/gonggu/write" replace>
              새로 쓰기
            </ButtonLink>
          }
        />
      ) : error ? (
        <Failed onRetry={() => refetch()} />
      ) : (
        <Loading text="쓰던 글을 불러오는 중이에요." />
      )}
    </Screen>
  );
}

/** The product may have gone from the shop since; then its name and category are the draft's own. */
function ShopDraft({ draft, productId }: { draft: Draft; productId: ShopProduct['productId'] }) {
  const { data, error } = useQuery(productQuery(productId));
  if (!data && !error) return <Loading text="쓰던 글을 불러오는 중이에요." />;
  const shop = data && {
    productId,
    imgUrl: data.imgUrl,
    name: data.name,
    categoryId: data.largeCategoryId,
    price: data.price,
  };
  return <ResumedForm draft={draft} shop={(shop ?? null) as ShopProduct | null} />;
}

function ResumedForm({ draft, shop }: { draft: Draft; shop: ShopProduct | null }) {
  return (
    <WriteForm
      name={nameOfDraft(draft.id) ?? `boardDraft:${draft.id}`}
      pristine={{ draft: EMPTY_DRAFT, pictures: [] }}
      shop={shop}
      from={{ ...filledOf(draft), id: draft.id, base: draft.updatedAt }}
    />
  );
}
