import type { Insertable, Selectable } from 'kysely';
import type { Schema } from './schema.gen';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

export type AppointmentRow = Row<'appointments'>;
export type BoardRow = Row<'boards'>;
export type NewBoard = Insertable<Schema['boards']>;
export type DeviceRow = Row<'devices'>;
export type DisputeRow = Row<'disputes'>;
export type MessageRow = Row<'messages'>;
export type MoneyCaseRow = Row<'moneyCases'>;
export type NotificationRow = Row<'notifications'>;
export type ParticipantRow = Row<'participants'>;
export type PaymentTroubleRow = Row<'paymentTroubles'>;
export type PayoutRow = Row<'payouts'>;
export type PlaceAddressRow = Row<'placeAddresses'>;
export type QuestionRow = Row<'questions'>;
export type RefundRow = Row<'refunds'>;
export type ReportRow = Row<'reports'>;
export type TalkPictureRow = Row<'talkPictures'>;
export type TimePollRow = Row<'timePolls'>;
export type UserRow = Row<'users'>;
export type WishRow = Row<'wishes'>;

/** Why a group purchase was cancelled. */
export type CancelledWhy = NonNullable<BoardRow['cancelledWhy']>;
/** Why somebody has no seat any more. */
export type LeftWhy = NonNullable<ParticipantRow['leftWhy']>;
/** How a follower came to have received; the operator sees it. */
export type ReceivedHow = NonNullable<ParticipantRow['receivedHow']>;
/** Who took the money: PortOne, or the sandbox, where none moves. */
export type MoneyProvider = NonNullable<Row<'orders'>['provider']>;

/** What is counted of a day in a district. */
export type DailyMetric = Row<'dailyFigures'>['metric'];
