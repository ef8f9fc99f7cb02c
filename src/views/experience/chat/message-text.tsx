import { linkParts } from './link-parts.ts';

/** What somebody wrote; addresses of the web open beside the session, which learns nothing of it. */
export function MessageText({ text }: { text: string }) {
  let at = 0;
  return linkParts(text).map((part) => {
    const key = at;
    at += part.text.length;
    return part.href === null ? (
      part.text
    ) : (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    );
  });
}
