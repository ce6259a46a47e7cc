export declare function buildServer(outdir?: string): Promise<void>;
export declare function buildEncoder(outdir: string): Promise<string>;
