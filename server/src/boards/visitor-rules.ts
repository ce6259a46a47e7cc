import { type BoardCard, type BoardDetail, type BoardSeat, firstCharacters, type VisitCard } from '@mungchi/contract';

/** About 220 m north to south and 180 m west to east. A fixed grid, so that repeated requests reveal nothing more. */
export const GRID_DEGREES = 0.002;

/** The view without a session: approximate place, the leader in full, masked names of the other members. */
export function asVisitorsSee(board: BoardDetail, neighbourhood: string | null): BoardDetail {
  return {
    ...board,
    ...roughPlace(board, neighbourhood),
    meetingNote: '',
    approximate: true,
    distance: null,
    waiting: false,
    participants: board.participants.map((person, index) => (index === 0 ? asVisible(person) : shortened(person))),
  };
}

/** The same in a list, and nobody's id: a card shows faces only. */
export function cardAsVisitorsSee(card: BoardCard, neighbourhood: string | null): VisitCard {
  return {
    ...card,
    ...roughPlace(card, neighbourhood),
    distance: null,
    participants: card.participants.map((person, index) =>
      index === 0 ? { nickname: person.nickname, profileUrl: person.profileUrl } : shortened(person),
    ),
  };
}

type Placed = { location: string; latitude: number; longitude: number };

function roughPlace({ location, latitude, longitude }: Placed, neighbourhood: string | null): Placed {
  return {
    location: visiblePlace(location, neighbourhood),
    latitude: onGrid(latitude),
    longitude: onGrid(longitude),
  };
}

/** The neighbourhood; where it is unknown the first two words of the address, which name no house. */
export function visiblePlace(location: string, neighbourhood: string | null): string {
  return neighbourhood ?? location.split(' ').slice(0, 2).join(' ');
}

export function onGrid(degrees: number): number {
  return Number((Math.round(degrees / GRID_DEGREES) * GRID_DEGREES).toFixed(3));
}

function asVisible({ seats: _seats, ...person }: BoardSeat): BoardSeat {
  return person;
}

/** A fixed number of stars: the length of a name helps to guess it. */
function shortened({ nickname, profileUrl }: BoardSeat): Pick<BoardSeat, 'nickname' | 'profileUrl'> {
  return { nickname: `${firstCharacters(nickname, 1)}**`, profileUrl };
}
