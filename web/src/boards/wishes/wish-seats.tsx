import type { Wish } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { meQuery } from '../../api/me';
import { UnknownNeighbour } from '../../ui/mascot/unknown-neighbour';
import { Avatar } from '../../ui/piece/avatar';
import { FreeSeat, slots } from '../../ui/piece/seats';
import { type PictureSeat, placesOf } from './gather-rules';
import * as css from './wishes.css';

const SIZE = 28;

/** The three of the scene, small. Decoration: the words beside it say the same. */
export function WishSeats({ wish }: { wish: Wish }) {
  const { data: me } = useQuery(meQuery);
  const places = placesOf({ ...wish, visitor: false });
  return (
    <span className={css.seats} aria-hidden>
      {slots(places.length).map((nth) => (
        <Fragment key={nth}>{seatOf(places[nth]!, me?.profileUrl)}</Fragment>
      ))}
    </span>
  );
}

function seatOf(place: PictureSeat, own: string | null | undefined) {
  if (place === 'me') return <Avatar size={SIZE} profileUrl={own} />;
  return place === 'unknown' ? <UnknownNeighbour size={SIZE} flat /> : <FreeSeat size={SIZE} />;
}
