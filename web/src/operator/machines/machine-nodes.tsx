import type { Machines } from '@mungchi/contract';
import { useNow } from '../../time/clock';
import { ageHours, ageWords } from '../frame/age-words';
import * as look from '../frame/look.css';
import * as css from '../frame/pieces.css';
import * as own from './machines.css';

type Node = Machines['nodes'][number];

/** The processes that say they are there, and how busy each is. */
export function MachineNodes({ nodes }: { nodes: readonly Node[] }) {
  const now = useNow();
  return (
    <section className={css.gap} aria-label="노드">
      <h2 className={look.sectionTitle}>
        노드 <span className={look.meta}>CPU는 코어 하나를 100%로 세요</span>
      </h2>
      {nodes.length === 0 && <p className={look.meta}>방금 켜졌어요. 곧 보여요.</p>}
      {nodes.map(({ name, since, people, version, cpu }) => (
        <div key={name} className={css.row}>
          <span className={css.grow}>
            <span className={`${look.cut} ${look.strong} ${own.nodeName}`}>{name}</span>
            <span className={look.meta}>
              {ageWords(ageHours(since, now))}째 · {people}명 · v{version}
            </span>
          </span>
          <span className={css.partRail} aria-hidden>
            <span className={css.partFill} style={{ width: `${Math.min(100, cpu ?? 0)}%` }} />
          </span>
          <span className={own.cpu}>{cpu === null ? 'CPU – 재기 전' : `CPU ${cpu}%`}</span>
        </div>
      ))}
    </section>
  );
}
