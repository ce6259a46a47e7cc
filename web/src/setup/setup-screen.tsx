import type { OperatorKey, SettingName, Setup, SetupLack, SetupProvider } from '@mungchi/contract';
import { beginSetupCode, confirmSetupCode, makeFirstOperator, saveSetup } from '@mungchi/contract/calls';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { isRefusal } from '../api/api-error';
import { call } from '../api/call';
import { errorText } from '../api/error-copy';
import { Button } from '../ui/control/button';
import { Segments } from '../ui/control/segments';
import { TextField } from '../ui/field/text-field';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { QrPicture } from '../ui/piece/qr-picture';
import { SmallBadge } from '../ui/piece/small-badge';
import * as css from './setup.css';
import { FinishStep, RestorePart } from './setup-end';
import { type Saved, SaveFailed, SettingFields, useSave } from './setup-fields';
import { type Reading, readOrOpen } from './setup-reading';

const STEPS = ['주소', '로그인', '운영자', '서비스', '결제', '사업자', '마무리'] as const;

/** What each step is about, in the order in which a setup is resumed. */
const STEP_OF: Record<SetupLack, number> = {
  LOGIN: 1,
  OPERATOR: 2,
  CODE: 2,
  SERVICE: 3,
  PAYMENTS: 4,
  MASTER_KEY: 4,
  LEGAL: 5,
};

/** The first visit of an installation: opened by the address that its start printed, and gone after it. */
export function SetupScreen() {
  const [reading, setReading] = useState<Reading>({ kind: 'LOADING' });
  // The server's answer to who this browser is; the key leaves the address with the first look.
  useEffect(() => {
    void readOrOpen().then(setReading);
  }, []);
  return (
    <Screen header={<AppBar title="처음 준비" />} canvas>
      <div className={css.page}>
        {reading.kind === 'LOADING' && <p className={css.words}>준비 상태를 보고 있어요.</p>}
        {reading.kind === 'FAILED' && (
          <section className={css.card}>
            <h2 className={css.title}>
              {isRefusal(reading.error, 'NOT_FOUND') ? '준비를 마친 서비스예요' : '열 수 없어요'}
            </h2>
            <p className={css.words}>
              {isRefusal(reading.error, 'NOT_FOUND')
                ? '설정은 운영자 화면에서 바꿀 수 있어요.'
                : errorText(reading.error)}
            </p>
          </section>
        )}
        {reading.kind === 'OPEN' && <Steps first={reading.setup} />}
      </div>
    </Screen>
  );
}

function Steps({ first }: { first: Setup }) {
  const [setup, setSetup] = useState(first);
  const [step, setStep] = useState(() => resumedAt(first));
  const next = () => setStep(step + 1);
  const given = { setup, onSaved: setSetup, onNext: next };
  return (
    <>
      <nav aria-label="단계" className={css.steps}>
        {STEPS.map((name, at) => (
          <button
            key={name}
            type="button"
            className={css.step}
            aria-current={at === step ? 'step' : undefined}
            onClick={() => setStep(at)}
          >
            {isDone(setup, at) && <CircleCheck size={16} aria-label="끝남" className={css.done} />}
            {name}
          </button>
        ))}
      </nav>
      {step === 0 && <AddressStep {...given} />}
      {step === 1 && <LoginStep {...given} />}
      {step === 2 && <OperatorStep {...given} />}
      {step === 3 && <ServiceStep {...given} />}
      {step === 4 && <PaymentStep {...given} />}
      {step === 5 && <LegalStep {...given} />}
      {step === 6 && <FinishStep setup={setup} onStep={setStep} stepOf={STEP_OF} />}
    </>
  );
}

/** Where somebody who comes back goes on; the address is looked at first. */
function resumedAt({ settings, tried, lacks }: Setup): number {
  if (tried.length === 0 && settings.every(({ from }) => from !== 'STORED')) return 0;
  const [lack] = lacks;
  return lack ? STEP_OF[lack] : STEPS.length - 1;
}

function isDone({ lacks }: Setup, at: number): boolean {
  return at > 0 && at < STEPS.length - 1 && !lacks.some((lack) => STEP_OF[lack] === at);
}

/** What is saved is what the server then says. */
function useSaveSetup(setup: Setup, names: readonly SettingName[], onSaved: Saved['onSaved']) {
  return useSave(setup.settings, names, async (settings) => {
    const saved = await call(saveSetup, { body: { settings } });
    onSaved(saved);
    return saved;
  });
}

type StepProps = Saved & { setup: Setup; onNext: () => void };

function Card({ title, words, children }: { title: string; words: ReactNode; children?: ReactNode }) {
  return (
    <section className={css.card}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.words}>{words}</p>
      {children}
    </section>
  );
}

