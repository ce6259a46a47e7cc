// Generated from the migrated database and `column-types.ts` by `npm run generate`; a test compares.
import type { Generated, JSONColumnType } from 'kysely';
import type { CalendarDate, ColumnTypes, Ids } from './column-types';

/** The tables as code sees them: camelCase here, snake_case in the migrations. */
export type Schema = {
  appeals: {
    id: Generated<number>;
    userId: Ids['users'];
    text: string;
    createdAt: Date;
    answer: string | null;
    answeredBy: Ids['users'] | null;
    answeredAt: Date | null;
  };
  appointmentChanges: {
    boardId: Ids['boards'];
    version: number;
    startsAt: Date | null;
    endsAt: Date | null;
    place: string | null;
    note: string | null;
    late: boolean;
    at: Date;
  };
  appointments: {
    boardId: Ids['boards'];
    version: number;
    startsAt: Date;
    endsAt: Date;
    place: string;
    note: Generated<string>;
    latitude: number | null;
    longitude: number | null;
    /** Since when this time and place stand. */
    setAt: Date;
    reminded: Generated<number>;
  };
  assistantModelCalls: {
    userId: Ids['users'];
    day: CalendarDate;
    calls: number;
  };
  assistantSessions: {
    id: string;
    userId: Ids['users'] | null;
    /** The assistant's own format; it validates it on reading. */
    slots: JSONColumnType<object>;
    messageCount: Generated<number>;
    ageGroup: number | null;
    gender: 'MALE' | 'FEMALE' | null;
    createdAt: Date;
    usedAt: Date;
  };
  /** Append-only, enforced by the database. */
  audit: {
    id: Generated<number>;
    at: Date;
    userId: ColumnTypes['audit']['userId'] | null;
    action: string;
    object: string | null;
    outcome: string;
    requestId: string | null;
  };
  /** Append-only, enforced by the database. */
  auditLog: {
    id: Generated<number>;
    at: Date;
    /** Null: by a command on the machine. */
    byId: ColumnTypes['auditLog']['byId'] | null;
    what: string;
    target: string;
    before: JSONColumnType<object | null, string | null | undefined, string | null>;
    after: JSONColumnType<object | null, string | null | undefined, string | null>;
    reason: Generated<string>;
    requestId: string | null;
  };
  backups: {
    name: string;
    startedAt: Date;
    endedAt: Date | null;
    bytes: number | null;
    failure: string | null;
  };
  bannedIdentities: {
    mac: string;
    at: Date;
  };
  blocks: {
    blockerId: Ids['users'];
    blockedId: Ids['users'];
    createdAt: Date;
  };
  /** A post that is being written, as it was last saved from any device. */
  boardDrafts: {
    id: string;
    userId: Ids['users'];
    form: JSONColumnType<ColumnTypes['boardDrafts']['form']>;
    pictures: JSONColumnType<ColumnTypes['boardDrafts']['pictures'], string | undefined, string>;
    createdAt: Date;
    updatedAt: Date;
  };
  /** The last terms the members were told of, until they are notified of an edit. */
  boardEdits: {
    boardId: Ids['boards'];
    terms: JSONColumnType<ColumnTypes['boardEdits']['terms']>;
  };
  boardFlags: {
    boardId: Ids['boards'];
    kind: 'FORBIDDEN' | 'PHONE' | 'LINK' | 'PICTURE';
    words: string;
    at: Date;
    seenAt: Date | null;
  };
  boardLikes: {
    boardId: Ids['boards'];
    userId: Ids['users'];
    createdAt: Date;
  };
  boardViews: {
    boardId: Ids['boards'];
    userId: Ids['users'];
    times: Generated<number>;
    viewedAt: Date;
  };
  boards: {
    id: Generated<Ids['boards']>;
    leaderId: Ids['users'];
    name: string;
    quantity: string;
    title: string;
    totalUser: number;
    price: number;
    content: Generated<string>;
    deadline: CalendarDate;
    categoryId: number;
    productId: Ids['products'] | null;
    location: string;
    latitude: number;
    longitude: number;
    pictures: JSONColumnType<ColumnTypes['boards']['pictures']>;
    stage: Generated<'RECRUITING' | 'RECRUITED' | 'PAYING' | 'PURCHASED' | 'COMPLETED' | 'CANCELLED'>;
    memberCount: Generated<number>;
    likeCount: Generated<number>;
    searchTokens: Generated<string[]>;
    createdAt: Date;
    updatedAt: Date;
    endedAt: Date | null;
    deletedAt: Date | null;
    closingNoticedFor: CalendarDate | null;
    expiryNoticedFor: CalendarDate | null;
    meetingNote: Generated<string>;
    handingOn: Generated<number>;
    vacantUntil: Date | null;
    vacantAt: Date | null;
    vacancyNoticedFor: Date | null;
    payExtendedAt: Date | null;
    payEnd: Date | null;
    payEndNoticedFor: Date | null;
    payEndNoticedAt: Date | null;
    expiryNoticedAt: Date | null;
    buyBy: Date | null;
    buyNotices: Generated<number>;
    buyNoticedAt: Date | null;
    buyExtendedAt: Date | null;
    purchasedAt: Date | null;
    heldAt: Date | null;
    maxSeats: Generated<number>;
    spent: number | null;
    takenDownAt: Date | null;
    cancelledWhy: 'LEADER' | 'EXPIRED' | 'VACANT' | 'UNPAID' | 'UNBOUGHT' | 'OPERATOR' | null;
    /** Until then who looked for it before it was opened sits first. */
    firstUntil: Date | null;
    /** The draft it was posted from. */
    draftId: string | null;
    /** The purchase that was opened again here. */
    againOf: Ids['boards'] | null;
    /** When its members' reviews of one another open by themselves; null before its end, and in those that ended before there was such an evening. */
    reviewsOpenAt: Date | null;
    /** Only neighbours with a checked home nearby may join. */
    verifiedOnly: Generated<boolean>;
    againToldBy: Ids['boards'] | null;
  };
  builtinCodes: {
    codeHash: Buffer;
    provider: string;
    redirectUri: string;
    codeChallenge: string | null;
    person: JSONColumnType<ColumnTypes['builtinCodes']['person']>;
    expiresAt: Date;
  };
  catalogueState: {
    single: Generated<boolean>;
    version: number;
  };
  chatRooms: {
    id: Ids['boards'];
    title: string;
    lastSeq: Generated<number>;
    lastMessage: string | null;
    lastMessageAt: Date | null;
    createdAt: Date;
    /** Since when somebody speaks, to the minute; kept by a trigger. */
    stirredAt: Date | null;
  };
  consents: {
    id: Generated<number>;
    userId: Ids['users'];
    kind: 'TERMS' | 'PRIVACY' | 'AGE14' | 'LOCATION' | 'MARKETING' | 'NIGHT';
    version: number;
    given: boolean;
    at: Date;
  };
  /** Counts of one day in one district. */
  dailyFigures: {
    day: CalendarDate;
    place: string;
    /** FILLED_IN_3: filled in the fourth half-day after it was opened; the last takes the rest. */
    metric: 'OPENED' | 'FILLED' | 'FILL_HOURS' | 'FILLED_IN_0' | 'FILLED_IN_1' | 'FILLED_IN_2' | 'FILLED_IN_3' | 'FILLED_IN_4' | 'FILLED_IN_5' | 'FILLED_IN_6' | 'FILLED_IN_7' | 'FILLED_IN_8' | 'FILLED_IN_9' | 'PAID' | 'PAID_ON_TIME' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED' | 'UNPAID' | 'BY_OPERATOR' | 'NO_SHOWS' | 'DISPUTES' | 'REFUNDS' | 'REFUNDED' | 'HELD_CHANGE' | 'WISHES_ASKED' | 'WISHES_GATHERED' | 'WISHES_OPENED' | 'WISHES_FILLED';
    value: number;
  };
  devices: {
    id: Generated<number>;
    userId: Ids['users'];
    endpoint: string;
    p256dh: string;
    auth: string;
    name: string;
    createdAt: Date;
    lastOkAt: Date | null;
    /** The session it was registered in; null: from before sessions were noted. */
    sessionId: string | null;
  };
  disputes: {
    id: Generated<Ids['disputes']>;
    boardId: Ids['boards'];
    participantId: Ids['participants'];
    kind: 'NOT_RECEIVED' | 'SHORT' | 'DAMAGED' | 'DIFFERENT' | 'STALLED';
    state: Generated<'OPEN' | 'ESCALATED' | 'ACCEPTED' | 'DECIDED' | 'WITHDRAWN'>;
    text: string;
    pictures: JSONColumnType<ColumnTypes['disputes']['pictures'], string | undefined, string>;
    wanted: number;
    answer: string | null;
    answerPictures: JSONColumnType<ColumnTypes['disputes']['answerPictures'], string | undefined, string>;
    answerBy: Date | null;
    remindedFor: Date | null;
    refund: number | null;
    decidedBy: Ids['users'] | null;
    decision: string | null;
    createdAt: Date;
    escalatedAt: Date | null;
    endedAt: Date | null;
  };
  firstRights: {
    boardId: Ids['boards'];
    userId: Ids['users'];
    usedAt: Date | null;
  };
  identities: {
    provider: string;
    providerUserId: string;
    userId: Ids['users'];
    linkedAt: Date;
  };
  inquiries: {
    id: Generated<number>;
    userId: Ids['users'];
    kind: 'PAYMENT' | 'TRADE' | 'ACCOUNT' | 'OTHER';
    text: string;
    boardId: Ids['boards'] | null;
    createdAt: Date;
    answer: string | null;
    answeredBy: Ids['users'] | null;
    answeredAt: Date | null;
  };
  /** Until when the runs of a schedule were booked, by whichever node came first. */
  jobSchedules: {
    job: string;
    bookedUntil: Date;
  };
  /** Waiting: not locked, with attempts left. Running: locked. Given up: not locked, no attempts left; kept for an operator. Done: deleted. */
  jobs: {
    id: Generated<number>;
    name: string;
    payload: JSONColumnType<object>;
    /** One waiting job per key: adding it again replaces it. A running one keeps its key, and one that fails beside a newer one of its key is dropped. */
    key: string | null;
    /** Of a queue one runs at a time. */
    queue: string | null;
    priority: Generated<number>;
    /** By the clock of the service, which a tester may have moved. */
    runAt: Date;
    attempts: Generated<number>;
    maxAttempts: Generated<number>;
    lastError: string | null;
    lockedBy: string | null;
    /** By the clock of the database. The process that runs it prolongs this; once it is over, another one may take the job. */
    lockedUntil: Date | null;
    createdAt: Date;
  };
  keywordAlerts: {
    id: Generated<number>;
    userId: Ids['users'];
    word: string;
    /** The word as it is compared: equal ones are one. */
    norm: string;
    anchor: string;
    /** The person's home, as is the longitude: the index finds by both, and whoever moves takes their words along. */
    latitude: number | null;
    longitude: number | null;
    createdAt: Date;
  };
  /** Anonymous on purpose: no user id, and a key that says nothing of the order in which they left. */
  leavingReasons: {
    id: Generated<string>;
    day: CalendarDate;
    reason: string;
  };
  ledgerEntries: {
    id: Generated<number>;
    setId: number;
    boardId: Ids['boards'];
    account: 'OUTSIDE' | 'HOLDING' | 'LEADER' | 'LOSS';
    amount: number;
  };
  ledgerSets: {
    id: Generated<number>;
    kind: 'PAYMENT' | 'REFUND' | 'HAND_OVER' | 'RETURN' | 'CHARGEBACK' | 'RECOVERY' | 'PAYOUT' | 'PAYOUT_BACK' | 'WAIVED' | 'COVERED';
    boardId: Ids['boards'];
    participantId: Ids['participants'] | null;
    /** The provider's number of the payment that came in, went back or was lost. */
    impUid: string | null;
    /** The promise that it carried out; null where the provider took it back by itself. */
    refundId: number | null;
    /** What it was for; of a refund as well. */
    disputeId: Ids['disputes'] | null;
    payoutId: Ids['payouts'] | null;
    /** The case that an operator ended by it. */
    caseId: number | null;
    /** Tells movements with the same references apart: what had gone back before, the how many-th credit. */
    nth: Generated<number>;
    at: Date;
    /** Who took the payment, or the payments of the purchase. */
    provider: 'PORTONE' | 'SANDBOX';
  };
  leftIdentities: {
    mac: string;
    at: Date;
  };
  linkTickets: {
    hash: Buffer;
    userId: Ids['users'];
    provider: string;
    expiresAt: Date;
  };
  media: {
    url: string;
    ownerId: Ids['users'] | null;
    width: number;
    height: number;
    color: string | null;
    thumbhash: string | null;
    widths: number[];
    bytes: number;
    createdAt: Date;
    removedAt: Date | null;
    /** Others who uploaded the same bytes. */
    alsoBy: Generated<ColumnTypes['media']['alsoBy']>;
  };
  messages: {
    roomId: ColumnTypes['messages']['roomId'];
    seq: number;
    type: 'SYSTEM' | 'ENTER' | 'TEXT';
    participantId: ColumnTypes['messages']['participantId'] | null;
    stage: 'RECRUITING' | 'RECRUITED' | 'PAYING' | 'PURCHASED' | 'COMPLETED' | 'CANCELLED' | null;
    body: string;
    key: string | null;
    sentAt: Date;
    /** The kind of a remark; null for the message of a stage. */
    notice: 'CLOSING' | 'EXPIRED' | 'EDITED' | 'DELETED' | 'PAYMENT_LOST' | 'PAY_REMINDER' | 'PAY_END' | 'VACANCY' | 'HANDED_ON' | 'UNDONE' | 'TAKEN_REST' | 'PAY_EXTENDED' | 'BUY_EXTENDED' | 'BUY_OVERDUE' | 'APPOINTMENT' | 'POLL' | 'RECEIPT' | null;
    /** Hidden by an operator. */
    hiddenAt: Date | null;
    /** The seq of the message that this one answers. */
    replyTo: number | null;
    /** What a frame shows of its photos. */
    pictures: JSONColumnType<ColumnTypes['messages']['pictures'] | null, string | null | undefined, string | null>;
    /** Taken back by its sender. */
    deletedAt: Date | null;
  };
  moneyCases: {
    id: Generated<number>;
    kind: 'LOST' | 'LOST_AFTER_HAND_OVER' | 'UNCONFIRMED' | 'REFUND_REFUSED' | 'REFUND_ODD' | 'REFUND_WAITS' | 'HAND_OVER_WAITS';
    boardId: Ids['boards'];
    userId: Ids['users'];
    /** The payment it is about; null where the whole purchase waits. */
    impUid: string | null;
    amount: number;
    note: Generated<string>;
    at: Date;
    closedAt: Date | null;
    /** Taken note of while nothing was open. */
    seenAt: Date | null;
  };
  /** A copy of what is worked out. */
  neighbourRecords: {
    userId: Ids['users'];
    record: JSONColumnType<ColumnTypes['neighbourRecords']['record']>;
    at: Date;
  };
  nodes: {
    name: string;
    since: Date;
    seenAt: Date;
    version: string;
    people: number;
    calls: JSONColumnType<ColumnTypes['nodes']['calls'], string | undefined, string>;
    /** In percent of one core. A process of an older version says none. */
    cpu: number | null;
    /** Prints of the master keys it knows. A process of an older version says none. */
    opens: string[] | null;
  };
  notificationSettings: {
    userId: Ids['users'];
    pushTrade: boolean;
    pushChat: boolean;
    pushInterest: boolean;
    preview: boolean;
    quiet: boolean;
    quietFrom: number;
    quietTo: number;
    nearby: Generated<boolean>;
    /** How far from home a new purchase may be. */
    reach: Generated<750 | 1500 | 3000>;
    /** The person's home, as is the longitude; it moves with them. */
    latitude: number | null;
    longitude: number | null;
  };
  notifications: {
    id: Generated<number>;
    userId: Ids['users'];
    kind: 'SEAT_TAKEN' | 'ROOM_FULL' | 'ALL_PAID' | 'PURCHASED' | 'COMPLETED' | 'HANDED_OVER' | 'CANCELLED' | 'REFUNDED' | 'BOARD_CHANGED' | 'DEADLINE_TODAY' | 'EXPIRED' | 'REVIEW_RECEIVED' | 'REVIEW_WAITING' | 'PAY_REMINDER' | 'PAY_END' | 'PAYMENT_LOST' | 'PAYMENT_RETURNED' | 'SEAT_RELEASED' | 'SEAT_HANDED_ON' | 'SEAT_UNDONE' | 'VACANCY_LEADER' | 'VACANCY_PAID' | 'BUY_REMINDER' | 'BUY_OVERDUE' | 'CHANGED' | 'APPOINTMENT_SET' | 'APPOINTMENT_CHANGED' | 'APPOINTMENT_SOON' | 'APPOINTMENT_CANCELLED' | 'POLL_OPENED' | 'POLL_ANSWERED_ALL' | 'POLL_ENDED' | 'DISPUTE_OPENED' | 'DISPUTE_ANSWERED' | 'DISPUTE_ESCALATED' | 'DISPUTE_ENDED' | 'PAYOUT_SENT' | 'PAYOUT_FAILED' | 'HANDED' | 'NO_SHOW' | 'CONFIRM_SOON' | 'AUTO_CONFIRMED' | 'RECEIPT_ASKED' | 'TRUE_UP' | 'QUESTION_ASKED' | 'QUESTION_ANSWERED' | 'REPEAT_DUE' | 'VACANCY' | 'LIKED_CLOSING' | 'KEYWORD_OPENED' | 'KEYWORD_WISHED' | 'REGULAR_OPENED' | 'AGAIN_OPENED' | 'OPENED_NEARBY' | 'WISH_OPENED' | 'WISH_JOINED' | 'WISH_GATHERED' | 'WISH_ENDING' | 'TERMS_CHANGE' | 'MARKETING_ON' | 'NEW_SIGN_IN' | 'BOARD_HELD' | 'BOARD_FINE' | 'REPORT_ENDED' | 'SANCTIONED' | 'TAKEN_DOWN' | 'VERIFY_AGAIN' | 'ANSWERED' | 'ANNOUNCED' | 'LOGIN_LINKED' | 'PAYOUT_ACCOUNT_CHANGED' | 'LOGIN_UNLINKED';
    category: 'TRADE' | 'INTEREST' | 'SERVICE';
    /** The purchase that it is about. */
    boardId: Ids['boards'] | null;
    /** The wish that it is about; wishes are cleared before their entries. */
    wishId: Ids['wishes'] | null;
    title: string;
    body: string;
    /** Where a tap leads, and nothing else. */
    path: ColumnTypes['notifications']['path'];
    dedupKey: string;
    /** Null: it can wait for the morning. */
    urgentUntil: Date | null;
    readAt: Date | null;
    pushedAt: Date | null;
    createdAt: Date;
    /** When one that came at night is to be pushed; null: at once. */
    dueAt: Date | null;
    /** When a push service first took it. */
    reachedAt: Date | null;
    /** When a push that calls to something new was let through. */
    calledAt: Date | null;
  };
  operatorCodes: {
    userId: Ids['users'];
    /** Sealed. */
    secret: string;
    /** Null: shown, and no right code yet. */
    provenAt: Date | null;
    lastStep: Generated<number>;
    wrong: Generated<number>;
    wrongAt: Date | null;
    createdAt: Date;
  };
  operatorConfirmations: {
    userId: Ids['users'];
    sessionId: string;
    until: Date;
  };
  orders: {
    id: Generated<number>;
    merchantUid: string;
    boardId: Ids['boards'];
    participantId: Ids['participants'];
    amount: number;
    status: Generated<'PENDING' | 'PAID' | 'REFUNDED' | 'VOID'>;
    impUid: string | null;
    createdAt: Date;
    paidAt: Date | null;
    checkAt: Date | null;
    askedAt: Date;
    /** Not part of what was handed over: the provider did not know it. */
    withheldAt: Date | null;
    /** An operator found the money elsewhere. */
    foundAt: Date | null;
    /** Who took the money, or is to take it. */
    provider: 'PORTONE' | 'SANDBOX' | null;
    /** When `npm run sandbox -- settle` put an end to a payment of the sandbox. */
    settledAt: Date | null;
    /** How it was paid, keyed: the same card is the same mark, and nobody reads the card in it. */
    payerMark: string | null;
  };
  /** The leader's own note about a member's share. */
  packingNotes: {
    participantId: Ids['participants'];
    note: string;
    updatedAt: Date;
  };
  participants: {
    id: Generated<Ids['participants']>;
    boardId: Ids['boards'];
    userId: Ids['users'];
    role: 'LEADER' | 'FOLLOWER';
    joinedAt: Date;
    paidAt: Date | null;
    receivedAt: Date | null;
    seats: Generated<number>;
    payBy: Date | null;
    payRemindedFor: Date | null;
    payRemindedAt: Date | null;
    payReminders: Generated<number>;
    nudgedAt: Date | null;
    handingOnAt: Date | null;
    leftAt: Date | null;
    leftWhy: 'UNPAID' | 'HANDED_ON' | 'CHANGED' | 'WITHDRAWN' | 'OPERATOR' | 'UNDONE' | null;
    askedUntil: Date | null;
    /** What of the purchase a follower agreed to. */
    agreed: JSONColumnType<ColumnTypes['participants']['agreed'] | null, string | null | undefined, string | null>;
    /** How a follower came to have received; the operator sees it. */
    receivedHow: 'PRESS' | 'CODE' | 'AUTO' | 'DISPUTE' | 'OPERATOR' | null;
    handedAt: Date | null;
    noShowAt: Date | null;
    confirmBy: Date | null;
    confirmWarnedFor: Date | null;
    confirmWarnedAt: Date | null;
    confirmWarnings: Generated<number>;
    refundedAt: Date | null;
    receiptAskedAt: Date | null;
    /** When the seat was lost unpaid before, by somebody who sits there again. */
    releasedBefore: Date | null;
    /** When a slip was taken back, also by somebody who sits there again. */
    undoneAt: Date | null;
  };
  paymentTroubles: {
    impUid: string;
    merchantUid: string | null;
    /** The provider's record without the buyer. */
    record: JSONColumnType<object>;
    why: string;
    boardId: Ids['boards'] | null;
    userId: Ids['users'] | null;
    seenAt: Date;
    endedAt: Date | null;
    endedBy: Ids['users'] | null;
    decision: string | null;
  };
  payoutAccounts: {
    userId: Ids['users'];
    /** Null, as are number, last4 and holder, once it is removed. */
    bank: ColumnTypes['payoutAccounts']['bank'] | null;
    /** Sealed. */
    number: string | null;
    last4: string | null;
    holder: string | null;
    setAt: Date;
    usableFrom: Date;
  };
  payoutParts: {
    payoutId: Ids['payouts'];
    boardId: Ids['boards'];
    amount: number;
  };
  payouts: {
    id: Generated<Ids['payouts']>;
    userId: Ids['users'];
    amount: number;
    state: Generated<'REQUESTED' | 'SENT' | 'FAILED' | 'RETURNED'>;
    bank: ColumnTypes['payouts']['bank'];
    number: string | null;
    last4: string;
    holder: string;
    requestedAt: Date;
    sentAt: Date | null;
    endedAt: Date | null;
    reference: string | null;
    why: string | null;
    /** The first payout of money that the bank returned after its leader had left. */
    againOf: Ids['payouts'] | null;
  };
  phoneChecks: {
    userId: Ids['users'];
    phone: string;
    ticket: string;
    tries: Generated<number>;
    askedAt: Date;
  };
  placeAddresses: {
    roadCode: string;
    townCode: string;
    underground: boolean;
    mainNo: number;
    subNo: number;
    province: string;
    district: string;
    town: string;
    road: string;
    building: string;
    latitude: number | null;
    longitude: number | null;
    roadKey: string;
    buildingKey: string;
  };
  /** Written by triggers of `users`. */
  placeChanges: {
    id: Generated<number>;
    place: string;
    change: number;
  };
  placeCounts: {
    place: string;
    people: number;
  };
  positionUses: {
    id: Generated<number>;
    userId: Ids['users'];
    purpose: 'HOME' | 'CHECK';
    at: Date;
  };
  productLikes: {
    productId: Ids['products'];
    userId: Ids['users'];
    createdAt: Date;
  };
  productSearches: {
    id: Generated<number>;
    userId: Ids['users'];
    keyword: string;
    searchedAt: Date;
    found: Generated<number[]>;
  };
  productViews: {
    productId: Ids['products'];
    userId: Ids['users'];
    times: Generated<number>;
    viewedAt: Date;
  };
  products: {
    id: Generated<Ids['products']>;
    externalKey: string;
    name: string;
    categoryId: number;
    subCategory: string;
    price: number;
    picture: JSONColumnType<ColumnTypes['products']['picture']>;
    productUrl: string;
    keywords: Generated<string[]>;
    searchTokens: Generated<string[]>;
    likeCount: Generated<number>;
    createdAt: Date;
    contains: Generated<string[]>;
    freeOf: Generated<string[]>;
    attributesHas: Generated<string[]>;
    attributesLacks: Generated<string[]>;
  };
  /** Asked before joining. */
  questions: {
    id: Generated<number>;
    boardId: Ids['boards'];
    /** Null once the asker has left the service. */
    askerId: Ids['users'] | null;
    text: string;
    createdAt: Date;
    answer: string | null;
    answeredAt: Date | null;
    /** Hidden by an operator. */
    hiddenAt: Date | null;
    /** Gone before it was answered; kept 30 days, for reports alone. */
    deletedAt: Date | null;
  };
  receipts: {
    id: Generated<number>;
    boardId: Ids['boards'];
    spent: number;
    pictures: JSONColumnType<ColumnTypes['receipts']['pictures'], string | undefined, string>;
    note: Generated<string>;
    at: Date;
  };
  refreshTokens: {
    tokenHash: Buffer;
    familyId: string;
    userId: Ids['users'];
    expiresAt: Date;
    rotatedAt: Date | null;
    revokedAt: Date | null;
    createdAt: Date;
  };
  refunds: {
    id: Generated<number>;
    impUid: string;
    boardId: Ids['boards'];
    participantId: Ids['participants'];
    amount: number;
    reason: 'CANCELLED' | 'STRAY' | 'MISMATCH' | 'LOST' | 'DISPUTE' | 'TRUE_UP';
    createdAt: Date;
    doneAt: Date | null;
    disputeId: Ids['disputes'] | null;
    receiptId: number | null;
    /** Not tried any more until an operator decides. */
    parkedAt: Date | null;
    /** The bank's reference, when an operator returned it past the provider. */
    byHand: string | null;
    /** The last time the provider was asked for it. */
    triedAt: Date | null;
  };
  regularCounts: {
    leaderId: Ids['users'];
    people: number;
  };
  regulars: {
    followerId: Ids['users'];
    leaderId: Ids['users'];
    createdAt: Date;
    /** A block ended it: it is no follow any more, and still counts. */
    partedAt: Date | null;
  };
  /** When a leader wants to be reminded of opening a purchase again. */
  repeats: {
    boardId: Ids['boards'];
    userId: Ids['users'];
    weeks: 1 | 2 | 4;
    weekday: number;
    nextOn: CalendarDate;
    unused: Generated<number>;
  };
  replyTimes: {
    boardId: Ids['boards'];
    followerId: Ids['users'];
    leaderId: Ids['users'];
    minutes: number;
    at: Date;
  };
  reports: {
    id: Generated<Ids['reports']>;
    reporterId: Ids['users'];
    targetKind: 'BOARD' | 'USER' | 'MESSAGE' | 'REVIEW' | 'WISH' | 'QUESTION';
    targetId: string;
    targetUserId: Ids['users'];
    boardId: Ids['boards'] | null;
    reason: 'SCAM' | 'ABUSE' | 'SEXUAL' | 'FORBIDDEN' | 'AD' | 'PRIVACY' | 'OTHER';
    text: Generated<string>;
    snapshot: JSONColumnType<object>;
    state: Generated<'OPEN' | 'DISMISSED' | 'UPHELD'>;
    createdAt: Date;
    endedAt: Date | null;
    decision: string | null;
    /** Null: by a command on the machine. */
    endedBy: Ids['users'] | null;
  };
  retainedPeople: {
    userId: Ids['users'];
    sealed: string;
    until: Date;
  };
  reviews: {
    id: Generated<number>;
    boardId: Ids['boards'];
    writerId: Ids['participants'];
    targetId: Ids['participants'];
    targetUserId: Ids['users'];
    targetRole: 'LEADER' | 'FOLLOWER';
    star: number;
    keywords: Generated<ColumnTypes['reviews']['keywords']>;
    body: Generated<string>;
    createdAt: Date;
    /** Hidden by an operator. */
    hiddenAt: Date | null;
    /** Null: nobody reads it yet. */
    openedAt: Date | null;
    /** Written while nobody had read the other's; any other moves nothing. */
    blind: Generated<boolean>;
  };
  /** The notice of a room. */
  roomPins: {
    roomId: number;
    seq: number;
    at: Date;
  };
  roomReads: {
    participantId: Ids['participants'];
    readSeq: Generated<number>;
    /** How far the member was told by push of what was said. */
    pushedSeq: Generated<number>;
    mutedAt: Date | null;
  };
  sanctions: {
    id: Generated<number>;
    userId: Ids['users'];
    kind: 'WARNED' | 'PAUSED' | 'BANNED';
    reason: string;
    until: Date | null;
    /** Null: by a command on the machine. */
    byId: Ids['users'] | null;
    at: Date;
    liftedAt: Date | null;
  };
  sandboxPayments: {
    impUid: string;
    merchantUid: string;
    status: 'ready' | 'paid' | 'cancelled' | 'failed';
    amount: number;
    reportedAmount: number;
    cancelAmount: Generated<number>;
    name: Generated<string>;
    buyerName: Generated<string>;
    buyerEmail: Generated<string>;
    failReason: string | null;
    failingReads: Generated<number>;
    slowReadsMs: Generated<number>;
    createdAt: Date;
    cardName: string | null;
    cardNumber: string | null;
  };
  sandboxPrepared: {
    merchantUid: string;
    amount: number;
    createdAt: Date;
  };
  /** The participants who have not left. */
  seated: Schema['participants'];
  secrets: {
    name: string;
    value: string;
    createdAt: Date;
    generation: Generated<number>;
    signsFrom: Generated<Date>;
  };
  sessions: {
    id: string;
    userId: Ids['users'];
    browser: string;
    openedAt: Date;
    usedAt: Date;
  };
  settings: {
    name: string;
    value: string;
    changedAt: Date;
  };
  setup: {
    one: Generated<boolean>;
    begunAt: Date;
    keyHash: string | null;
    visitorHash: string | null;
    tried: Generated<string[]>;
    personId: number | null;
    doneAt: Date | null;
  };
  stageChanges: {
    id: Generated<number>;
    boardId: Ids['boards'];
    was: 'RECRUITING' | 'RECRUITED' | 'PAYING' | 'PURCHASED' | 'COMPLETED' | 'CANCELLED' | null;
    stage: 'RECRUITING' | 'RECRUITED' | 'PAYING' | 'PURCHASED' | 'COMPLETED' | 'CANCELLED';
    at: Date;
  };
  /** A picture that only those concerned may fetch. */
  talkPictures: {
    id: string;
    roomId: number;
    participantId: Ids['participants'];
    use: Generated<'TALK' | 'RECEIPT' | 'DISPUTE'>;
    /** The message that shows it; `nth` is its place there. */
    seq: number | null;
    nth: number | null;
    usedAt: Date | null;
    width: number;
    height: number;
    color: string | null;
    thumbhash: string | null;
    widths: number[];
    bytes: number;
    createdAt: Date;
    removedAt: Date | null;
    /** Its sender left: nobody in the room sees it, and it goes with the next clearing unless an open report names it. */
    closedAt: Date | null;
  };
  testClock: {
    one: Generated<boolean>;
    aheadMs: number;
    scheduledUntil: Date;
  };
  timePollAnswers: {
    pollId: Ids['timePolls'];
    participantId: Ids['participants'];
    slots: number[];
  };
  timePollSlots: {
    pollId: Ids['timePolls'];
    nth: number;
    startsAt: Date;
    endsAt: Date;
  };
  timePolls: {
    id: Generated<Ids['timePolls']>;
    boardId: Ids['boards'];
    createdAt: Date;
    endsAt: Date;
    closedAt: Date | null;
    picked: number | null;
  };
  /** Who lost a seat unpaid, and when, also by somebody who sits there again. */
  unpaidLeaves: Pick<Schema['participants'], 'userId'> & {
    at: Date | null;
  };
  users: {
    id: Generated<Ids['users']>;
    provider: string;
    providerUserId: string;
    name: string;
    email: string;
    nickname: string | null;
    nicknameKey: string | null;
    phone: string | null;
    birth: CalendarDate | null;
    gender: 'MALE' | 'FEMALE' | null;
    profileUrl: string | null;
    address: string | null;
    latitude: number | null;
    longitude: number | null;
    interestCategory: number | null;
    mannerLeader: Generated<number>;
    mannerParticipant: Generated<number>;
    reviewKeywords: Generated<string[]>;
    demo: Generated<boolean>;
    signedUpAt: Date | null;
    createdAt: Date;
    leftAt: Date | null;
    phoneVerifiedAt: Date | null;
    verifiedName: string | null;
    /** Given and taken on the machine only. */
    operatorSince: Date | null;
    /** Lists may have something to leave out. Set by the database with a block, either way, and with a report of a purchase. */
    seesLess: Generated<boolean>;
    /** When they were at home with their device; null once it was dropped or the home has moved. */
    checkedOn: CalendarDate | null;
    lastCheckedOn: CalendarDate | null;
    /** How far the home has moved since then, all steps together. */
    movedMetres: Generated<number>;
  };
  waiters: {
    boardId: Ids['boards'];
    userId: Ids['users'];
    createdAt: Date;
  };
  weighedReviews: Pick<Schema['orders'], 'id' | 'createdAt'> & {
    targetUserId: number | null;
    targetRole: string | null;
    star: number | null;
    keywords: string[] | null;
    body: string | null;
  };
  wishPeople: {
    wishId: Ids['wishes'];
    userId: Ids['users'];
    createdAt: Date;
  };
  wishes: {
    id: Generated<Ids['wishes']>;
    askerId: Ids['users'];
    name: string;
    /** What it is found by, see `anchorOf`. */
    anchor: string;
    /** On the grid, never the home, as is the longitude. */
    latitude: number;
    longitude: number;
    people: Generated<number>;
    boardId: Ids['boards'] | null;
    gatheredAt: Date | null;
    until: Date;
    kept: Generated<number>;
    warnedFor: Date | null;
    createdAt: Date;
    endedAt: Date | null;
    endedWhy: 'CLOCK' | 'EMPTY' | 'HIDDEN' | null;
    calledOn: CalendarDate | null;
    probes: string[] | null;
  };
};
