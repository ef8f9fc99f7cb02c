/** How a person knows a field of the API, in English. */
export const fieldName = (name: string): string => name.replaceAll('_', ' ');
