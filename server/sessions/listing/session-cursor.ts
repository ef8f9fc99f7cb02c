/** Where a page ended: the sort column's value and the id that breaks ties. */
export interface SessionCursor {
  value: string;
  id: string;
}

export function encodeCursor({ value, id }: SessionCursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** undefined for a text that is no valid cursor. */
export function decodeCursor(text: string | undefined): SessionCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parsed)) return undefined;
    const [value, id] = parsed as unknown[];
    if (typeof value !== 'string' || typeof id !== 'string' || `${value}${id}`.includes('\0'))
      return undefined;
    return { value, id };
  } catch {
    return undefined;
  }
}
