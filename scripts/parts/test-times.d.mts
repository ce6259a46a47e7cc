export function testTimes(): Record<string, number>;
