/** A lookup for what a machine or service says in English: in the words of a language, and any other text as it is. */
export function saidIn<Key extends string>(
  english: Record<Key, string>,
  words: Record<Key, string>,
): (text: string) => string {
  const keys = Object.keys(english) as Key[];
  return (text) => {
    const key = keys.find((each) => english[each] === text);
    return key === undefined ? text : words[key];
  };
}