function AddressStep({ setup, onNext }: StepProps) {
  return (
    <>
      <Card title="서비스 주소예요" words="이웃이 이 주소로 들어와요. 다르면 WEB_ORIGIN을 고치고 다시 켜 주세요.">
        <p className={css.address}>{setup.origin}</p>
        <Button onPress={() => onNext()}>이 주소가 맞아요</Button>
      </Card>
      <RestorePart setup={setup} />
    </>
  );
}

const PROVIDERS: { id: SetupProvider; name: string; where: string; fields: SettingName[] }[] = [
  { id: 'kakao', name: '카카오', where: 'developers.kakao.com', fields: ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'] },
  { id: 'naver', name: '네이버', where: 'developers.naver.com', fields: ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'] },
  {
    id: 'google',
    name: '구글',
    where: 'console.cloud.google.com',
    fields: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  },
];

function LoginStep({ setup, onSaved, onNext }: StepProps) {
  return (
    <>
      <p className={css.intro}>하나만 있어도 돼요. 저장하고 직접 로그인해 보세요.</p>
      {PROVIDERS.map((provider) => (
        <ProviderCard key={provider.id} provider={provider} setup={setup} onSaved={onSaved} />
      ))}
      {setup.tried.length > 0 && <Button onPress={() => onNext()}>다음</Button>}
    </>
  );
}

function ProviderCard({
  provider: { id, name, where, fields },
  setup,
  onSaved,
}: Pick<StepProps, 'setup' | 'onSaved'> & { provider: (typeof PROVIDERS)[number] }) {
  const form = useSaveSetup(setup, fields, onSaved);
  const isTried = setup.tried.includes(id);
  const isSet = setup.settings.some((setting) => setting.name === fields[0] && setting.from !== 'NONE');
  const tryIt = () => location.assign(`/oauth2/authorization/${id}`);
  return (
    <form
      className={css.card}
      onSubmit={form.submit(async () => {
        tryIt();
      })}
    >
      <div className={css.headed}>
        <h2 className={css.title}>{name}</h2>
        {isTried && <SmallBadge kind="brand">확인했어요</SmallBadge>}
      </div>
      <p className={css.words}>{where}에 이 주소를 Redirect URI로 등록해 주세요.</p>
      <p className={css.address}>{`${setup.origin}/login/oauth2/code/${id}`}</p>
      <SettingFields form={form} names={fields} />
      {form.isFixed || (setup.builtIn && !isSet && form.isEmpty) ? (
        <Button kind="secondary" onPress={tryIt}>
          {name}로 로그인해 보기
        </Button>
      ) : (
        <Button type="submit" kind="secondary" busy={form.isBusy} disabled={!isSet && form.isEmpty}>
          저장하고 로그인해 보기
        </Button>
      )}
      <SaveFailed failed={form.failed} />
    </form>
  );
}

function OperatorStep({ setup, onSaved, onNext }: StepProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (setup.operator === 'READY')
    return (
      <Card
        title="운영자가 정해졌어요"
        words="인증 앱도 연결했어요. 준비를 마치고 이 계정으로 로그인하면 운영자 화면이 열려요."
      >
        <Button onPress={() => onNext()}>다음</Button>
      </Card>
    );
  if (setup.operator === 'NO_CODE') return <CodeCard onConfirmed={onSaved} />;
  if (!setup.person) return <Card title="먼저 로그인해 주세요" words="앞 단계에서 로그인한 계정이 운영자가 돼요." />;
  const become = async () => {
    try {
      onSaved(await call(makeFirstOperator));
    } catch (error) {
      setFailed(errorText(error));
    }
  };
  return (
    <Card title="이 계정이 운영자예요" words="운영자는 신고와 환불을 처리하고 설정을 바꿀 수 있어요.">
      <p className={css.address}>
        {setup.person.name} {setup.person.email}
      </p>
      <Button onPress={become}>이 계정을 운영자로 정하기</Button>
      <p role="alert" className={css.failed}>
        {failed}
      </p>
    </Card>
  );
}

function CodeCard({ onConfirmed }: { onConfirmed: (setup: Setup) => void }) {
  const [given, setGiven] = useState<OperatorKey | null>(null);
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState<string | undefined>();
  const attempt = async (work: () => Promise<void>) => {
    setFailed(undefined);
    try {
      await work();
    } catch (error) {
      setFailed(errorText(error));
    }
  };
  if (!given)
    return (
      <Card
        title="인증 앱을 연결해요"
        words="돈과 개인정보를 다룰 때 숫자 6자리를 물어요. Google OTP, 1Password처럼 쓰던 앱이면 돼요."
      >
        <Button onPress={() => attempt(async () => setGiven(await call(beginSetupCode)))}>연결 시작하기</Button>
        <p role="alert" className={css.failed}>
          {failed}
        </p>
      </Card>
    );
  return (
    <Card title="QR을 찍어 주세요" words="앱에 보이는 숫자 6자리를 적으면 연결돼요.">
      <div className={css.qr}>
        <QrPicture label="인증 앱 연결 QR" text={given.uri} />
      </div>
      <p className={css.words}>찍을 수 없다면 열쇠를 앱에 적어 주세요.</p>
      <p className={css.address}>{given.key}</p>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(async () => onConfirmed(await call(confirmSetupCode, { body: { code } })));
        }}
      >
        <TextField
          label="인증 코드"
          error={failed}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
        />
        <Button type="submit" disabled={code.length < 6}>
          확인하기
        </Button>
      </form>
    </Card>
  );
}

