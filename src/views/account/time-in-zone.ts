/** The hour and minute in a zone, such as "14:05"; empty for a zone that the browser does not know. */
export function timeInZone(zone: string, now: number): string {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
      now,
    );
  } catch {
    return '';
  }
}
