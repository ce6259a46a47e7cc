import type { ConsentKind, Consents } from '@mungchi/contract';
import { dayWords } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../api/error-copy';
import { consentsQuery, useSaveConsents } from '../api/legal';
import { Link } from '../links';
import { notify } from '../notices/notices';
import { serverNow } from '../time/clock';
import { SwitchRow } from '../ui/control/switch-row';
import * as css from './alerts.css';

type Offer = Extract<ConsentKind, 'MARKETING' | 'NIGHT'>;

const OFFERS: Record<Offer, { title: string; text: string }> = {
  MARKETING: { title: '혜택 알림', text: '할인과 행사 소식' },
  NIGHT: { title: '밤에도 혜택 알림', text: '밤 9시부터 아침 8시까지' },
};

/** The two optional consents that can be given and taken back here. The night one means nothing without the other. */
export function ConsentOffers() {
  const { data } = useQuery(consentsQuery);
  const save = useSaveConsents();
  if (!data) return null;
  const of = (kind: Offer) => data.consents.find((each) => each.kind === kind);
  const [marketing, night] = [of('MARKETING'), of('NIGHT')];
  if (!marketing || !night) return null;

  async function change({ kind, version }: Consents['consents'][number], given: boolean): Promise<void> {
    const both = kind === 'MARKETING' && !given && night?.given;
    try {
      await save({
        consents: [{ kind, version, given }, ...(both ? [{ kind: night.kind, version: night.version, given }] : [])],
      });
      const { title } = OFFERS[kind as Offer];
      const day = dayWords(new Date(serverNow()));
      notify(given ? `${day}에 ${title} 받기에 동의했어요.` : `${day}에 ${title} 받기를 그만뒀어요.`);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className={css.label}>
        혜택 알림 (선택)
      </h2>
      <div className={css.panel}>
        <div className={css.divided}>
          <SwitchRow {...OFFERS.MARKETING} on={marketing.given} onChange={(on) => change(marketing, on)} />
        </div>
        {marketing.given && (
          <div className={css.divided}>
            <SwitchRow {...OFFERS.NIGHT} on={night.given} onChange={(on) => change(night, on)} />
          </div>
        )}
      </div>
      <Link to="/legal/marketing" className={css.read}>
        무엇에 동의하는지 보기
      </Link>
    </section>
  );
}
