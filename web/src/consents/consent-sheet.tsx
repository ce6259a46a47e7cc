import { CONSENT_TEXTS, type ConsentKind, type Consents } from '@mungchi/contract';
import { Check, ChevronRight, MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isRefusal } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { useReadVersionsAgain, useSaveConsents } from '../api/legal';
import { Link } from '../links';
import { notify } from '../notices/notices';
import { Button } from '../ui/control/button';
import { headline } from '../ui/foundation/display.css';
import { Sheet } from '../ui/frame/sheet';
import { Mascot } from '../ui/mascot/mascot';
import * as css from './consent-sheet.css';
import { dropTicks, keepTicks, storedTicks } from './stored-ticks';

type Row = { kind: ConsentKind; needed: boolean; label: string; hint?: string };

const ROWS: readonly Row[] = [
  { kind: 'TERMS', needed: true, label: '이용약관' },
  { kind: 'PRIVACY', needed: true, label: '개인정보 수집·이용' },
  { kind: 'AGE14', needed: true, label: '만 14세 이상이에요' },
  { kind: 'MARKETING', needed: false, label: '혜택 알림 받기', hint: '알림 설정에서 언제든 바꿀 수 있어요' },
];

type Props = {
  open: boolean;
  consents: Consents['consents'];
  due: readonly ConsentKind[];
  onDone: () => void;
  /** Where one may go on without an answer. */
  onLater?: (() => void) | undefined;
  /** Somebody who has signed up may have money here: the ways to it are named. */
  exits?: boolean;
};

/** What is asked before the first step, and again when a text has changed. Nothing is ticked for anybody. */
export function ConsentSheet({ open, consents, due, onDone, onLater, exits = false }: Props) {
  const again = consents.some(({ needed, given }) => needed && given);
  const rows = ROWS.filter(({ kind, needed }) => (needed ? due.includes(kind) : !again));
  const [ticked, setTicked] = useState<readonly ConsentKind[]>(() => storedTicks(consents));
  const save = useSaveConsents();
  const readVersionsAgain = useReadVersionsAgain();
  const all = rows.every(({ kind }) => ticked.includes(kind));
  const ready = rows.every(({ kind, needed }) => !needed || ticked.includes(kind));

  function tick(kinds: readonly ConsentKind[]): void {
    setTicked(kinds);
    keepTicks(kinds, consents);
  }

  function toggle(kind: ConsentKind): void {
    tick(ticked.includes(kind) ? ticked.filter((each) => each !== kind) : [...ticked, kind]);
  }

  async function agree(): Promise<void> {
    const given = consents.filter(({ kind }) => ticked.includes(kind));
    try {
      await save({ consents: given.map(({ kind, version }) => ({ kind, version, given: true })) });
      dropTicks();
      onDone();
    } catch (error) {
      notify(errorText(error), 'bad');
      // What was read meanwhile is no longer what holds: nothing stays ticked that nobody has seen.
      if (!isRefusal(error, 'CONSENT_OUTDATED')) return;
      setTicked([]);
      dropTicks();
      await readVersionsAgain();
    }
  }

  return (
    // Without a later it cannot be put aside: what lies below needs an answer first.
    <Sheet
      open={open}
      onClose={onLater ?? (() => undefined)}
      title={again ? '약관이 바뀌었어요' : '시작하기 전에 확인해 주세요'}
    >
      <div className={css.sheet}>
        <div className={css.head}>
          <p className={headline} aria-hidden>
            {again ? '약관이' : '시작하기 전에'}
            <br />
            {again ? '바뀌었어요' : '확인해 주세요'}
          </p>
          <Mascot color="mint" mood="greeting" size={84} />
        </div>
        <Tick className={css.all} on={all} onChange={() => tick(all ? [] : rows.map(({ kind }) => kind))}>
          <span className={css.allLabel}>모두 동의해요</span>
          {!again && <span className={css.hint}>선택 항목도 함께</span>}
        </Tick>
        <ul>
          {rows.map((row) => (
            <ConsentRow key={row.kind} row={row} on={ticked.includes(row.kind)} onToggle={() => toggle(row.kind)} />
          ))}
        </ul>
        {!again && (
          <p className={css.place}>
            <MapPin size={18} aria-hidden />
            위치 정보는 내 동네를 찾을 때 따로 여쭤볼게요.
          </p>
        )}
        <Button disabled={!ready} onPress={agree}>
          {again ? '동의하고 계속하기' : '동의하고 시작하기'}
        </Button>
        {exits && (
          <nav className={css.exits} aria-label="동의하지 않아도 볼 수 있는 곳">
            <Link to="/chat/list">내 거래</Link>
            <Link to="/mypage/payouts">정산</Link>
            <Link to="/mypage/account">계정</Link>
            <Link to="/help">도움말</Link>
          </nav>
        )}
      </div>
    </Sheet>
  );
}

function ConsentRow({ row, on, onToggle }: { row: Row; on: boolean; onToggle: () => void }) {
  const { kind, needed, label, hint } = row;
  const text = CONSENT_TEXTS[kind];
  return (
    <li className={css.row}>
      <Tick className={css.tick} on={on} onChange={onToggle}>
        <span>
          <span className={needed ? css.needed : css.optional}>({needed ? '필수' : '선택'})</span> {label}
          {hint && <span className={css.below}>{hint}</span>}
        </span>
      </Tick>
      {text && (
        <Link to={`/legal/${text}`} className={css.read} aria-label={`${label} 읽기`}>
          <ChevronRight size={20} aria-hidden />
        </Link>
      )}
    </li>
  );
}

type TickProps = { className: string; on: boolean; onChange: () => void; children: ReactNode };

function Tick({ className, on, onChange, children }: TickProps) {
  return (
    <label className={className}>
      <span className={on ? css.discOn : css.disc}>
        <input type="checkbox" className={css.box} checked={on} onChange={onChange} />
        {on && <Check size={18} strokeWidth={3} aria-hidden />}
      </span>
      {children}
    </label>
  );
}
