/** Title → command → sentence. */
export declare const COMMANDS: Record<string, Record<string, string>>;
