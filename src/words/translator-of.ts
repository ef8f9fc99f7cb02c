/** Translates the English texts of a machine or service; any other text is returned unchanged. */
export function translatorOf<Key extends string>(
  english: Record<Key, string>,
  words: Record<Key, string>,
): (text: string) => string {
  const keys = Object.keys(english) as Key[];
  return (text) => {
    const key = keys.find((each) => english[each] === text);
    return key === undefined ? text : words[key];
  };
}
