type Listener = () => void;
const listeners = new Set<Listener>();

/** A call was refused for want of a consent: a new version of a text holds since the app was opened. */
export function consentRequired(): void {
  for (const listener of listeners) listener();
}

export function onConsentRequired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
