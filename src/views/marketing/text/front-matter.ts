export interface Document {
  fields: Record<string, string>;
  body: string;
}

const fence = /^---\n([\s\S]*?)\n---\n/;

/** Splits `key: value` lines between two `---` fences from the Markdown that follows. */
export function readDocument(source: string): Document {
  const match = fence.exec(source);
  if (!match) throw new Error('The document has no front matter');
  const fields: Record<string, string> = {};
  for (const line of (match[1] ?? '').split('\n')) {
    if (!line.trim()) continue;
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`Not a front matter line: ${line}`);
    fields[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return { fields, body: source.slice(match[0].length).trim() };
}

/** A field that must be there. */
export function requiredField(document: Document, name: string): string {
  const value = document.fields[name];
  if (!value) throw new Error(`The document lacks the field ${name}`);
  return value;
}
