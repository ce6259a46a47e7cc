import { ApiError } from '../../api/api-error';

/** Refusals shown beside a field, though the server does not name one. */
const PLACES: Partial<Record<ApiError['code'], string>> = {
  ADDRESS_NOT_FOUND: 'location',
  IMAGE_NOT_ALLOWED: 'images',
  SHARE_WOULD_RISE: 'price',
  CATEGORY_FIXED: 'categoryId',
  VERIFIED_LATE: 'verifiedOnly',
};

/** Errors by field; null when they belong to none. */
export function formProblems(error: unknown): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null;
  const place = PLACES[error.code];
  if (place) return { [place]: error.message };
  // A picture's own problem (`images.2`) is shown with the pictures.
  const named = Object.entries(error.fields).map(([field, text]) => [field.split('.')[0] ?? field, text]);
  return named.length > 0 ? Object.fromEntries(named) : null;
}
