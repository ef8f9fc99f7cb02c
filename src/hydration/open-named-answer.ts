/** Opens the disclosure that the address names by its fragment, and shows it. */
export function openNamedAnswer(page: Document): void {
  const named = page.getElementById(decodeURIComponent(page.location.hash.slice(1)));
  if (!(named instanceof HTMLDetailsElement) || named.open) return;
  named.open = true;
  named.scrollIntoView();
}
