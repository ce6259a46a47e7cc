/** Numbers shared by server, web app and tests. Where the specification gives one, it is that one. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

export const NEARBY_METRES = 750;
export const RADII = [750, 1500, 3000] as const;
/** The orders of the lists of group purchases; the first is the specified one. */
export const BOARD_SORTS = ['newest', 'closing', 'near', 'cheap'] as const;
export type BoardSort = (typeof BOARD_SORTS)[number];
/** How far from home somebody hears of a new purchase who has not chosen. */
export const DEFAULT_REACH = 3000;
/** Where the app keeps a person's filter of the lists nearby, as the query it sends; a newcomer sees what can be joined. */
export const NEARBY_FILTER = { key: 'own:nearby', newcomer: 'recruiting=true' } as const;
/** The centre of the map until a better one is known (Jeju). */
export const DEFAULT_CENTRE = { latitude: 33.4507, longitude: 126.5707 } as const;
export const KOREA = { south: 33, north: 39, west: 124, east: 132 } as const;

export const LIST_LIMIT = 100;
export const RECOMMENDATIONS = 8;
export const PRODUCT_PAGE = 20;
/** The first page of a list of group purchases: two screens full. */
export const BOARDS_FIRST_PAGE = 10;

export const CHAT_PAGE = 10;
export const CHAT_FIRST_PAGE = 20;
export const CHAT_PAGE_MAX = 100;

export const NICKNAME_MAX = 5;
export const PHONE_LENGTH = 13;
export const PHONE_DIGITS = 11;

export const BOARD_NAME_MAX = 40;
export const BOARD_QUANTITY_MAX = 20;
export const MEETING_NOTE_MAX = 40;
export const BOARD_CONTENT_MAX = 255;
export const BOARD_PEOPLE_MIN = 2;
export const BOARD_PEOPLE_MAX = 50;
/** How many seats of a group purchase one neighbour may hold, where the leader allows several. */
export const BOARD_SEATS_MAX = 10;
export const BOARD_PRICE_MAX = 100_000_000;
export const BOARD_IMAGES_MAX = 5;
/** Posts that somebody has begun, on the server, and how long after the last change. */
export const DRAFTS_MAX = 5;
export const DRAFT_DAYS = 30;
/** The leader's own note about a member's share, and how long after the purchase it is kept. */
export const PACKING_NOTE_MAX = 100;
export const PACKING_NOTE_DAYS = 30;
/** Reminders to open a purchase again, of one person. */
export const REPEATS_MAX = 5;
export const BOARD_DEADLINE_DAYS_MAX = 365;
export const CLOSING_SOON_DAYS = 2;
export const ENDED_BOARDS_SHOWN_DAYS = 14;
export const SELF_CANCEL_DAYS = 3;
/** Searching a room: so many messages are looked through at once, and so many found ones shown. */
export const SEARCHED_MESSAGES = 3000;
export const FOUND_MESSAGES = 50;
/** How long after its end, and after the last word in it, a room leaves the list of rooms. */
export const OVER_DAYS = 14;
export const OVER_CANCELLED_DAYS = 3;
/** A leader is asked to fill the open seats so many days before the last one. */
export const FILL_DAYS = 2;

/** The clocks of a full purchase: each ends at the first 밤 9시 at least this much later. */
export const PAY_HOURS = 36;
export const VACANCY_HOURS = 36;
export const PAY_END_HOURS = 192;
export const BUY_HOURS = 168;
export const BUY_GRACE_DAYS = 3;
/** In the last hours before the payments end nobody can join any more. */
export const LAST_JOIN_HOURS = 24;
/** Nobody loses a seat or money by a clock who was not warned this long before. */
export const WARNED_HOURS = 2;
/** The time that somebody gets who was warned too late, and a room whose payment was lost. */
export const LATE_HOURS = 12;
export const LOST_END_HOURS = 72;
export const NUDGE_HOURS = 12;
export const WAITERS_MAX = 30;
/** A joining can be taken back so long; so often within so many days by one person. */
export const UNDO_MINUTES = 10;
export const UNDO_MAX = 3;
export const UNDO_DAYS = 30;
/** A change of the goods: how long followers are asked, and from where on it is one. */
export const CHANGE_HOURS = 24;
export const CHANGE_METRES = 300;
export const CHANGE_DAYS = 3;
/** Seats lost unpaid within this time, and how long their holder pauses then. */
export const UNPAID_LEAVES_MAX = 2;
export const UNPAID_LEAVES_DAYS = 30;
export const JOIN_PAUSE_DAYS = 7;
/** The leader can move the purchase by this many days, from this long before it is due. */
export const BUY_EXTENSION_DAYS_MAX = 7;
export const BUY_EXTENSION_FROM_DAYS = 2;
export const CANCELLED_ROOM_HOURS = 24;