const SERVICE_FIELDS: SettingName[] = ['SERVICE_NAME', 'SERVICE_REGION'];

function ServiceStep(props: StepProps) {
  return (
    <FieldsStep
      {...props}
      title="서비스를 소개해 주세요"
      words="이름과 지역은 사업자 정보에 보여요."
      names={SERVICE_FIELDS}
    />
  );
}

const LEGAL_FIELDS: SettingName[] = [
  'OPERATOR_NAME',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_ADDRESS',
  'OPERATOR_PHONE',
  'OPERATOR_EMAIL',
  'PRIVACY_OFFICER',
  'OPERATOR_BUSINESS_NO',
  'OPERATOR_MAIL_ORDER_NO',
];

function LegalStep(props: StepProps) {
  return (
    <FieldsStep
      {...props}
      title="누가 운영하나요?"
      words="이용약관과 사업자 정보에 그대로 적혀요. 사업자등록번호와 통신판매업 신고번호는 나중에 적어도 돼요."
      names={LEGAL_FIELDS}
    />
  );
}

type FieldsProps = StepProps & { title: string; words: string; names: SettingName[] };

function FieldsStep({ setup, onSaved, onNext, title, words, names }: FieldsProps) {
  const form = useSaveSetup(setup, names, onSaved);
  return (
    <form className={css.form} onSubmit={form.submit(onNext)}>
      <Card title={title} words={words}>
        <SettingFields form={form} names={names} />
        <Button type="submit" busy={form.isBusy}>
          저장하고 다음
        </Button>
        <SaveFailed failed={form.failed} />
      </Card>
    </form>
  );
}

const PORTONE_FIELDS: SettingName[] = ['PORTONE_STORE_CODE', 'PORTONE_KEY', 'PORTONE_SECRET'];

function PaymentStep({ setup, onSaved, onNext }: StepProps) {
  const isReal = setup.settings.some(({ name, from }) => name === 'PORTONE_KEY' && from !== 'NONE');
  const [kind, setKind] = useState<'sandbox' | 'portone'>(isReal ? 'portone' : 'sandbox');
  const sandbox = useSaveSetup(setup, ['PAYMENT_SANDBOX'], onSaved);
  const real = useSaveSetup(setup, PORTONE_FIELDS, onSaved);
  const needsMasterKey = kind === 'portone' && setup.lacks.includes('MASTER_KEY');
  return (
    <form
      className={css.card}
      onSubmit={
        kind === 'sandbox'
          ? sandbox.submit(onNext, { PAYMENT_SANDBOX: 'on' })
          : real.submit((saved) => (saved?.lacks.includes('MASTER_KEY') ? undefined : onNext()))
      }
    >
      <h2 className={css.title}>결제를 골라 주세요</h2>
      <Segments
        label="결제"
        value={kind}
        options={[
          ['sandbox', '연습 결제'],
          ['portone', '실제 결제'],
        ]}
        onChange={setKind}
      />
      {kind === 'sandbox' ? (
        <p className={css.words}>돈이 움직이지 않아요. 실제 결제로 바꾸려면 빈 데이터베이스로 다시 시작해야 해요.</p>
      ) : (
        <>
          <p className={css.words}>
            PortOne의 가맹점 식별코드와 REST API 키예요. 저장하기 전에 열쇠가 맞는지 확인해요.
          </p>
          <SettingFields form={real} names={PORTONE_FIELDS} />
        </>
      )}
      {needsMasterKey && (
        <p role="alert" className={css.failed}>
          실제 결제에는 MASTER_KEY 환경 변수가 필요해요. 정하고 다시 켜면 여기서 이어져요.
        </p>
      )}
      <Button type="submit" busy={sandbox.isBusy || real.isBusy}>
        {kind === 'sandbox' ? '연습 결제로 할게요' : '확인하고 저장하기'}
      </Button>
      <SaveFailed failed={sandbox.failed} />
      <SaveFailed failed={real.failed} />
    </form>
  );
}
