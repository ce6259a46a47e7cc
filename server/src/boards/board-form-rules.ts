import { addDays, BOARD_DEADLINE_DAYS_MAX, type BoardForm, seoulDay } from '@mungchi/contract';
import { seatsErrors } from './seats/seat-rules';

type FieldErrors = Record<string, string>;

/** Validation beyond the contract's schema: it depends on the date and on whether the form refers to a product. */
export function newBoardErrors(form: BoardForm, now: Date): FieldErrors | null {
  const hasProduct = Boolean(form.productId);
  return orNull({
    ...deadlineError(form, now),
    ...(!hasProduct && goodsErrors(form)),
    ...(!hasProduct && !form.categoryId && { categoryId: '카테고리를 골라 주세요.' }),
    ...seatsErrors({ maxSeats: 1, mySeats: 1, ...form }),
  });
}

/** After creation, category and product cannot change. */
export function editErrors(form: BoardForm, board: { productId: number | null }, now: Date): FieldErrors | null {
  const otherProduct = form.productId != null && form.productId !== board.productId;
  return orNull({
    ...deadlineError(form, now),
    ...(board.productId === null && goodsErrors(form)),
    ...(otherProduct && { productId: '연결한 상품은 바꿀 수 없어요.' }),
  });
}

function deadlineError({ deadline }: BoardForm, now: Date): FieldErrors {
  const today = seoulDay(now);
  if (deadline < today) return { deadline: '마감일은 오늘부터 고를 수 있어요.' };
  if (deadline > addDays(today, BOARD_DEADLINE_DAYS_MAX)) return { deadline: '마감일은 1년 안으로 골라 주세요.' };
  return {};
}

function goodsErrors({ name, images }: BoardForm): FieldErrors {
  return {
    ...(!name && { name: '상품명을 적어 주세요.' }),
    ...(images.length === 0 && { images: '사진을 한 장 이상 올려 주세요.' }),
  };
}

function orNull(errors: FieldErrors): FieldErrors | null {
  return Object.keys(errors).length > 0 ? errors : null;
}
