import { type BoardDetail, type BoardSeat, firstCharacters } from '@mungchi/contract';

/** About 220 m north to south and 180 m west to east. A fixed grid, so that repeated requests reveal nothing more. */
const GRID_DEGREES = 0.002;

/** The view without a session: approximate place, the leader in full, masked names of the other members. */
export function asVisitorsSee(board: BoardDetail, neighbourhood: string | null): BoardDetail {
  return {
    ...board,
    location: neighbourhood ?? board.location.split(' ').slice(0, 2).join(' '),
    meetingNote: '',
    latitude: onGrid(board.latitude),
    longitude: onGrid(board.longitude),
    approximate: true,
    distance: null,
    waiting: false,
    participants: board.participants.map((person, index) => (index === 0 ? asVisible(person) : shortened(person))),
  };
}

function onGrid(degrees: number): number {
  return Number((Math.round(degrees / GRID_DEGREES) * GRID_DEGREES).toFixed(3));
}

function asVisible({ seats: _seats, ...person }: BoardSeat): BoardSeat {
  return person;
}

/** A fixed number of stars: the length of a name helps to guess it. */
function shortened({ nickname, profileUrl }: BoardSeat): BoardSeat {
  return { nickname: `${firstCharacters(nickname, 1)}**`, profileUrl };
}
