import type { Draft, DraftLine } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { draftQuery, draftsQuery } from '../../api/drafts';
import { useLocation } from '../../links';
import { serverNow } from '../../time/clock';
import { writtenWhen } from '../../time/time-label';
import { Button } from '../../ui/control/button';
import { Picture } from '../../ui/piece/picture';
import * as css from './draft-elsewhere.css';
import { filledOf } from './draft-form';
import type { useBoardForm } from './use-board-form';

type Props = {
  form: ReturnType<typeof useBoardForm>;
  onNewer: () => void;
  /** Whether one is offered: then that is the first thing to do. */
  onOffer: (offered: boolean) => void;
};

/** Offers what was begun on another device, while there is nothing here; says so when there is more of what is here. */
export function DraftElsewhere({ form, onNewer, onOffer }: Props) {
  const { data, isFetchedAfterMount } = useQuery({ ...draftsQuery, staleTime: 0 });
  const [declined, setDeclined] = useState(false);
  const lines = isFetchedAfterMount ? data : undefined;
  const tellNewer = useEffectEvent((known: DraftLine[]) => {
    const same = known.find(({ id }) => id === form.echoed.id);
    if (form.old && same && same.updatedAt !== form.echoed.base) onNewer();
  });
  // Compares what this device kept with what the server has, once.
  useEffect(() => {
    if (lines) tellNewer(lines);
  }, [lines]);

  const offered = declined || form.old || form.dirty ? undefined : lines?.[0];
  const isOffered = offered !== undefined;
  // What stands below steps back.
  useEffect(() => onOffer(isOffered), [isOffered, onOffer]);
  if (!offered) return null;
  return <Offer line={offered} form={form} onDecline={() => setDeclined(true)} />;
}

function Offer({ line, form, onDecline }: { line: DraftLine; form: Props['form']; onDecline: () => void }) {
  const [, navigate] = useLocation();
  const { data: draft } = useQuery(draftQuery(line.id));

  function goOn(there: Draft) {
    // The goods of the shop and a purchase opened again are other beginnings of the form.
    if (there.form.productId || there.form.again) return navigate(`/gonggu/write?draft=${line.id}`, { replace: true });
    form.takeOver(filledOf(there), { id: line.id, base: there.updatedAt });
  }

  return (
    <section className={css.panel} aria-label="다른 기기에서 쓰던 글">
      <div className={css.head}>
        <span className={css.icon}>
          <MonitorSmartphone size={24} aria-hidden />
        </span>
        <p role="status">
          <b className={css.title}>다른 기기에서 쓰던 글이 있어요.</b> 이어서 쓸까요?
        </p>
      </div>
      <div className={css.line}>
        {line.image && <Picture src={line.image} alt="" width={48} height={48} eager />}
        <p className={css.words}>
          <b className={css.name}>{line.name || '이름을 쓰기 전이에요'}</b>
          <span className={css.when}>
            {writtenWhen(line.updatedAt, serverNow())}
            {draft && draft.pictures.length > 0 && ` · 사진 ${draft.pictures.length}장`}
          </span>
        </p>
      </div>
      <div className={css.ways}>
        <Button size="small" kind="white" onPress={onDecline}>
          새로 쓸게요
        </Button>
        <Button size="small" busy={!draft} onPress={() => draft && goOn(draft)}>
          이어서 쓸게요
        </Button>
      </div>
    </section>
  );
}