/** 같이 살 사람?: how long one is looked for and how often that is prolonged, how many people and wishes there may be, and when people are asked who opens. */
export const WISH_NAME_MAX = 40;
export const WISH_HOURS = 504;
export const WISH_KEEPS_MAX = 2;
export const WISH_WARN_HOURS = 24;
export const WISH_METRES = 3000;
export const WISH_PEOPLE_MAX = 30;
export const WISH_GATHERED = 3;
export const WISHES_IN_MAX = 10;
export const WISHES_ASKED_MAX = 3;
export const WISHES_SHOWN = 50;
/** Ended ones are in one's own list so long, and then kept so long. */
export const WISH_ENDED_SHOWN_DAYS = 7;
export const WISH_ENDED_KEPT_DAYS = 30;
/** Who looked for it sits first until the first 밤 9시 at least this much later. */
export const FIRST_RIGHT_HOURS = 24;

/** An appointment begins within this time from now, and lasts so long. */
export const APPOINTMENT_AHEAD_MINUTES = 30;
export const APPOINTMENT_AHEAD_DAYS = 21;
export const APPOINTMENT_MINUTES = 60;
export const APPOINTMENT_MINUTES_MIN = 15;
export const APPOINTMENT_MINUTES_MAX = 360;
export const APPOINTMENT_PLACE_MAX = 60;
export const APPOINTMENT_NOTE_MAX = 100;
/** Moved or called off less than this before it begins is late. */
export const LATE_CHANGE_HOURS = 2;
/** A poll of times, and the first 밤 9시 at least this much later, when it ends. */
export const POLL_SLOTS_MIN = 2;
export const POLL_SLOTS_MAX = 5;
export const POLL_HOURS = 72;
/** A record is shown from so many purchases with so many neighbours on; two people together count once in a while. */
export const RECORD_PURCHASES_MIN = 3;
export const RECORD_NEIGHBOURS_MIN = 3;
export const RECORD_PAIR_DAYS = 30;
export const RECORD_DAYS = 365;
/** Praise needs so many, and so many of a hundred. */
export const RECORD_MARK_MIN = 5;
export const RECORD_MARK_PERCENT = 90;
/** Who paid less is nobody's neighbour in a record. */
export const RECORD_PAID_MIN = 3000;
/** 동네 인증: how long a check counts, how near and how exact a reading is, how far a home may move, how soon it comes after that. */
export const CHECK_DAYS = 90;
export const CHECK_NEAR_METRES = 750;
export const CHECK_ACCURACY_METRES = 200;
export const CHECK_MOVED_METRES = 300;
export const CHECK_AGAIN_DAYS = 7;
/** Where a purchase is for checked neighbours only, their home is this near to its place. */
export const VERIFIED_METRES = 3000;
/** A new leader asks others for little: so much more for each neighbour a purchase was finished with, and as much as wanted from so many on. */
export const LEADER_STEP_WON = 100_000;
export const LEADER_FREE_FROM = 20;
/** From so many neighbours on a leader's word about a meeting counts sooner. */
export const LEADER_KNOWN_FROM = 5;
/** How fast a leader answers: minutes within these hours of the day, of the newest in so many days, of enough followers in enough rooms. */
export const REPLY_FROM_HOUR = 8;
export const REPLY_TO_HOUR = 22;
export const REPLY_MOST = 720;
export const REPLY_NEWEST = 20;
export const REPLY_DAYS = 180;
export const REPLY_FOLLOWERS_MIN = 5;
export const REPLY_ROOMS_MIN = 3;
/** A dispute: until how long after having received, how many by one follower, and how long the leader has to answer. */
export const DISPUTE_HOURS = 24;
export const DISPUTES_MAX = 3;
export const DISPUTE_ANSWER_HOURS = 72;
export const DISPUTE_REMIND_HOURS = 48;
export const DISPUTE_TEXT_MAX = 500;

/** What was handed over can be paid out from the first 밤 9시 so much later on; less than this is not sent. */
export const PAYOUT_HOURS = 36;
export const PAYOUT_MIN = 1000;
/** A changed account takes payouts from the first 밤 9시 so much later on. */
export const PAYOUT_ACCOUNT_HOURS = 24;
export const PAYOUT_WHY_MAX = 100;

/** What the leader spent: how often it is said, with how many pictures, and up to which sum. */
export const RECEIPTS_MAX = 5;
export const RECEIPT_PICTURES_MAX = 3;
export const RECEIPT_NOTE_MAX = 100;
export const RECEIPT_WON_MAX = 1_000_000_000;

/** The leader's word counts as received at the first 밤 9시 this much later; slower without a meeting known long enough ahead. */
export const CONFIRM_HOURS = 72;
export const CONFIRM_ALONE_HOURS = 168;
/** Reviews that wait for the other's open at the first 밤 9시 this long after the purchase was completed. */
export const REVIEWS_OPEN_HOURS = 168;
export const APPOINTMENT_STOOD_HOURS = 24;
/** Nobody said anything after buying: both are asked, then it ends, a while after the meeting if that is later, and never beyond. */
export const STALL_ASK_DAYS = 14;
export const STALL_DAYS = 21;
export const STALL_MEETING_DAYS = 3;
export const STALL_MAX_DAYS = 45;

