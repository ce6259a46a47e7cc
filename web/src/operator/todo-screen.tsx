import type { AppLink, DisputeId, Todo, WaitingCase } from '@mungchi/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronRight, Clock, Server } from 'lucide-react';
import { useState } from 'react';
import { todoQuery } from '../api/operator';
import { idIn, Link, useLocation } from '../links';
import { useNow } from '../time/clock';
import { Mascot } from '../ui/mascot/mascot';
import { Avatar } from '../ui/piece/avatar';
import { SmallBadge } from '../ui/piece/small-badge';
import { Table } from '../ui/piece/table';
import * as cells from '../ui/piece/table.css';
import { won } from '../ui/text/money';
import { FlowChart } from './figures/flow-chart';
import { AgeBar, Sparkline } from './figures/sparkline';
import { ageHours, ageWords } from './frame/age-words';
import * as look from './frame/look.css';
import { Key, Page } from './frame/page';
import { Age, Nothing } from './frame/pieces';
import * as css from './frame/pieces.css';
import { QUEUE_LOOK } from './frame/places';
import { hourTime, longTime } from './frame/times';
import { useIsPhone } from './frame/use-is-phone';
import { useKeys } from './frame/use-keys';
import { ACT_WORDS, targetWords } from './frame/words';
import * as own from './todo.css';

const keysOf = (queues: number) => [
  { keys: ['J', 'K'], words: '옮기기' },
  { keys: ['⏎'], words: '열기' },
  { keys: ['1', '–', String(queues)], words: '대기열' },
];

/** Everything that waits for a person. */
export function TodoScreen() {
  const { data: todo } = useSuspenseQuery(todoQuery);
  const [now, isPhone] = [useNow(), useIsPhone()];
  const [, go] = useLocation();
  const [at, setAt] = useState(0);
  const cursor = Math.min(at, Math.max(0, todo.oldest.length - 1));
  const move = (by: number) => setAt(Math.max(0, Math.min(todo.oldest.length - 1, cursor + by)));
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    enter: () => todo.oldest[cursor] && go(pathOf(todo.oldest[cursor])),
    ...Object.fromEntries(todo.queues.map(({ queue }, index) => [String(index + 1), () => go(QUEUE_LOOK[queue].to)])),
  });
  return (
    <Page
      title="할 일"
      sub={isPhone ? undefined : longTime(now)}
      keys={keysOf(todo.queues.length)}
      promise="약속은 하루 안에 답하기예요"
      side={<Beside todo={todo} />}
    >
      <Hero queues={todo.queues} />
      <div className={own.wide}>
        <Queues queues={todo.queues} />
      </div>
      <div className={own.phone}>
        {todo.queues.toSorted(byAge).map((queue) => (
          <PhoneQueue key={queue.queue} queue={queue} />
        ))}
      </div>
      <section className={own.waiting} aria-label="오래 기다린 순서">
        <h2 className={look.sectionTitle}>
          오래 기다린 순서{' '}
          {todo.oldest.length > 0 && (
            <span className={look.meta}>
              {todo.queues.reduce((sum, { count }) => sum + count, 0)}건 중 {todo.oldest.length}건
            </span>
          )}
        </h2>
        {todo.oldest.length === 0 && <Nothing words="지금은 기다리는 일이 없어요." />}
        {todo.oldest.map((one, index) => (
          <Link key={`${one.queue} ${one.id}`} to={pathOf(one)} className={css.row} data-on={index === cursor}>
            <span className={own.tagCell}>
              <SmallBadge kind={isLate(one) ? 'red' : 'grey'}>{QUEUE_LOOK[one.queue].name}</SmallBadge>
            </span>
            <span className={`${css.grow} ${look.cut} ${look.strong}`}>{one.title}</span>
            <span className={`${own.about} ${look.cut} ${look.meta}`}>{one.about}</span>
            <span className={`${own.amount} ${look.number}`}>{one.amount !== null && won(one.amount)}</span>
            <span className={own.age}>
              <Age since={one.since} />
            </span>
            <span className={own.end}>
              {index === cursor && !isPhone ? <Key>⏎</Key> : <ChevronRight size={16} aria-hidden />}
            </span>
          </Link>
        ))}
      </section>
    </Page>
  );
}

type QueueOf = Todo['queues'][number];

const byAge = (a: QueueOf, b: QueueOf) => (a.oldestAt ?? '9').localeCompare(b.oldestAt ?? '9');
const isLate = ({ since }: WaitingCase) => ageHours(since, Date.now()) >= 24;

export function pathOf({ queue, id }: WaitingCase): AppLink {
  if (queue === 'DISPUTE' || queue === 'STALLED') return `/operator/disputes/${idIn<DisputeId>(id)}`;
  return `${QUEUE_LOOK[queue].to}?at=${id}`;
}

function Hero({ queues }: { queues: readonly QueueOf[] }) {
  const count = queues.reduce((sum, each) => sum + each.count, 0);
  const overdue = queues.reduce((sum, each) => sum + each.overdue, 0);
  return (
    <div className={own.hero}>
      <Mascot size={64} color="yellow" />
      <div>
        <p className={own.words}>
          {count === 0 ? '모두 처리했어요.' : `${count}건이 기다려요.`}{' '}
          {overdue > 0 && <span className={own.late}>{overdue}건은 하루가 넘었어요.</span>}
        </p>
        <p className={look.meta}>오늘 {queues.reduce((sum, each) => sum + each.doneToday, 0)}건을 처리했어요.</p>
      </div>
    </div>
  );
}

