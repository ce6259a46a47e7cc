import {
  accountDigits,
  BANK_CODES,
  BANKS,
  type BankCode,
  eveningWords,
  isAccountNumber,
  type PayoutAccount,
} from '@mungchi/contract';
import { ApiError } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { usePayoutVerbs } from '../api/payouts';
import { askConfirm, notify } from '../notices/notices';
import { Button } from '../ui/control/button';
import { TextField } from '../ui/field/text-field';
import { useForm } from '../ui/field/use-form';
import { Sheet } from '../ui/frame/sheet';
import * as css from './payouts.css';

type Props = { account: PayoutAccount | null; onClose: () => void };
type Values = { bank: BankCode | null; number: string; holder: string };

/** Bank, number, holder. A number that is saved is never shown again but for its end. */
export function AccountSheet({ account, onClose }: Props) {
  const { save, remove } = usePayoutVerbs();
  const { values, problems, change, showProblems } = useForm<Values>({
    bank: account?.bank ?? null,
    number: '',
    holder: account?.holder ?? '',
  });

  async function send(): Promise<void> {
    const wrong = problemsOf(values);
    if (Object.keys(wrong).length > 0) return showProblems(wrong);
    try {
      const saved = await save({ bank: values.bank!, number: values.number, holder: values.holder });
      notify(savedWords(saved, account !== null));
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PAYOUT_HOLDER') showProblems({ holder: error.message });
      else if (error instanceof ApiError && error.fields) showProblems(error.fields);
      else notify(errorText(error), 'bad');
    }
  }

  async function drop(): Promise<void> {
    if (!(await askConfirm('등록한 계좌를 지울까요?', { yes: '지우기' }))) return;
    try {
      await remove();
      notify('계좌를 지웠어요.');
      onClose();
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <Sheet open onClose={onClose} title={account ? '받을 계좌를 바꿔요' : '받을 계좌를 적어 주세요'} showTitle>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div data-problem={problems['bank'] ? '' : undefined}>
          <p className={css.legend} id="bank-legend">
            은행
          </p>
          <div role="radiogroup" aria-labelledby="bank-legend" className={css.banks}>
            {BANK_CODES.map((code) => (
              // biome-ignore lint/a11y/useSemanticElements: a chip, as elsewhere
              <button
                key={code}
                type="button"
                role="radio"
                aria-checked={values.bank === code}
                className={css.bankChip}
                onClick={() => change({ bank: code })}
              >
                {BANKS[code].name}
              </button>
            ))}
          </div>
          {problems['bank'] && <p className={css.problem}>{problems['bank']}</p>}
        </div>
        <TextField
          label="계좌번호"
          inputMode="numeric"
          placeholder="숫자만 적어도 돼요"
          value={values.number}
          error={problems['number']}
          maxLength={40}
          onChange={(event) => change({ number: event.target.value })}
        />
        <TextField
          label="예금주"
          placeholder="통장에 적힌 이름"
          value={values.holder}
          error={problems['holder']}
          maxLength={30}
          onChange={(event) => change({ holder: event.target.value })}
        />
        <p className={css.note}>
          계좌번호는 암호화해서 보관하고, 끝 네 자리만 보여 드려요.
          {account && ' 바꾼 계좌로는 하루가 지난 밤 9시부터 받을 수 있어요.'}
        </p>
        <Button onPress={send}>{account ? '바꾸기' : '등록하기'}</Button>
        {account && (
          <Button kind="plain" onPress={drop}>
            계좌 지우기
          </Button>
        )}
      </form>
    </Sheet>
  );
}

/** Also the first one after one that was removed has to wait. */
function savedWords({ usableFrom }: PayoutAccount, hadOne: boolean): string {
  if (usableFrom) return `계좌를 바꿨어요. ${eveningWords(Date.parse(usableFrom))}부터 받을 수 있어요.`;
  return hadOne ? '지금 계좌와 같아요.' : '계좌를 등록했어요.';
}

function problemsOf({ bank, number, holder }: Values): Record<string, string> {
  return {
    ...(!bank && { bank: '은행을 골라 주세요.' }),
    ...((bank ? !isAccountNumber(bank, accountDigits(number)) : number.trim() === '') && {
      number: '계좌번호를 다시 확인해 주세요.',
    }),
    ...(holder.trim() === '' && { holder: '예금주를 적어 주세요.' }),
  };
}
