import { type ReportPage, SANCTION_DAYS } from '@mungchi/contract';
import { Ban, Check, CircleCheck, Clock, EyeOff, type LucideIcon, PackageX, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDecideReport } from '../../api/operator-verbs';
import { Button } from '../../ui/control/button';
import { DecisionPanel } from '../decide/decision-panel';
import { side } from '../decide/decision-panel.css';
import { ReasonField } from '../decide/reason-field';
import { DecisionUndoRow, type Undo } from '../decide/undo-row';
import * as look from '../frame/look.css';
import { Key } from '../frame/page';
import * as css from '../frame/pieces.css';
import { useIsPhone } from '../frame/use-is-phone';
import { useKeys } from '../frame/use-keys';
import { STATE_WORDS } from '../frame/words';
import {
  CHOICE_WORDS,
  CHOICES,
  type Choice,
  type Chosen,
  canChoose,
  hideWords,
  orderOf,
  orderWords,
  toggledReport,
} from './report-rules';
import * as own from './reports.css';
import { SecondLook } from './second-look';

const ICONS: Record<Choice, LucideIcon> = {
  FINE: CircleCheck,
  HIDE: EyeOff,
  WARNED: TriangleAlert,
  PAUSED: Clock,
  TAKE_DOWN: PackageX,
  BANNED: Ban,
};

type Props = {
  report: ReportPage;
  onDecide: (words: string, send: () => Promise<boolean>) => void;
  undo: Undo | null;
};

/** Choose by digits, say why, press. A ban wants the nickname and cannot be undone. */
export function ReportDecision({ report, onDecide, undo }: Props) {
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const [days, setDays] = useState<number>(7);
  const [reason, setReason] = useState('');
  const [confirm, setConfirm] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isPhone = useIsPhone();
  const decide = useDecideReport(report.id);
  const order = orderOf(chosen, days, reason, confirm);
  const isBan = chosen.has('BANNED');
  const isReady = order !== null && (!isBan || confirm === report.target.nickname);

  async function press() {
    if (!order || !isReady) return;
    const send = () => decide(order);
    if (isBan) await send();
    else onDecide(orderWords(chosen, days), send);
  }

  const choose = (choice: Choice) => canChoose(choice, report) && setChosen(toggledReport(chosen, choice));
  useKeys({
    ...Object.fromEntries(CHOICES.map((choice, index) => [String(index + 1), () => choose(choice)])),
    r: () => field.current?.focus(),
    enter: () => void press(),
    '⌘enter': () => void press(),
  });

  if (report.state !== 'OPEN')
    return (
      <aside className={side}>
        <div className={css.stacked}>
          <h2 className={look.sectionTitle}>결정</h2>
          <p>{STATE_WORDS[report.state]}</p>
          <p>{report.decision}</p>
          <p className={look.meta}>{report.endedBy ?? '명령'}</p>
        </div>
      </aside>
    );
  return (
    <DecisionPanel title="결정하기" glance={undo && <DecisionUndoRow undo={undo} />}>
      <div className={css.stacked}>
        <h2 className={look.sectionTitle}>결정</h2>
        {CHOICES.map((choice, index) => {
          const Icon = ICONS[choice];
          const isOn = chosen.has(choice);
          return (
            <div key={choice} className={css.stacked}>
              <button
                type="button"
                className={choice === 'BANNED' ? `${css.choice} ${own.danger}` : css.choice}
                aria-pressed={isOn}
                disabled={!canChoose(choice, report)}
                onClick={() => choose(choice)}
              >
                <Icon size={18} aria-hidden />
                <span className={css.grow}>{choice === 'HIDE' ? hideWords(report.kind) : CHOICE_WORDS[choice]}</span>
                {isOn && <Check size={16} aria-hidden />}
                <Key>{index + 1}</Key>
              </button>
              {choice === 'PAUSED' && isOn && (
                <div className={own.days}>
                  {SANCTION_DAYS.map((each) => (
                    <button
                      key={each}
                      type="button"
                      className={css.small}
                      aria-pressed={each === days}
                      onClick={() => setDays(each)}
                    >
                      {each}일
                    </button>
                  ))}
                </div>
              )}
            </div>
          );
        })}
        <ReasonField
          hint={chosen.has('FINE') ? '기록에 남아요' : `${report.target.nickname}님에게 보여요`}
          value={reason}
          onChange={setReason}
          field={field}
          placeholder="무엇이 왜 문제인지 한두 문장으로"
        />
        {isBan && (
          <SecondLook
            words="닉네임을 다시 적어 주세요"
            value={confirm}
            onChange={setConfirm}
            isRight={confirm === report.target.nickname}
            hint={report.target.nickname}
          />
        )}
        {chosen.size > 0 && reason.trim() === '' && (
          <p className={look.meta} role="status">
            이유를 적으면 결정할 수 있어요.
          </p>
        )}
        <p className={look.meta}>신고한 이웃에게는 ‘신고를 처리했어요’라고 알려요.</p>
        <Button size="medium" disabled={!isReady} onPress={press}>
          {orderWords(chosen, days)}
          <Key on>⏎</Key>
        </Button>
        {undo && !isPhone && <DecisionUndoRow undo={undo} />}
      </div>
    </DecisionPanel>
  );
}
