export const serverArguments: string[];
export const serverEnvironment: Record<string, string>;
