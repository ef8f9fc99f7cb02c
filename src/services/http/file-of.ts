/** The name in a `Content-Disposition` (RFC 6266); empty without one. */
function nameIn(disposition: unknown): string {
  if (typeof disposition !== 'string') return '';
  const encoded = /;\s*filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded === undefined
    ? (/;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? '')
    : decodeURIComponent(encoded);
}

/** The content of an answer as a file, under the name that the server gives it. */
export const fileOf = (content: Blob, disposition: unknown): File =>
  new File([content], nameIn(disposition), { type: content.type });
