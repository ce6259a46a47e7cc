import { type BoardDetail, type BoardSeat, firstCharacters } from '@mungchi/contract';

/** Some 220 m from north to south and 180 m from west to east. Fixed points, so that asking again tells no more. */
const GRID_DEGREES = 0.002;

/** What somebody without a session sees: where it is roughly, who leads it, and that others are in. */
export function asVisitorsSee(board: BoardDetail, neighbourhood: string | null): BoardDetail {
  return {
    ...board,
    location: neighbourhood ?? board.location.split(' ').slice(0, 2).join(' '),
    latitude: onGrid(board.latitude),
    longitude: onGrid(board.longitude),
    approximate: true,
    participants: board.participants.map((person, index) => (index === 0 ? person : shortened(person))),
  };
}

function onGrid(degrees: number): number {
  return Number((Math.round(degrees / GRID_DEGREES) * GRID_DEGREES).toFixed(3));
}

/** Always as many stars: how long a name is helps to guess it. */
function shortened({ nickname, profileUrl }: BoardSeat): BoardSeat {
  return { nickname: `${firstCharacters(nickname, 1)}**`, profileUrl };
}
