/** "1 person" as it is, or "3 people". */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;
