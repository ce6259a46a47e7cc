import type { CurrentUser } from '@mungchi/contract';
import { MapPin } from 'lucide-react';
import { screenTitle } from '../ui/foundation/type.css';
import { Avatar } from '../ui/piece/avatar';
import { GaugePanel } from '../ui/piece/gauge';
import { KeywordTags } from '../ui/piece/keyword-tags';
import { homeName } from '../ui/text/home-name';
import * as css from './profile-card.css';

/** `keywords` is null until loaded. */
export function ProfileCard({ person, keywords }: { person: CurrentUser; keywords: string[] | null }) {
  return (
    <section className={css.card} aria-label="내 프로필">
      <div className={css.head}>
        <Avatar profileUrl={person.profileUrl} size={76} />
        <div className={css.words}>
          <h2 className={screenTitle}>{person.nickname}</h2>
          <p className={css.address}>
            <MapPin size={15} aria-hidden className={css.pin} />
            <span>{homeName(person)}</span>
          </p>
        </div>
      </div>
      <div className={css.gauges}>
        <GaugePanel percent={person.mannerLeader} of="leader" />
        <GaugePanel percent={person.mannerParticipant} of="follower" />
      </div>
      {keywords?.length === 0 && <p className={css.none}>아직 리뷰가 없어요!</p>}
      {keywords && keywords.length > 0 && <KeywordTags keywords={keywords} />}
    </section>
  );
}