function Queues({ queues }: { queues: readonly QueueOf[] }) {
  const now = useNow();
  return (
    <Table
      head={[
        '대기열',
        { right: '기다림' },
        '24시간',
        '가장 오래됨',
        '하루 넘음',
        { right: '오늘 옴' },
        { right: '처리' },
        '지난 2주',
        '키',
      ]}
    >
      {queues.map(({ queue, count, overdue, oldestAt, today, doneToday, days }, index) => {
        const { name, icon: Icon, to } = QUEUE_LOOK[queue];
        const hours = oldestAt ? ageHours(oldestAt, now) : 0;
        return (
          <tr key={queue}>
            <td className={cells.td}>
              <Link to={to} className={css.wrap}>
                <Icon size={18} aria-hidden />
                <span className={own.name}>{name}</span>
              </Link>
            </td>
            <td className={`${cells.td} ${own.count}`}>{count}</td>
            <td className={cells.td}>
              <AgeBar hours={hours} />
            </td>
            <td className={cells.td}>{oldestAt ? <Age since={oldestAt} /> : '–'}</td>
            <td className={cells.td}>
              {overdue > 0 ? (
                <SmallBadge kind="red">
                  <Clock size={12} aria-hidden />
                  {overdue}건
                </SmallBadge>
              ) : (
                '–'
              )}
            </td>
            <td className={`${cells.td} ${cells.right}`}>{today}</td>
            <td className={`${cells.td} ${cells.right}`}>{doneToday}</td>
            <td className={cells.td}>
              <Sparkline values={days} />
            </td>
            <td className={cells.td}>
              <Key>{index + 1}</Key>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

function PhoneQueue({ queue: { queue, count, overdue, oldestAt } }: { queue: QueueOf }) {
  const { name, icon: Icon, to } = QUEUE_LOOK[queue];
  const now = useNow();
  const hours = oldestAt ? ageHours(oldestAt, now) : 0;
  return (
    <Link to={to} className={own.queue}>
      <Icon size={20} aria-hidden className={own.icon} />
      <span className={own.two}>
        <span className={own.name}>{name}</span>
        <br />
        <span className={overdue > 0 ? `${look.red} ${own.lateLine}` : look.meta}>
          {overdue > 0 && <Clock size={12} aria-hidden />}
          {oldestAt
            ? overdue > 0
              ? `${ageWords(hours)} · ${overdue}건 하루 넘음`
              : `${ageWords(hours)} 전부터`
            : '기다리는 일이 없어요'}
        </span>
      </span>
      <AgeBar hours={hours} width={72} />
      <span className={own.count}>{count}</span>
      <ChevronRight size={16} aria-hidden />
    </Link>
  );
}

function Beside({ todo }: { todo: Todo }) {
  return (
    <>
      <section className={own.part} aria-label="오늘의 흐름">
        <h2 className={look.sectionTitle}>
          오늘의 흐름 <span className={look.meta}>점선은 4주 평균</span>
        </h2>
        <FlowChart flow={todo.flow} />
      </section>
      <section className={own.part} aria-label="모두에게 알리는 결정">
        <h2 className={look.sectionTitle}>
          모두에게 알리는 결정 <span className={look.meta}>돈·계정</span>
        </h2>
        {todo.decisions.length === 0 && <p className={look.meta}>아직 없어요.</p>}
        {todo.decisions.map(({ id, at, by, byProfileUrl, what, target }) => (
          <div key={id} className={own.decided}>
            <Avatar profileUrl={byProfileUrl} size={28} />
            <span className={css.grow}>
              <span className={look.strong}>{ACT_WORDS[what] ?? what}</span>
              <br />
              <span className={look.meta}>
                {by ?? '명령'} · {targetWords(target)}
              </span>
            </span>
            <span className={look.meta}>{hourTime(at)}</span>
          </div>
        ))}
      </section>
      <section className={own.part}>
        <Link to="/operator/machines" className={own.box}>
          <Server size={18} aria-hidden />
          <span className={css.grow}>
            <span className={look.strong}>
              {todo.machines > 0 ? `기계실에 ${todo.machines}건` : '기계실은 조용해요'}
            </span>
            <br />
            <span className={look.meta}>실패한 작업 · 밀린 환불과 정산</span>
          </span>
          <ChevronRight size={16} aria-hidden />
        </Link>
      </section>
      {todo.held.length > 0 && (
        <section className={own.part} aria-label="잠시 내린 공구">
          <h2 className={look.sectionTitle}>잠시 내린 공구</h2>
          {todo.held.map(({ boardId, title, heldAt }) => (
            <Link key={boardId} to={`/operator/boards/${boardId}`} className={own.decided}>
              <span className={css.grow}>
                <span className={look.strong}>{title}</span>
                <br />
                <span className={look.meta}>
                  #{boardId} · {ageWords(ageHours(heldAt, Date.now()))}째 확인 중
                </span>
              </span>
              <ChevronRight size={16} aria-hidden />
            </Link>
          ))}
        </section>
      )}
    </>
  );
}
