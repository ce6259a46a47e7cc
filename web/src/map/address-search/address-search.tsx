import type { Place } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { configQuery } from '../../api/config';
import * as css from './address-search.css';
import { OwnSearch } from './own-search';
import { PostcodeWidget } from './postcode-widget';

type Props = { onPick: (place: Place) => void };

/** Finds an address. Our own search, or the postcode service where the operator has enabled it, with ours as the fallback. */
export function AddressSearch({ onPick }: Props) {
  const config = useQuery(configQuery);
  const [widgetFailed, setWidgetFailed] = useState(false);
  const [typed, setTyped] = useState('');

  if (config.data?.daumPostcode && !widgetFailed && typed === '') {
    return <PostcodeWidget onPick={onPick} onUnplaced={setTyped} onFail={() => setWidgetFailed(true)} />;
  }
  return (
    <div className={css.search}>
      {widgetFailed && (
        <p className={css.note} role="status">
          지금은 우편번호 서비스를 사용할 수 없어요. 잠시 후 다시 시도하거나 아래에서 검색해 주세요.
        </p>
      )}
      <OwnSearch initial={typed} onPick={onPick} />
    </div>
  );
}
