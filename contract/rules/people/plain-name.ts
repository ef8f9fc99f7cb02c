/** The last character of a scheme is enough; a pattern that begins with the first would be tried at every letter. */
const scheme = '[A-Za-z0-9+.\\-]:\\/\\/';
const address = `${scheme}|[wW]{3}\\.|@[^\\s@]+\\.|\\.[A-Za-z]{2,}\\/`;
const hasAddress = new RegExp(address);

/**
 * A name or a title as a JSON Schema pattern. It goes into mails that bear our address, so it holds no web address, no
 * email address, no control character and no line break. A dot inside a name alone (Booking.com, St.John) is none of
 * these; mails see to it that it becomes no link.
 */
export const plainNamePattern = `^(?![^]*(?:${address}))[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$`;

export const plainNameRule = 'may not contain a web address, an email address or a line break.';

/** Whether a text that is cleaned of control characters elsewhere still names an address. */
export const holdsAddress = (text: string): boolean => hasAddress.test(text);
