import type { Setting, SettingName, Setup } from '@mungchi/contract';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { TextField } from '../ui/field/text-field';
import * as css from './setup.css';

export type Saved = { onSaved: (setup: Setup) => void };
type Changes = { name: SettingName; value: string }[];

const LABELS: Record<SettingName, string> = {
  KAKAO_CLIENT_ID: 'REST API 키',
  KAKAO_CLIENT_SECRET: 'Client Secret',
  NAVER_CLIENT_ID: 'Client ID',
  NAVER_CLIENT_SECRET: 'Client Secret',
  GOOGLE_CLIENT_ID: '클라이언트 ID',
  GOOGLE_CLIENT_SECRET: '클라이언트 보안 비밀번호',
  SERVICE_NAME: '서비스 이름',
  SERVICE_REGION: '지역',
  PAYMENT_SANDBOX: '연습 결제',
  PORTONE_KEY: 'REST API 키',
  PORTONE_SECRET: 'REST API Secret',
  PORTONE_STORE_CODE: '가맹점 식별코드',
  OPERATOR_NAME: '상호',
  OPERATOR_REPRESENTATIVE: '대표자',
  OPERATOR_ADDRESS: '주소',
  OPERATOR_PHONE: '전화번호',
  OPERATOR_EMAIL: '이메일',
  OPERATOR_BUSINESS_NO: '사업자등록번호 (선택)',
  OPERATOR_MAIL_ORDER_NO: '통신판매업 신고번호 (선택)',
  PRIVACY_OFFICER: '개인정보 보호책임자',
};

/** A form of settings: what the environment says stays as it is, an untouched secret stays what it was. */
export function useSave<T>(
  settings: readonly Setting[],
  names: readonly SettingName[],
  save: (changes: Changes) => Promise<T>,
) {
  const shown = settings.filter(({ name }) => names.includes(name));
  const [typed, setTyped] = useState<Partial<Record<SettingName, string>>>({});
  const [failed, setFailed] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  const submit =
    (then: (saved: T | null) => unknown, instead?: Partial<Record<SettingName, string>>) =>
    async (event: FormEvent) => {
      event.preventDefault();
      if (isBusy) return;
      setBusy(true);
      setFailed(null);
      try {
        const given = instead ?? typed;
        const changes = shown.flatMap(({ name, value, isSecret, from }) => {
          const now = given[name];
          const isSame = now === undefined || now === (value ?? '') || (isSecret && now === '');
          return isSame || from === 'ENVIRONMENT' ? [] : [{ name, value: now }];
        });
        const saved = changes.length > 0 ? await save(changes) : null;
        setTyped({});
        await then(saved);
      } catch (error) {
        setFailed(error);
      } finally {
        setBusy(false);
      }
    };

  return {
    shown,
    typed,
    isBusy,
    submit,
    isFixed: shown.every(({ from }) => from === 'ENVIRONMENT'),
    isEmpty: Object.values(typed).every((value) => value === ''),
    type: (name: SettingName, value: string) => setTyped((before) => ({ ...before, [name]: value })),
    errorOf: (name: SettingName) => (failed instanceof ApiError ? failed.fields[name] : undefined),
    failed,
  };
}

export function SaveFailed({ failed }: { failed: unknown }) {
  return (
    <p role="alert" className={css.failed}>
      {failed === null ? null : errorText(failed)}
    </p>
  );
}

export function SettingFields({
  form,
  names,
}: {
  form: Pick<ReturnType<typeof useSave>, 'shown' | 'typed' | 'type' | 'errorOf'>;
  names: readonly SettingName[];
}) {
  const shown = names
    .map((name) => form.shown.find((setting) => setting.name === name))
    .filter((setting): setting is Setting => setting !== undefined);
  return shown.map(({ name, value, isSecret, from }) => {
    const isFixed = from === 'ENVIRONMENT';
    return (
      <TextField
        key={name}
        label={LABELS[name]}
        error={form.errorOf(name)}
        hint={
          isFixed
            ? `환경 변수 ${name}로 정했어요`
            : isSecret && from === 'STORED'
              ? '저장돼 있어요. 바꿀 때만 적어 주세요'
              : undefined
        }
        type={isSecret ? 'password' : 'text'}
        autoComplete={isSecret ? 'new-password' : 'off'}
        readOnly={isFixed}
        maxLength={300}
        value={form.typed[name] ?? (isSecret && isFixed ? '••••••••' : (value ?? ''))}
        onChange={(event) => form.type(name, event.target.value)}
      />
    );
  });
}
