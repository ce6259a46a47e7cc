type Listener = () => void;
const listeners = new Set<Listener>();

/** A call was refused because a consent is missing: a new version of a text took effect while the app was open. */
export function consentRequired(): void {
  for (const listener of listeners) listener();
}

export function onConsentRequired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
