export function firstTexts(): { light: Set<string>; member: Set<string> };