export const MESSAGE_MAX = 1000;
export const MESSAGE_PICTURES_MAX = 5;
/** Until then its sender may take a message back. */
export const MESSAGE_DELETE_MS = 5 * 60_000;
export const QUESTION_MAX = 100;
export const ANSWER_MAX = 200;
/** So many questions of one purchase wait for an answer at most. */
export const QUESTIONS_WAITING_MAX = 20;
/** Until then the leader may change an answer. */
export const ANSWER_CHANGE_MS = 5 * 60_000;
/** What a quote shows of the message it names. */
export const QUOTE_MAX = 60;
export const MESSAGE_BURST = 10;
export const MESSAGE_BURST_MS = 5_000;
export const UNREAD_SHOWN_MAX = 99;

/**
 * A client that reports what it has read (`POST …/read`) sends `x-reads: own`, on CONNECT and when it reads a room. For
 * any other client, messages count as read once they were fetched or delivered.
 */
export const READS_HEADER = 'x-reads';
export const READS_OWN = 'own';

/** Entries of the inbox per page. */
export const INBOX_PAGE = 20;
/** Of a thread in the inbox so many are shown. */
export const THREAD_ENTRIES = 50;
/** So many entries are marked as read at once. */
export const READ_IDS_MAX = 500;
/** The bell shows `9+` above this. */
export const BELL_SHOWN_MAX = 9;
export const NOTIFICATION_TITLE_MAX = 40;
export const NOTIFICATION_BODY_MAX = 120;
/** Of a message of a room, in a push. */
export const PREVIEW_MAX = 60;
export const DEVICES_MAX = 10;
export const DEVICE_NAME_MAX = 40;

export const HEARTBEAT_MS = 10_000;
export const RECONNECT_FIRST_MS = 1_000;
export const RECONNECT_MAX_MS = 30_000;
export const RECONNECT_ATTEMPTS = 10;

export const REVIEW_TEXT_MAX = 255;
export const STAR_STEP = 0.5;
export const GAUGE_START = 50;
export const PROFILE_KEYWORDS_MAX = 6;
export const PROFILE_REVIEWS_MAX = 3;

export const REPORT_TEXT_MAX = 300;
export const APPEAL_MAX = 500;
export const OPERATOR_REASON_MAX = 300;
export const BLOCKS_MAX = 500;
export const INQUIRY_MAX = 500;
/** Open reports by as many neighbours hold a group purchase back until somebody has looked at it. */
export const HOLD_REPORTS = 3;
/** Whose reports count for that: accounts of this age, without this many dismissed reports in that time. */
export const HOLD_ACCOUNT_DAYS = 7;
export const HOLD_DISMISSED_MAX = 3;
export const HOLD_DISMISSED_DAYS = 90;

/** What somebody hears of when it opens: words, how long each is, and leaders. */
export const ALERTS_MAX = 20;
export const ALERT_WORD_MAX = 20;
export const REGULARS_MAX = 100;
/** From so many on a leader reads how many there are. */
export const REGULARS_SHOWN_FROM = 3;
/** Pushes that call people to something new, a Seoul day and person; the rest stays in the inbox. */
export const CALLS_MAX = 3;

export const ASSISTANT_MESSAGE_MAX = 500;
/** A sentence or a pasted text that a form is filled from. */
export const POST_TEXT_MAX = 1000;
export const ASSISTANT_TYPING_MS = 20;
/** The client sends the user's profile while fewer messages than this were exchanged. */
export const ASSISTANT_PROFILE_MESSAGES = 2;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 50_000_000;
/** The longer side, and how many times the shorter one it may be. */
export const UPLOAD_MAX_SIDE = 16_000;
export const UPLOAD_MAX_RATIO = 20;
/** What one person may store in a day, in bytes as they are stored; evidence for a dispute is not counted. */
export const UPLOADS_A_DAY_BYTES = 200 * 1024 * 1024;
/** What one person may have decoded, in pixels. */
export const UPLOADS_A_MINUTE_PIXELS = 600_000_000;
export const UPLOADS_A_DAY_PIXELS = 5_000_000_000;
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

export const ACCESS_TOKEN_MINUTES = 15;
export const REFRESH_TOKEN_DAYS = 14;
export const REFRESH_GRACE_MS = 10_000;

export const ONBOARDING_SLIDE_MS = 5_000;
export const BANNER_MS = 7_000;
export const SCROLL_THRESHOLD = 0.8;
export const SCROLL_THROTTLE_MS = 150;
export const NAVIGATION_HISTORY_MAX = 10;
export const SMALL_SCREEN_MAX_PX = 768;
export const WIDE_SCREEN = `(min-width: ${SMALL_SCREEN_MAX_PX + 1}px)`;
export const DETAIL_BAR_SOLID_PX = 300;

/** How long a time code opens an operator's sign-in for money and personal data. */
export const CONFIRM_MINUTES = 10;
