import { LEGAL_TEXTS, type LegalDocument, type LegalText, seoulDay } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { legalQuery } from '../api/legal';
import { useLocation } from '../links';
import { useBack } from '../shell/use-back';
import { Chip } from '../ui/control/chip';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import * as css from './legal.css';
import { lineChanges } from './line-changes';
import { textBlocks } from './text-blocks';

/** One legal text: contents, days, versions, and what changed since the last one. */
export function LegalScreen() {
  const [path] = useLocation();
  const kind = LEGAL_TEXTS.find((each) => path === `/legal/${each}`) ?? 'terms';
  return <Text key={kind} kind={kind} />;
}

function Text({ kind }: { kind: LegalText }) {
  const back = useBack('/legal');
  const [search, setSearch] = useSearchParams();
  const version = Number(search.get('version')) || undefined;
  const { data, error, refetch } = useQuery(legalQuery(kind, version));
  return (
    <Screen header={<AppBar title={data?.title ?? ''} onBack={back} />}>
      {data ? (
        <Read document={data} onVersion={(next) => setSearch({ version: String(next) }, { replace: true })} />
      ) : error ? (
        <Failed onRetry={() => refetch()} fullScreen />
      ) : (
        <Loading text="로딩중..." fullScreen />
      )}
    </Screen>
  );
}

function Read({ document, onVersion }: { document: LegalDocument; onVersion: (version: number) => void }) {
  const [changes, setChanges] = useState(false);
  const { text, previous, versions, version, effectiveAt, draft } = document;
  const blocks = textBlocks(text);
  const headings = blocks.filter((block) => block.kind === 'heading');
  return (
    <article className={css.page}>
      {draft && <p className={css.draft}>초안이에요. 운영자가 확정한 글로 바뀔 거예요.</p>}
      <p className={css.when}>
        {words(effectiveAt)}부터 적용 · {version}판
      </p>
      {versions.length > 1 && (
        <div className={css.versions}>
          {versions.map((each) => (
            <Chip
              key={each.version}
              kind="choice"
              on={each.version === version}
              onToggle={() => onVersion(each.version)}
            >
              {each.version}판 · {words(each.effectiveAt)}
            </Chip>
          ))}
        </div>
      )}
      {previous && (
        <div className={css.versions}>
          <Chip kind="choice" on={changes} onToggle={() => setChanges(!changes)}>
            {previous.version}판에서 바뀐 곳 보기
          </Chip>
        </div>
      )}
      {changes && previous ? (
        <Changes before={previous.text} after={text} />
      ) : (
        <Whole blocks={blocks} headings={headings} />
      )}
    </article>
  );
}

type Blocks = ReturnType<typeof textBlocks>;

function Whole({ blocks, headings }: { blocks: Blocks; headings: Extract<Blocks[number], { kind: 'heading' }>[] }) {
  return (
    <>
      {headings.length > 2 && (
        <nav aria-label="차례" className={css.contents}>
          {headings.map(({ id, text }) => (
            <a key={id} href={`#${id}`} className={css.entry}>
              {text}
            </a>
          ))}
        </nav>
      )}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes under the page
        <Block key={index} block={block} />
      ))}
    </>
  );
}

function Block({ block }: { block: Blocks[number] }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className={css.heading}>
          {block.text}
        </h2>
      );
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'words':
      return <p>{block.text}</p>;
  }
}

/** New lines marked, old ones struck out; what stayed is there to find one's way. */
function Changes({ before, after }: { before: string; after: string }) {
  return (
    <ul className={css.changes} aria-label="바뀐 곳">
      {lineChanges(before, after).map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
        <li key={index} className={css.change[kind]}>
          {kind === 'added' ? <ins>{text}</ins> : kind === 'gone' ? <del>{text}</del> : text}
        </li>
      ))}
    </ul>
  );
}

function words(instant: string): string {
  const [year, month, day] = seoulDay(new Date(instant)).split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
}
