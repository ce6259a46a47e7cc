import { REPORT_REASONS, type ReportKind, type ReportLine } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { EyeOff, Flag, MessageCircleQuestion, MessageSquare, ShoppingBag, Star, UserRound, Users } from 'lucide-react';
import { useState } from 'react';
import { type CaseState, reportsQuery } from '../../api/operator';
import { useCloseOnBack } from '../../history/use-close-on-back';
import { Segments } from '../../ui/control/segments';
import { SmallBadge } from '../../ui/piece/small-badge';
import { DecisionUndoRow } from '../decide/undo-row';
import { useHeldDecision } from '../decide/use-decisions';
import { useQueue } from '../decide/use-queue';
import * as look from '../frame/look.css';
import { Page } from '../frame/page';
import { Age, Nothing } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { useIsPhone } from '../frame/use-is-phone';
import { useKeys } from '../frame/use-keys';
import { ConsoleWaiting } from '../frame/waiting';
import { REPORT_KIND_WORDS, STATE_WORDS, thingWords } from '../frame/words';
import { ReportCase } from './report-case';
import * as own from './reports.css';

const ICONS = {
  BOARD: ShoppingBag,
  MESSAGE: MessageSquare,
  USER: UserRound,
  REVIEW: Star,
  WISH: Users,
  QUESTION: MessageCircleQuestion,
};
const FILTERS: readonly (ReportKind | null)[] = [null, 'BOARD', 'MESSAGE', 'USER', 'REVIEW', 'WISH', 'QUESTION'];
const KEYS = [
  { keys: ['J', 'K'], words: '다음·이전' },
  { keys: ['1', '–', '6'], words: '고르기' },
  { keys: ['R'], words: '이유' },
  { keys: ['P'], words: '신고된 이웃' },
  { keys: ['⏎'], words: '결정하고 다음으로' },
  { keys: ['U'], words: '되돌리기' },
];

/** The queue, what was reported, the decision: three columns, and never off the keyboard. */
export function ReportsScreen() {
  const [state, setState] = useState<CaseState>('OPEN');
  const [kind, setKind] = useState<ReportKind | null>(null);
  const decisions = useHeldDecision();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const read = useQuery(reportsQuery(state));
  const { data: all } = read;
  const waiting = (all ?? []).filter(({ id }) => !gone.has(id));
  const shown = waiting.filter((report) => kind === null || report.kind === kind);
  const { open, at, show, close } = useQueue(shown, ({ id }) => id);
  const isPhone = useIsPhone();
  const isCase = isPhone && open !== undefined;
  useCloseOnBack(isCase, close);
  useKeys({ u: () => decisions.undo() });

  function decide(words: string, send: () => Promise<boolean>) {
    if (!open) return;
    const decided = open;
    const { id } = open;
    const next = shown[at + 1] ?? shown[at - 1];
    setGone(new Set([...gone, id]));
    if (next) show(next);
    const takeBack = () => setGone((before) => new Set([...before].filter((each) => each !== id)));
    decisions.hold({
      words: `#${id} ${words}`,
      takeBack: () => {
        takeBack();
        show(decided);
      },
      send: async () => {
        if (!(await send())) takeBack();
      },
    });
  }
  const { held } = decisions;
  const undo = held && { words: held.words, seconds: held.left, press: decisions.undo };

  return (
    <Page
      title={isCase ? `신고 #${open.id}` : '신고'}
      sub={isCase ? undefined : state === 'OPEN' ? '오래된 것부터' : '방금 처리한 것부터'}
      keys={KEYS}
      flush
      onBack={isCase ? close : undefined}
      tools={
        !isCase && (
          <Segments
            label="신고 상태"
            value={state}
            onChange={setState}
            options={[
              ['OPEN', `열림 ${state === 'OPEN' && all ? waiting.length : ''}`],
              ['ENDED', '끝남'],
            ]}
          />
        )
      }
    >
      {!isCase && (
        <div className={own.list}>
          <div className={own.chips}>
            {FILTERS.map((each) => (
              <button
                key={each}
                type="button"
                className={own.chip}
                aria-pressed={kind === each}
                onClick={() => setKind(each)}
              >
                {each ? REPORT_KIND_WORDS[each] : '모두'}{' '}
                {all && waiting.filter((report) => each === null || report.kind === each).length}
              </button>
            ))}
          </div>
          {shown.map((report) => (
            <Row key={report.id} report={report} isOn={report.id === open?.id} onOpen={() => show(report)} />
          ))}
        </div>
      )}
      {!all ? (
        <ConsoleWaiting of={read} />
      ) : open ? (
        <ReportCase key={open.id} reportId={open.id} onDecide={decide} undo={undo} />
      ) : isPhone && shown.length > 0 ? (
        undo && (
          <div className={own.middle}>
            <DecisionUndoRow undo={undo} />
          </div>
        )
      ) : (
        <div className={own.middle}>
          <Nothing words={state === 'OPEN' ? '기다리는 신고가 없어요.' : '처리한 신고가 없어요.'} />
          {undo && <DecisionUndoRow undo={undo} />}
        </div>
      )}
    </Page>
  );
}

function Row({ report, isOn, onOpen }: { report: ReportLine; isOn: boolean; onOpen: () => void }) {
  const Icon = ICONS[report.kind];
  return (
    <button type="button" className={css.queueRow} data-on={isOn} onClick={onOpen}>
      <Icon size={18} aria-hidden />
      <span className={css.grow}>
        <span className={css.spread}>
          <span className={`${look.strong} ${look.cut}`}>{REPORT_REASONS[report.reason]}</span>
          {report.state === 'OPEN' ? (
            <Age since={report.createdAt} />
          ) : (
            <span className={look.meta}>{STATE_WORDS[report.state]}</span>
          )}
        </span>
        <span className={look.cut} style={{ display: 'block' }}>
          {report.line || report.nickname}
        </span>
        <span className={look.meta}>
          {report.held && report.state === 'OPEN' && (
            <SmallBadge kind="red">
              <EyeOff size={12} aria-hidden />
              확인 중
            </SmallBadge>
          )}{' '}
          {thingWords(report)} · {report.nickname}
          {report.reports > 1 && (
            <>
              {' '}
              · <Flag size={11} aria-hidden /> {report.reports}명
            </>
          )}
        </span>
      </span>
    </button>
  );
}
