export function releaseBefore(): string;
export function checkOutRelease(release: string, folder: string): void;
export function removeRelease(folder: string): void;
