export type Ask = {
  kind: 'alert' | 'confirm';
  text: string;
  detail?: string;
  /** Words of the two buttons. */
  yes: string;
  no: string;
  danger: boolean;
  /** The other button is the one most mean: it is the solid one. */
  doubtful?: boolean;
  /** The mascot's, above the text. */
  mood?: 'happy';
  answer: (agreed: boolean) => void;
  promise: Promise<boolean>;
};
export type Toast = {
  id: number;
  text: string;
  tone: 'calm' | 'bad';
  action?: ToastAction;
  /** By what has opened over it: not shown until that closes. */
  laidAside: symbol | null;
};
type ToastAction = { label: string; press: () => void };
export type NoticeState = {
  ask: Ask | null;
  waiting: Ask[];
  toasts: Toast[];
  /** Whether there was ever a notice: loads the view. */
  used: boolean;
};

const TOAST_MS = 4000;
/** At once; offers are never crowded out. */
const MOST = 3;
/** Before there was any. */
const NONE: NoticeState = { ask: null, waiting: [], toasts: [], used: false };
let notices = NONE;
let toastId = 0;
const listeners = new Set<() => void>();

/** A modal alert: resolves once it is dismissed. The same text is never open twice. */
export function showAlert(text: string, detail?: string, mood?: Ask['mood']): Promise<void> {
  const open = [notices.ask, ...notices.waiting].find((ask) => ask?.kind === 'alert' && ask.text === text);
  const ask =
    open ??
    pose({ kind: 'alert', text, yes: '확인', no: '', danger: false, ...(detail && { detail }), ...(mood && { mood }) });
  return ask.promise.then(() => undefined);
}

type Question = { detail?: string; yes?: string; no?: string; danger?: boolean; doubtful?: boolean };

/** A confirm dialog; closing it any other way counts as no. */
export function askConfirm(
  text: string,
  { detail, yes = '확인', no = '취소', danger = false, doubtful = false }: Question = {},
): Promise<boolean> {
  return pose({ kind: 'confirm', text, yes, no, danger, ...(doubtful && { doubtful }), ...(detail && { detail }) })
    .promise;
}

/** A toast; it disappears by itself. */
export function notify(text: string, tone: Toast['tone'] = 'calm'): void {
  const id = add({ text, tone });
  setTimeout(() => dismissToast(id), TOAST_MS);
}

/** A toast with a button. It stays until the reader presses it or puts it away, or until the answer is called. */
export function offer(text: string, action: ToastAction): () => void {
  const id = add({ text, tone: 'calm', action });
  return () => dismissToast(id);
}

function add(toast: Pick<Toast, 'text' | 'tone' | 'action'>): number {
  const id = ++toastId;
  const others = notices.toasts.filter(({ text }) => text !== toast.text);
  const remarks = others.filter(({ action }) => !action);
  const tooMany = remarks.slice(0, Math.max(0, others.length + 1 - MOST));
  const kept = others.filter((other) => !tooMany.includes(other));
  change({ toasts: [...kept, { ...toast, id, laidAside: null }] });
  return id;
}

export function dismissToast(id: number): void {
  change({ toasts: notices.toasts.filter((toast) => toast.id !== id) });
}

/**
 * Something opens: what was said before does not lie on top of it. A remark goes for good; an offer nobody has answered comes
 * back with the call of what is returned.
 */
export function layToastsAside(): () => void {
  const cover = Symbol('cover');
  const offers = notices.toasts.filter(({ action }) => action);
  if (notices.toasts.length > 0)
    change({ toasts: offers.map((each) => ({ ...each, laidAside: each.laidAside ?? cover })) });
  return () => {
    if (notices.toasts.some(({ laidAside }) => laidAside === cover))
      change({
        toasts: notices.toasts.map((each) => (each.laidAside === cover ? { ...each, laidAside: null } : each)),
      });
  };
}

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentNotices(): NoticeState {
  return notices;
}

/** Of a page that the server drew. */
export function noNotices(): NoticeState {
  return NONE;
}

function pose(question: Omit<Ask, 'answer' | 'promise'>): Ask {
  let resolve: (agreed: boolean) => void = () => {};
  const promise = new Promise<boolean>((done) => {
    resolve = done;
  });
  const ask: Ask = {
    ...question,
    promise,
    answer(agreed) {
      const [next = null, ...waiting] = notices.waiting;
      if (notices.ask === ask) change({ ask: next, waiting });
      resolve(agreed);
    },
  };
  if (notices.ask === null) change({ ask });
  else change({ waiting: [...notices.waiting, ask] });
  return ask;
}

function change(part: Partial<NoticeState>): void {
  notices = { ...notices, ...part, used: true };
  for (const listener of listeners) listener();
}
