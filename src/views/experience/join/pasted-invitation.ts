const emailPattern = /[^\s<>"'(),;]+@[^\s<>"'(),;]+\.[^\s<>"'(),;.]+/;
const idPattern = /[A-Za-z0-9_-]{22}/;

/** The digits of a code in whatever was pasted: plain, in groups, or in a sentence; undefined where there is none. */
export function codeFrom(text: string): string | undefined {
  return text.match(/(?<!\d)\d(?:[\s\u2009\u00a0-]?\d){5}(?!\d)/u)?.[0].replace(/\D/g, '');
}

/** The address in whatever was pasted: plain, `Name <mail>`, `mailto:`; undefined where there is none. */
export function emailFrom(text: string): string | undefined {
  return text.replace(/mailto:/i, '').match(emailPattern)?.[0];
}

/** The session id in whatever was pasted: the id, with blanks, or a whole link. */
export function sessionIdFrom(text: string): string | undefined {
  const inLink = text.match(/\/experience\/(?:wait\/|live\/)?([A-Za-z0-9_-]{22})(?![A-Za-z0-9_-])/)?.[1];
  const plain = text.replace(/\s+/g, '');
  return inLink ?? (plain.length === 22 ? plain.match(idPattern)?.[0] : undefined);
}
