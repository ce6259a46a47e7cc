export declare function unpackedBrowser(fetch: () => Promise<string | null>, unpacked?: string): Promise<string | null>;
