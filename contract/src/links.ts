import type { BoardId, DisputeId, ParticipantId, RoomId, UserId, WishId } from './ids';
import type { AppPath } from './screens';

/** What stands in an address for each parameter of the table of screens. */
export type AddressIds = {
  chatRoomId: RoomId;
  gongguId: BoardId;
  boardId: BoardId;
  wishId: WishId;
  targetParticipantId: ParticipantId;
  userId: UserId;
  disputeId: DisputeId;
};

/** An id of the right kind, or one written out (`/chat/7`): a number from elsewhere is no `bigint`, digits are. */
type Param<Name extends string> = Name extends keyof AddressIds ? AddressIds[Name] | bigint : never;

/** `/chat/:chatRoomId/pay` is `/chat/${RoomId}/pay`; a parameter without a type above is an address that nobody can write. */
type Filled<Path extends string> = Path extends `${infer Head}:${infer Name}/${infer Tail}`
  ? `${Head}${Param<Name>}/${Filled<Tail>}`
  : Path extends `${infer Head}:${infer Name}`
    ? `${Head}${Param<Name>}`
    : Path;

export type AppPage = Filled<AppPath>;

/**
 * The address of a page of ours. Whatever leads somewhere takes one: a link that is a bare string, names no screen of the
 * table or carries the id of something else does not compile (decisions/one-table-of-screens.md).
 */
export type AppLink = AppPage | `${AppPage}?${string}` | `${AppPage}#${string}`;

/** The whole address, for what leaves the page: a shared link, a QR code, a calendar, a redirect. */
export const pageUrl = (origin: string, link: AppLink): string => origin + link;
