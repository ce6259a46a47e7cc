import type { Place } from '@mungchi/contract';
import { searchPlaces } from '@mungchi/contract/calls';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../api/call';
import * as css from './address-search.css';
import { loadPostcode } from './load-postcode';

type Props = {
  onPick: (place: Place) => void;
  /** The service knows the address, but it could not be geocoded. */
  onUnplaced: (address: string) => void;
  onFail: () => void;
};

/** Daum's postcode service, embedded. It returns an address without coordinates, so our server geocodes it. */
export function PostcodeWidget({ onPick, onUnplaced, onFail }: Props) {
  const host = useRef<HTMLElement>(null);
  const fail = useEffectEvent(onFail);
  const take = useEffectEvent(async ({ roadAddress, jibunAddress, bname }: daum.PostcodeResult) => {
    const address = roadAddress || jibunAddress;
    try {
      const [place] = await call(searchPlaces, { query: { query: `${address} (${bname})`.slice(0, 100), limit: 1 } });
      if (place) onPick({ ...place, address });
      else onUnplaced(address);
    } catch {
      onUnplaced(address);
    }
  });

  // Embeds Daum's widget in the host element.
  useEffect(() => {
    const element = host.current!;
    let wanted = true;
    loadPostcode().then(
      (Postcode) => {
        // An effect's clean-up may run a moment after its element has left the page.
        if (!wanted || !element.isConnected) return;
        new Postcode({ width: '100%', height: '100%', oncomplete: (result) => void take(result) }).embed(element);
      },
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, []);

  return <section ref={host} className={css.widget} aria-label="우편번호 검색" />;
}
