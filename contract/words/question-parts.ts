/** What leads up to a question, and the question itself: its last sentence. */
export function questionParts(text: string): { lead: string; question: string } {
  const sentences = text.match(/[^.?!]+[.?!]+["”’]?\s*/gy);
  if (!sentences || sentences.join('').length < text.trimEnd().length) return { lead: '', question: text };
  const question = sentences.at(-1)?.trim() ?? text;
  return { lead: sentences.slice(0, -1).join('').trim(), question };
}
