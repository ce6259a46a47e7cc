import type { BoardCard } from '@mungchi/contract';
import { useMemo } from 'react';
import type { MapPost } from '../../map/map-types';
import { won } from '../../ui/text/money';

type Board = Omit<BoardCard, 'participants'>;
const NONE: readonly MapPost[] = [];

/** A stable array as long as the boards are the same: the map compares by identity. */
export function useMapPosts(boards: readonly Board[] | undefined): readonly MapPost[] {
  return useMemo(
    () =>
      boards?.map((board) => ({
        id: board.id,
        latitude: board.latitude,
        longitude: board.longitude,
        category: board.largeCategoryId as MapPost['category'],
        label: `${board.title} 1인 ${won(board.perPersonPrice)}`,
        picture: pinPicture(board),
      })) ?? NONE,
    [boards],
  );
}

/** The smallest stored copy: a pin is 36 pixels wide. */
function pinPicture({ picture: { url, widths } }: Board): string {
  return widths.length > 0 ? `${url}?w=${Math.min(...widths)}` : url;
}
