export declare const isWhole: boolean;
export declare const LEFT_OUT: string[];
export declare const isSlow: (file: string) => boolean;
