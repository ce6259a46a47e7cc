import type {
  AppLink,
  BoardId,
  NotificationCategory,
  NotificationKind,
  NotificationSettings,
  UserId,
} from '@mungchi/contract';
import type { Generated, Selectable } from 'kysely';

export type NotificationsTable = {
  id: Generated<number>;
  userId: UserId;
  kind: NotificationKind;
  category: NotificationCategory;
  boardId: BoardId | null;
  title: string;
  body: string;
  path: AppLink;
  dedupKey: string;
  /** Null: it can wait for the morning. */
  urgentUntil: Generated<Date | null>;
  readAt: Generated<Date | null>;
  pushedAt: Generated<Date | null>;
  /** When one that came at night is to be pushed; null: at once. */
  dueAt: Generated<Date | null>;
  /** When a push service first took it. */
  reachedAt: Generated<Date | null>;
  /** When a push that calls to something new was let through. */
  calledAt: Generated<Date | null>;
  createdAt: Date;
};
export type NotificationRow = Selectable<NotificationsTable>;

export type DevicesTable = {
  id: Generated<number>;
  userId: UserId;
  endpoint: string;
  /** The session it was registered in; null: from before sessions were noted. */
  sessionId: Generated<string | null>;
  p256dh: string;
  auth: string;
  name: string;
  createdAt: Date;
  lastOkAt: Generated<Date | null>;
};
export type DeviceRow = Selectable<DevicesTable>;

export type NotificationSettingsTable = Omit<NotificationSettings, 'nearby'> & {
  userId: UserId;
  nearby: Generated<boolean>;
  /** How far from home a new purchase may be. */
  reach: Generated<750 | 1500 | 3000>;
  /** Copied from the person's home by triggers. */
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
};
