/** A whole number, not negative, with a comma before every three digits: 1490000 is `1,490,000`. */
export function groupedDigits(whole: number): string {
  const digits = String(whole);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}
