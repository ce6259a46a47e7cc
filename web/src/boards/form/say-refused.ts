import { ApiError } from '../../api/api-error';
import { askConfirm, showAlert } from '../../notices/notices';

/** Nothing that trying again would mend, and no field has it. */
const IN_ITS_WORDS: ReadonlySet<ApiError['code']> = new Set(['FIRST_RIGHT', 'AGAIN_EARLY', 'BOARD_HELD']);

/**
 * Tells somebody who may not open or change a purchase why, in the refusal's own words; false when it was not that.
 * An unverified phone is the one they can do something about at once.
 */
export async function sayRefused(error: unknown, goVerifyPhone: () => void): Promise<boolean> {
  if (!(error instanceof ApiError) || error.code === 'UNKNOWN') return false;
  if (error.status !== 403 && !IN_ITS_WORDS.has(error.code)) return false;
  if (error.code !== 'PHONE_UNVERIFIED') {
    await showAlert(error.message, error.fields['until']);
    return true;
  }
  const question = { detail: '쓰던 글은 그대로 남아 있어요.', yes: '인증하러 가기', no: '나중에' };
  if (await askConfirm(error.message, question)) goVerifyPhone();
  return true;
}
