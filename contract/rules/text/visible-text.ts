const unseen = '\\p{Z}\\p{M}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}';
/** Blank although they count as symbols: the empty Braille pattern and the empty note head. Then what is no character. */
const blank = '\\u2800\\ud834\\udd59\\ufdd0-\\ufdef\\ufffe\\uffff';

/** A JSON Schema pattern: holds something that can be seen. Spaces, marks alone and characters without a shape are none. */
export const visiblePattern = `[^${unseen}${blank}]`;

const visible = new RegExp(visiblePattern, 'u');

export const isVisible = (text: string): boolean => visible.test(text);
